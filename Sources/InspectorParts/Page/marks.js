// Draws what views show of their own: shapes, lines, gradients, symbols, pictures and texts, as the
// library's other pictures have them.

class Marks {
  constructor(canvas) {
    this.canvas = canvas;
    this.trees = new WeakMap();
    this.pictures = new Map();
  }

  // Draws a view without those inside it: its shadow, its ground, its own marks, and its border.
  drawView(context, item, rect, { ground = true } = {}) {
    const { view, base } = item;
    const look = view.look || {};
    // Where it is without its transform.
    const from = look.frame ? Marks.box(look.frame) : base;
    const at = { x: from.x + rect.x - base.x, y: from.y + rect.y - base.y,
      width: from.width + rect.width - base.width, height: from.height + rect.height - base.height };
    const isStandIn = view.imageSize && !view.drawn;
    const color = view.backgroundColor || (isStandIn ? "#D8DEE6" : null);
    const radii = Marks.radii(view.cornerRadius, look.corners);
    if (ground && color) {
      if (look.shadow) this.drawShadow(context, look.shadow, () => this.pathOf(context, at, radii));
      const isThin = Math.min(at.width, at.height) < 1;
      const least = isThin ? this.canvas.pixel : 0;
      context.fillStyle = color;
      context.beginPath();
      this.pathOf(context, { ...at, width: Math.max(at.width, least), height: Math.max(at.height, least) }, radii);
      context.fill();
    }
    if (view.drawn) this.drawMarks(context, view.drawn, from, at);
    if (isStandIn) this.canvas.drawImage(at, false);
    if (look.border && look.border.width > 0) {
      const inset = look.border.width / 2;
      context.strokeStyle = look.border.color;
      context.lineWidth = look.border.width;
      context.beginPath();
      this.pathOf(context, { x: at.x + inset, y: at.y + inset, width: Math.max(at.width - 2 * inset, 0),
        height: Math.max(at.height - 2 * inset, 0) }, radii.map((radius) => Math.max(radius - inset, 0)));
      context.stroke();
    }
  }

  static box([[x, y], [width, height]]) { return { x, y, width, height }; }

  // The radii of the corners, from the upper left one around, of a view and what it says of them.
  static radii(radius, corners) {
    const bits = isNumber(corners) ? corners : 15;
    return [1, 2, 8, 4].map((bit) => bits & bit ? Math.max(radius || 0, 0) : 0);
  }

  pathOf(context, { x, y, width, height }, radii) {
    const most = Math.min(width, height) / 2;
    if (most > 0 && radii.some((radius) => radius > 0)) {
      context.roundRect(x, y, width, height, radii.map((radius) => Math.min(radius, most)));
    } else {
      context.rect(x, y, width, height);
    }
  }

  // Marks of a view that was at one place and is at another one.
  drawMarks(context, marks, from, at) {
    let tree = this.trees.get(marks);
    if (!tree) { tree = Marks.tree(marks); this.trees.set(marks, tree); }
    const isMoved = ["x", "y", "width", "height"].some((part) => Math.abs(from[part] - at[part]) > 0.001);
    for (const node of tree) {
      context.save();
      if (isMoved) this.draw(context, Marks.fitted(node, from, at, context)); else this.draw(context, node);
      context.restore();
    }
  }

  // Marks with what stands between a beginning and its end inside.
  static tree(marks) {
    const root = [];
    const open = [root];
    for (const mark of marks) {
      if (mark.begin) {
        const node = { group: mark.begin.group || {}, inside: [] };
        open[open.length - 1].push(node);
        open.push(node.inside);
      } else if (mark.end) {
        if (open.length > 1) open.pop();
      } else {
        open[open.length - 1].push(mark);
      }
    }
    return root;
  }

  // A mark where the view has another size: what reaches from side to side grows with it, what stands in the
  // middle stays there, and all else keeps to the side it is nearer to.
  static fitted(node, from, at, context) {
    const bounds = Marks.bounds(node);
    if (!bounds) { context.translate(at.x - from.x, at.y - from.y); return node; }
    const along = (start, extent) => {
      const [low, high] = [bounds[start], bounds[start] + bounds[extent]];
      const [before, after] = [low - from[start], from[start] + from[extent] - high];
      const growth = at[extent] - from[extent];
      const moved = at[start] - from[start];
      if (bounds[extent] > from[extent] / 2) {
        return { low: low + moved, extent: Math.max(bounds[extent] + growth, 0) };
      }
      const share = Math.abs(before - after) < 2 ? 0.5 : before < after ? 0 : 1;
      return { low: low + moved + growth * share, extent: bounds[extent] };
    };
    const [across, down] = [along("x", "width"), along("y", "height")];
    const shape = node.fill && node.fill.shape && node.fill.shape.box;
    if (shape && node.fill.paint.color) {
      // Its corners stay as round as they are.
      return { fill: { ...node.fill, shape: { box: { ...shape,
        frame: [[across.low, down.low], [across.extent, down.extent]] } } } };
    }
    const isText = Boolean(node.text);
    const scale = (place, extent) => isText || extent <= 0 ? 1 : place.extent / extent;
    context.translate(across.low, down.low);
    context.scale(scale(across, bounds.width), scale(down, bounds.height));
    context.translate(-bounds.x, -bounds.y);
    return node;
  }

  // The rectangle around a mark, as far as it is known.
  static bounds(node) {
    if (node.inside) {
      const all = node.inside.map(Marks.bounds).filter(Boolean);
      if (all.length === 0) return null;
      const points = all.flatMap((box) => [[box.x, box.y], [box.x + box.width, box.y + box.height]]);
      const [a, b, c, d, e, f] = node.group.transform || [1, 0, 0, 1, 0, 0];
      return Marks.around(points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]));
    }
    const body = node.fill || node.stroke || node.shadow;
    if (body) {
      const { box, circle, path } = body.shape || {};
      if (box) return Marks.box(box.frame);
      if (circle) {
        const [x, y] = circle.center;
        return { x: x - circle.radius, y: y - circle.radius, width: 2 * circle.radius, height: 2 * circle.radius };
      }
      if (path) {
        return Marks.around(path.path.flatMap((piece) => {
          const numbers = piece.split(" ").slice(1).map(Number);
          return numbers.map((number, place) => place % 2 ? null : [number, numbers[place + 1]]).filter(Boolean);
        }));
      }
    }
    if (node.image) return Marks.box(node.image.frame);
    if (node.text) {
      const { x, baseline, width, size } = node.text.line;
      return { x, y: baseline - size, width, height: size };
    }
    if (node.hairline) return Marks.around([node.hairline.from, node.hairline.to]);
    return null;
  }

  static around(points) {
    if (points.length === 0) return null;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  draw(context, node, tint) {
    if (node.inside) { this.drawGroup(context, node, tint); return; }
    if (node.fill) {
      context.fillStyle = this.paint(context, node.fill.paint, tint);
      this.shape(context, node.fill.shape, (rule) => context.fill(rule));
    } else if (node.stroke) {
      const { line } = node.stroke;
      context.strokeStyle = this.paint(context, node.stroke.paint, tint);
      context.lineWidth = line.width;
      context.lineCap = line.cap;
      context.lineJoin = line.join;
      context.setLineDash(line.dashes || []);
      context.lineDashOffset = line.phase || 0;
      this.shape(context, node.stroke.shape, () => context.stroke());
      context.setLineDash([]);
    } else if (node.hairline) {
      const { from, to, color } = node.hairline;
      context.strokeStyle = tint || color;
      context.lineWidth = this.canvas.pixel;
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    } else if (node.shadow) {
      const { shape, shadow } = node.shadow;
      this.drawShadow(context, shadow, () => this.trace(context, shape));
    } else if (node.text) {
      const { line } = node.text;
      Canvas.drawLine(context, line, line, tint || line.color);
    } else if (node.image) {
      this.drawPicture(context, node.image.image, Marks.box(node.image.frame));
    }
  }

  drawGroup(context, { group, inside }, tint) {
    context.save();
    if (group.transform) context.transform(...group.transform);
    if (group.clip) this.shape(context, group.clip, (rule) => context.clip(rule));
    const own = group.tint || tint;
    const isOne = (isNumber(group.opacity) && group.opacity < 1) || group.mask || group.shadow;
    if (!isOne) {
      for (const node of inside) this.draw(context, node, own);
    } else {
      const layer = this.layer(context);
      for (const node of inside) this.draw(layer, node, own);
      if (group.mask) {
        const mask = this.layer(context);
        for (const node of Marks.tree(group.mask)) this.draw(mask, node);
        layer.setTransform(1, 0, 0, 1, 0, 0);
        layer.globalCompositeOperation = "destination-in";
        layer.drawImage(mask.canvas, 0, 0);
      }
      const scale = this.scale(context);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha *= isNumber(group.opacity) ? group.opacity : 1;
      if (group.shadow) {
        const { color, radius, offset } = group.shadow;
        context.shadowColor = color;
        context.shadowBlur = 2 * radius * scale;
        [context.shadowOffsetX, context.shadowOffsetY] = offset.map((length) => length * scale);
      }
      context.drawImage(layer.canvas, 0, 0);
    }
    context.restore();
  }

  // A sheet over the whole picture.
  layer(context) {
    const element = document.createElement("canvas");
    element.width = context.canvas.width;
    element.height = context.canvas.height;
    const layer = element.getContext("2d");
    layer.setTransform(context.getTransform());
    return layer;
  }

  scale(context) {
    const { a, b } = context.getTransform();
    return Math.hypot(a, b);
  }

  // A shadow without what casts it, which is drawn out of sight.
  drawShadow(context, { color, radius, offset }, trace) {
    const scale = this.scale(context);
    const far = 100000;
    context.save();
    context.shadowColor = color;
    context.shadowBlur = 2 * radius * scale;
    context.shadowOffsetX = far + offset[0] * scale;
    context.shadowOffsetY = offset[1] * scale;
    const now = context.getTransform();
    context.setTransform(now.a, now.b, now.c, now.d, now.e - far, now.f);
    context.fillStyle = "#000";
    context.beginPath();
    trace();
    context.fill();
    context.restore();
  }

  shape(context, shape, done) {
    context.beginPath();
    this.trace(context, shape);
    done(shape.path && shape.path.isEvenOdd ? "evenodd" : "nonzero");
  }

  trace(context, { box, circle, path }) {
    if (box) {
      const frame = Marks.box(box.frame);
      if (frame.width >= 0 && frame.height >= 0) this.pathOf(context, frame, Marks.radii(box.radius));
    } else if (circle) {
      context.arc(circle.center[0], circle.center[1], Math.max(circle.radius, 0), 0, 7);
    } else if (path) {
      for (const piece of path.path) {
        const [letter, ...words] = piece.split(" ");
        const numbers = words.map(Number);
        if (letter === "M") context.moveTo(...numbers);
        else if (letter === "L") context.lineTo(...numbers);
        else if (letter === "Q") context.quadraticCurveTo(...numbers);
        else if (letter === "C") context.bezierCurveTo(...numbers);
        else context.closePath();
      }
    }
  }

  // A colour, in that of a tint as much as it covers, or colours that run into each other.
  paint(context, { color, gradient }, tint) {
    if (color) return tint ? Marks.covering(tint, color._0) : color._0;
    if (tint) return tint;
    const { colors, locations, start, end, isRadial } = gradient._0;
    const run = isRadial
      ? context.createRadialGradient(...start, 0, ...start, Math.hypot(end[0] - start[0], end[1] - start[1]))
      : context.createLinearGradient(...start, ...end);
    colors.forEach((one, place) => {
      const at = locations[place];
      if (at >= 0 && at <= 1 && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(one)) run.addColorStop(at, one);
    });
    return run;
  }

  static covering(tint, color) {
    const share = (code) => code.length === 9 ? parseInt(code.slice(7), 16) / 255 : 1;
    const alpha = Math.round(share(tint) * share(color) * 255);
    return tint.slice(0, 7) + alpha.toString(16).padStart(2, "0");
  }

  // A picture from a file, drawn when it has been read.
  drawPicture(context, { data, type }, frame) {
    const key = type + data;
    let picture = this.pictures.get(key);
    if (!picture) {
      picture = new Image();
      this.pictures.set(key, picture);
      if (/^image\/[a-z0-9.+-]+$/.test(type)) {
        picture.onload = () => this.canvas.draw();
        picture.src = `data:${type};base64,${data}`;
      }
    }
    if (picture.complete && picture.naturalWidth > 0) {
      context.drawImage(picture, frame.x, frame.y, frame.width, frame.height);
    } else {
      context.fillStyle = "#D8DEE6";
      context.fillRect(frame.x, frame.y, frame.width, frame.height);
    }
  }
}
