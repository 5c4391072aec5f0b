// The picture: views, what is selected, dimension lines, distances; and what the pointer does there.

class Canvas {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.context = element.getContext("2d");
    this.zoom = 1;
    this.offset = { x: 0, y: 0 };
    this.pointers = new Map();
    this.marks = new Marks(this);
    this.isFitted = true;
    new ResizeObserver(() => this.resize()).observe(element);
    this.listen();
    this.readColors();
  }

  readColors() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    this.colors = {};
    for (const name of ["ink", "soft", "line", "accent", "red", "amber", "orange", "green", "ghost",
      "ground", "card", "onaccent", "sheet", "blueprint", "blueline", "guide"]) this.colors[name] = color(name);
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0 || height === 0) return;
    this.ratio = window.devicePixelRatio || 1;
    this.element.width = Math.round(width * this.ratio);
    this.element.height = Math.round(height * this.ratio);
    if (this.isFitted) this.fit(); else this.draw();
  }

  fit() {
    const { width, height } = this.page.model.size;
    const { clientWidth, clientHeight } = this.element;
    const room = Math.min(clientWidth, clientHeight) < 500 ? 24 : 48;
    this.zoom = Math.min((clientWidth - 2 * room) / Math.max(width, 1),
      // What is measured in the cells of a terminal has few points.
      (clientHeight - 2 * room) / Math.max(height, 1), Math.max(width, height) < 300 ? 24 : 4);
    this.zoom = Math.max(this.zoom, 0.02);
    this.offset.x = (clientWidth - width * this.zoom) / 2;
    this.offset.y = (clientHeight - height * this.zoom) / 2;
    this.isFitted = true;
    this.draw();
  }

  zoomAt(x, y, factor) {
    const zoom = Math.min(Math.max(this.zoom * factor, 0.02), 32);
    this.offset.x = x - (x - this.offset.x) * zoom / this.zoom;
    this.offset.y = y - (y - this.offset.y) * zoom / this.zoom;
    this.zoom = zoom;
    this.isFitted = false;
    this.draw();
  }

  // Brings an item into sight.
  reveal(id) {
    const rect = this.page.model.rect(id);
    const { clientWidth, clientHeight } = this.element;
    const x = rect.x * this.zoom + this.offset.x;
    const y = rect.y * this.zoom + this.offset.y;
    const isOut = x + rect.width * this.zoom < 8 || y + rect.height * this.zoom < 8
      || x > clientWidth - 8 || y > clientHeight - 8;
    if (isOut) {
      this.isFitted = false;
      this.offset.x += clientWidth / 2 - x - rect.width * this.zoom / 2;
      this.offset.y += clientHeight / 2 - y - rect.height * this.zoom / 2;
    }
  }

  // MARK: Drawing

  draw() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => { this.isWaiting = false; this.drawNow(); });
  }

  drawNow() {
    const { context, page } = this;
    const model = page.model;
    context.setTransform(this.ratio || 1, 0, 0, this.ratio || 1, 0, 0);
    context.clearRect(0, 0, this.element.clientWidth, this.element.clientHeight);
    const isBlueprint = page.mode === "blueprint";
    document.documentElement.dataset.zoom = `${Math.round(this.zoom * 100)}%`;
    page.showZoom(this.zoom);
    this.pixel = 1 / this.zoom;
    if (page.layers.isExploded) { page.layers.draw(); return; }
    context.save();
    context.translate(this.offset.x, this.offset.y);
    context.scale(this.zoom, this.zoom);
    this.drawSheet(model, isBlueprint);
    this.drawViews(model, isBlueprint);
    if (page.mode !== "picture") this.drawOutlines(model, isBlueprint);
    if (page.other) this.drawOther(model, page.other);
    if (isBlueprint && page.selected === null) this.drawAllDimensions(model);
    this.drawMarks(model);
    context.restore();
    this.drawSelection(model);
    this.drawHover(model);
    this.drawHandles(model);
    page.widths.drawMarks(this);
  }

  drawSheet(model, isBlueprint) {
    const { context, colors } = this;
    const { width, height } = model.size;
    context.save();
    context.shadowColor = "rgba(0, 10, 40, 0.22)";
    context.shadowBlur = 28;
    context.shadowOffsetY = 8;
    context.fillStyle = isBlueprint ? colors.blueprint : colors.sheet;
    context.fillRect(0, 0, width, height);
    context.restore();
  }

  // Calls back for each view that shows, within the clips of those that clip.
  // All of them with `isWhole`, also those beyond the edges, and without clips. With `looks` each is drawn as
  // faint as it is with all around it, and turned as these are.
  eachShown(model, draw, { isWhole, looks } = {}) {
    const { context } = this;
    const { layers } = this.page;
    const clips = [];
    const sight = isWhole
      ? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity } : this.sight();
    let [id, end] = layers.range(model);
    while (id < end) {
      while (clips.length > 0 && clips[clips.length - 1] <= id) { clips.pop(); context.restore(); }
      const item = model.items[id];
      const rect = model.rect(id);
      if (item.view.isHidden || layers.hides(id)) { id = item.end; continue; }
      const isOut = rect.x > sight.right || rect.y > sight.bottom
        || rect.x + rect.width < sight.left || rect.y + rect.height < sight.top;
      if (item.view.clipsSubviews && isOut) { id = item.end; continue; }
      const look = looks && item.view.look;
      if (look && (look.alpha < 1 || look.transform)) {
        context.save();
        if (isNumber(look.alpha)) context.globalAlpha *= look.alpha;
        if (look.transform) {
          // It turns about a place that moves with the view.
          const [x, y] = [rect.x - item.base.x, rect.y - item.base.y];
          context.translate(x, y);
          context.transform(...look.transform);
          context.translate(-x, -y);
        }
        clips.push(item.end);
      }
      if (!isOut) draw(item, rect);
      if (item.view.clipsSubviews && item.end > id + 1 && !isWhole) {
        context.save();
        context.beginPath();
        this.marks.pathOf(context, rect, Marks.radii(item.view.cornerRadius, (item.view.look || {}).corners));
        context.clip();
        clips.push(item.end);
      }
      id++;
    }
    while (clips.length > 0) { clips.pop(); context.restore(); }
  }

  sight() {
    return {
      left: -this.offset.x / this.zoom, top: -this.offset.y / this.zoom,
      right: (this.element.clientWidth - this.offset.x) / this.zoom,
      bottom: (this.element.clientHeight - this.offset.y) / this.zoom,
    };
  }

  drawViews(model, isBlueprint) {
    const { context, colors } = this;
    this.eachShown(model, (item, rect) => {
      const view = item.view;
      if (isBlueprint) {
        context.fillStyle = colors.blueline;
        context.globalAlpha = 0.05;
        context.fillRect(rect.x, rect.y, rect.width, rect.height);
        context.globalAlpha = 1;
      } else {
        this.marks.drawView(context, item, rect);
      }
      if (view.imageSize && isBlueprint) this.drawImage(rect, isBlueprint);
      if (view.text) this.drawText(item, rect, isBlueprint);
    }, { looks: !isBlueprint });
  }

  drawImage(rect, isBlueprint) {
    const { context, colors } = this;
    if (isBlueprint) {
      context.strokeStyle = colors.blueline;
      context.lineWidth = 0.5 * this.pixel;
      context.beginPath();
      context.moveTo(rect.x, rect.y);
      context.lineTo(rect.x + rect.width, rect.y + rect.height);
      context.moveTo(rect.x + rect.width, rect.y);
      context.lineTo(rect.x, rect.y + rect.height);
      context.stroke();
      return;
    }
    const side = Math.min(rect.width, rect.height) / 2;
    const x = rect.x + (rect.width - side) / 2;
    const y = rect.y + (rect.height - side) / 2;
    context.fillStyle = "rgba(255, 255, 255, 0.8)";
    context.beginPath();
    [[0, 0.9], [0.35, 0.35], [0.6, 0.75], [0.75, 0.55], [1, 0.9]].forEach(([across, down], place) => {
      if (place === 0) context.moveTo(x + across * side, y + down * side);
      else context.lineTo(x + across * side, y + down * side);
    });
    context.closePath();
    context.fill();
    context.beginPath();
    context.arc(x + 0.75 * side, y + 0.25 * side, 0.1 * side, 0, 7);
    context.fill();
  }

  drawText(item, rect, isBlueprint) {
    const { context, colors } = this;
    const text = item.view.text;
    const base = item.base;
    const hasOtherWidth = Math.abs(rect.width - base.width) > 0.01;
    const lines = hasOtherWidth ? this.broken(item, rect) : text.lines;
    for (const line of lines) {
      const face = line.typeface || text.typeface;
      if (face.size * this.zoom < 2.5) {
        // Too small to read: a bar.
        context.fillStyle = isBlueprint ? colors.blueline : line.color || text.color;
        const alpha = context.globalAlpha;
        context.globalAlpha = alpha * 0.35;
        context.fillRect(line.x + rect.x - base.x, line.baseline + rect.y - base.y - face.size * 0.5,
          line.width, face.size * 0.5);
        context.globalAlpha = alpha;
        continue;
      }
      if (face.size === 1) { this.drawCells(line, rect.x - base.x, rect.y - base.y, isBlueprint, text); continue; }
      const at = { ...line, x: line.x + rect.x - base.x, baseline: line.baseline + rect.y - base.y };
      if (!isBlueprint) this.drawRules(at, face);
      Canvas.drawLine(context, at, face, isBlueprint ? colors.blueline : line.color || text.color);
    }
  }

  // What lies behind a line of text, under it and through it.
  drawRules(line, face) {
    const { context } = this;
    const strip = (y, height, color) => {
      if (!color) return;
      context.fillStyle = color;
      context.fillRect(line.x, line.baseline + y, line.width, height);
    };
    const thickness = Math.max(face.size / 18, 0.5);
    strip(-0.952 * face.size, 1.193 * face.size, line.background);
    strip(0.09 * face.size, thickness, line.underline);
    strip(-0.28 * face.size, thickness, line.strikethrough);
  }

  // A line as long as it was measured, whatever font there is.
  static drawLine(context, line, face, color) {
    context.font = Canvas.font(face);
    context.fillStyle = color;
    context.direction = line.isRightToLeft ? "rtl" : "ltr";
    context.textAlign = "left";
    const measured = context.measureText(line.string).width;
    context.save();
    context.translate(line.x, line.baseline);
    if (measured > 0 && line.width > 0) context.scale(line.width / measured, 1);
    if (line.isRightToLeft) {
      context.textAlign = "right";
      context.fillText(line.string, measured, 0);
    } else {
      context.fillText(line.string, 0, 0);
    }
    context.restore();
  }

  // Letters in the cells of a terminal, each in its own; a line stands on the lower edge of its cells.
  drawCells(line, dx, dy, isBlueprint, text) {
    const { context, colors } = this;
    const letters = [...line.string];
    const width = letters.length > 0 ? line.width / letters.length : 1;
    context.font = "0.95px ui-monospace, \"SF Mono\", Menlo, Consolas, monospace";
    context.fillStyle = isBlueprint ? colors.blueline : line.color || text.color;
    context.textAlign = "center";
    context.direction = "ltr";
    letters.forEach((letter, place) => {
      context.fillText(letter, line.x + dx + (place + 0.5) * width, line.baseline + dy - 0.22);
    });
  }

  static font(face) {
    const family = face.family ? `"${face.family.replace(/["\\]/g, "")}", ` : "";
    return `${face.isItalic ? "italic " : ""}${face.weight || 400} ${face.size}px `
      + `${family}system-ui, -apple-system, "Segoe UI", sans-serif`;
  }

  // The lines of a text in another width, broken between words: only to look at.
  broken(item, rect) {
    const text = item.view.text;
    const first = text.lines[0];
    if (!first) return [];
    const { context } = this;
    const base = item.base;
    context.font = Canvas.font(text.typeface);
    // A line of several pieces counts once.
    const heights = [...new Set(text.lines.map((line) => line.baseline))];
    const pieces = text.lines.filter((line) => line.baseline === first.baseline);
    const own = context.measureText(pieces.map((piece) => piece.string).join("")).width;
    const stretch = own > 0 ? pieces.reduce((sum, piece) => sum + piece.width, 0) / own : 1;
    const width = (string) => context.measureText(string).width * stretch;
    const pitch = heights.length > 1 ? heights[1] - heights[0] : text.typeface.size * 1.2;
    const most = Math.max(1, Math.round((rect.height - (base.height - heights.length * pitch)) / pitch));
    const share = { left: 0, center: 0.5, right: 1 }[text.alignment] || 0;
    const room = rect.width + 0.5;
    // Words with the spaces behind them; what is written without spaces breaks anywhere.
    let rest = text.string.split(/(?<=\s)|(?<=[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef])/);
    const lines = [];
    while (rest.length > 0 && lines.length < most) {
      let count = 1;
      while (count < rest.length && width(rest.slice(0, count + 1).join("").trimEnd()) <= room) count++;
      if (lines.length + 1 === most) count = rest.length;
      let string = rest.slice(0, count).join("").trimEnd();
      rest = rest.slice(count);
      while (string.length > 1 && width(string) > room) string = string.replace(/…$/, "").slice(0, -1) + "…";
      const extent = width(string);
      lines.push({ string, width: extent, isRightToLeft: first.isRightToLeft, color: first.color,
        x: base.x + (rect.width - extent) * share, baseline: first.baseline + lines.length * pitch });
    }
    return lines;
  }

  drawOutlines(model, isBlueprint) {
    const { context, colors } = this;
    context.lineWidth = (isBlueprint ? 1 : 0.75) * this.pixel;
    this.eachShown(model, (item, rect) => {
      context.strokeStyle = isBlueprint ? colors.blueline : colors.accent;
      context.globalAlpha = isBlueprint ? Math.max(0.35, 1 - item.depth * 0.12) : 0.55;
      context.strokeRect(rect.x, rect.y, rect.width, rect.height);
      if (item.guides.length > 0 && this.page.showsGuides) {
        context.setLineDash([4 * this.pixel, 3 * this.pixel]);
        context.strokeStyle = colors.guide;
        for (const guide of item.guides) {
          if (model.items[guide].isSystem) continue;
          const frame = model.rect(guide);
          context.strokeRect(frame.x, frame.y, frame.width, frame.height);
        }
        context.setLineDash([]);
      }
    });
    context.globalAlpha = 1;
  }

  // Hatched where something is open, with the other place it could be.
  drawMarks(model) {
    const { context, colors } = this;
    for (const item of model.items) {
      if (!item.isAmbiguous || model.isHidden(item.id)) continue;
      if (item.kind === "guide" && item.isSystem) continue;
      const isNear = this.page.selected === item.id;
      if (this.page.mode === "picture" && !isNear) continue;
      const rect = model.rect(item.id);
      this.hatch(rect, colors.amber);
      if (!isNear && this.page.mode !== "blueprint") continue;
      const other = { ...rect };
      for (const finding of item.findings) {
        if (!isNumber(finding.alternative)) continue;
        const change = finding.alternative
          - { x: rect.left, y: rect.top, width: rect.width, height: rect.height }[finding.part];
        other[finding.part] += change;
      }
      context.strokeStyle = colors.amber;
      context.lineWidth = 1.25 * this.pixel;
      context.setLineDash([5 * this.pixel, 3 * this.pixel]);
      context.strokeRect(other.x, other.y, other.width, other.height);
      context.setLineDash([]);
    }
  }

  hatch(rect, color) {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    context.strokeStyle = color;
    context.globalAlpha = 0.85;
    context.lineWidth = this.pixel;
    const step = Math.max(7 * this.pixel, (rect.width + rect.height) / 200);
    context.beginPath();
    for (let start = -rect.height; start < rect.width; start += step) {
      context.moveTo(rect.x + start, rect.y + rect.height);
      context.lineTo(rect.x + start + rect.height, rect.y);
    }
    context.stroke();
    context.restore();
  }

  // Where things are in the other snapshot.
  drawOther(model, other) {
    const { context, colors } = this;
    context.lineWidth = 1.25 * this.pixel;
    context.strokeStyle = colors.ghost;
    context.setLineDash([5 * this.pixel, 3 * this.pixel]);
    for (const change of this.page.changes) {
      if (!change.before) continue;
      const rect = change.before;
      context.strokeRect(rect.x, rect.y, rect.width, rect.height);
    }
    context.setLineDash([]);
    // Solid where they are now, if that is far enough to see.
    for (const { before, after } of this.page.changes) {
      if (!after) continue;
      const isFar = !before || ["x", "y", "width", "height"].some(
        (part) => Math.abs(after[part] - before[part]) > 1);
      if (isFar) context.strokeRect(after.x, after.y, after.width, after.height);
    }
  }

  // MARK: On the screen, in its own points

  onScreen(rect) {
    return {
      x: rect.x * this.zoom + this.offset.x, y: rect.y * this.zoom + this.offset.y,
      width: rect.width * this.zoom, height: rect.height * this.zoom,
    };
  }

  drawSelection(model) {
    const { context, colors, page } = this;
    if (page.selected === null) return;
    const rect = this.onScreen(model.rect(page.selected));
    context.lineWidth = 2;
    context.strokeStyle = colors.accent;
    context.strokeRect(rect.x, rect.y, rect.width, rect.height);
    const item = model.items[page.selected];
    const drawn = new Set();
    for (const index of item.constraints) {
      const constraint = model.constraints[index];
      if (isStated(constraint) && constraint.state !== "inactive" && !isQuiet(constraint)) {
        drawn.add(index);
      }
    }
    if (page.constraint !== null) drawn.add(page.constraint);
    const placed = [];
    for (const index of drawn) {
      this.drawDimension(model, model.constraints[index], placed, index === page.constraint);
    }
    // A small picture has no room beside its views; the frame stands below it.
    if (this.element.clientWidth < 500) return;
    this.label(`${short(rect.width / this.zoom)} × ${short(rect.height / this.zoom)}`,
      rect.x + rect.width / 2, rect.y + rect.height + 13, colors.accent, placed);
  }

  drawAllDimensions(model) {
    if (model.constraints.length > 600) return;
    const { context } = this;
    context.save();
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    const placed = [];
    for (const constraint of model.constraints) {
      if (!isStated(constraint) || constraint.state === "inactive" || isQuiet(constraint)) continue;
      const ids = [constraint.firstId, constraint.secondId].filter((id) => isNumber(id));
      if (ids.length === 0 || ids.some((id) => model.isHidden(id))) continue;
      this.drawDimension(model, constraint, placed, false, true);
    }
    context.restore();
  }

  color(constraint) {
    const { colors } = this;
    if (constraint.state === "leftOut") return colors.red;
    if (constraint.state === "violated") return constraint.priority < 1000 ? colors.orange : colors.red;
    return this.page.mode === "blueprint" ? colors.blueline : colors.accent;
  }

  // A line between the two places that a constraint speaks of, or along the size it speaks of.
  drawDimension(model, constraint, placed, isStrong, isFaint) {
    const line = dimensionLine(model, constraint);
    if (!line) return;
    const { context } = this;
    // Things at the same place need no line where there are many.
    const isNothing = Math.hypot(line.x2 - line.x1, line.y2 - line.y1) < 0.5;
    if (isFaint && isNothing && constraint.state === "holds") return;
    const color = this.color(constraint);
    const [x1, y1] = [line.x1 * this.zoom + this.offset.x, line.y1 * this.zoom + this.offset.y];
    const [x2, y2] = [line.x2 * this.zoom + this.offset.x, line.y2 * this.zoom + this.offset.y];
    context.strokeStyle = color;
    context.globalAlpha = isFaint && constraint.state === "holds" ? 0.75 : 1;
    context.lineWidth = isStrong ? 2.5 : 1.25;
    if (constraint.state === "leftOut") context.setLineDash([5, 3]);
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
    context.setLineDash([]);
    const isAcross = line.axis === "horizontal";
    const tick = 4;
    context.beginPath();
    for (const [x, y] of [[x1, y1], [x2, y2]]) {
      context.moveTo(isAcross ? x : x - tick, isAcross ? y - tick : y);
      context.lineTo(isAcross ? x : x + tick, isAcross ? y + tick : y);
    }
    context.stroke();
    context.globalAlpha = 1;
    const isLong = Math.hypot(x2 - x1, y2 - y1) > (isFaint ? 9 : 0);
    if (line.text && isLong && !(isFaint && line.isRelative)) {
      this.label(line.text, (x1 + x2) / 2, (y1 + y2) / 2, color, placed, isFaint);
    }
  }

  // A small sign, moved aside where another one is.
  label(text, x, y, color, placed, isFaint) {
    const { context } = this;
    context.font = `600 ${isFaint ? 9 : 10.5}px system-ui, -apple-system, 'Segoe UI', sans-serif`;
    context.direction = "ltr";
    const width = context.measureText(text).width + (isFaint ? 5 : 9);
    const height = isFaint ? 12 : 16;
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    const edge = { width: this.element.clientWidth, height: this.element.clientHeight };
    box.x = Math.min(Math.max(box.x, 2), edge.width - width - 2);
    box.y = Math.min(Math.max(box.y, 2), edge.height - height - 2);
    for (let attempt = 0; attempt < 8; attempt++) {
      const other = placed.find((old) => old.x < box.x + box.width && old.x + old.width > box.x
        && old.y < box.y + box.height && old.y + old.height > box.y);
      if (!other) break;
      if (isFaint && attempt > 0) return;
      box.y = other.y + other.height + 1;
    }
    placed.push(box);
    const isQuiet = color === this.colors.blueline;
    context.fillStyle = isQuiet ? this.colors.blueprint : color;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, isFaint ? 3 : 5);
    context.fill();
    context.fillStyle = isQuiet ? this.colors.blueline : this.colors.onaccent;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, box.x + box.width / 2, box.y + box.height / 2 + 0.5);
    context.textBaseline = "alphabetic";
  }

  drawHover(model) {
    const { context, colors, page } = this;
    const id = page.hovered;
    if (id === null || id === undefined || id === page.selected) return;
    const rect = model.rect(id);
    const frame = this.onScreen(rect);
    context.lineWidth = 1.5;
    context.strokeStyle = colors.red;
    context.globalAlpha = 0.9;
    context.strokeRect(frame.x, frame.y, frame.width, frame.height);
    context.globalAlpha = 1;
    const placed = [];
    const from = page.selected !== null ? page.selected : model.items[id].parent;
    if (from === null) return;
    for (const line of distances(model.rect(from), rect)) {
      const [x1, y1] = [line.x1 * this.zoom + this.offset.x, line.y1 * this.zoom + this.offset.y];
      const [x2, y2] = [line.x2 * this.zoom + this.offset.x, line.y2 * this.zoom + this.offset.y];
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.lineWidth = 1;
      context.stroke();
      this.label(short(line.length), (x1 + x2) / 2, (y1 + y2) / 2, colors.red, placed);
    }
  }

  drawHandles(model) {
    if (!this.page.engine || this.page.layers.isExploded) return;
    const { context, colors } = this;
    for (const handle of this.handles(model)) {
      context.fillStyle = this.grip === handle.part ? colors.accent : colors.soft;
      context.globalAlpha = this.grip === handle.part ? 1 : 0.65;
      context.beginPath();
      context.roundRect(handle.x, handle.y, handle.width, handle.height, 3);
      context.fill();
      context.globalAlpha = 1;
    }
  }

  handles(model) {
    const rect = this.onScreen(model.rect(0));
    const { clientWidth, clientHeight } = this.element;
    const right = Math.min(rect.x + rect.width + 9, clientWidth - 9);
    const bottom = Math.min(rect.y + rect.height + 9, clientHeight - 9);
    const y = Math.min(Math.max(rect.y + rect.height / 2, 40), clientHeight - 40);
    const x = Math.min(Math.max(rect.x + rect.width / 2, 40), clientWidth - 40);
    return [
      { part: "width", x: right - 3, y: y - 26, width: 6, height: 52 },
      { part: "height", x: x - 26, y: bottom - 3, width: 52, height: 6 },
    ];
  }

  gripAt(x, y) {
    if (!this.page.engine || this.page.layers.isExploded) return null;
    const room = 12;
    const found = this.handles(this.page.model).find((handle) =>
      x > handle.x - room && x < handle.x + handle.width + room
      && y > handle.y - room && y < handle.y + handle.height + room);
    return found ? found.part : null;
  }

  viewAt(point, x, y) {
    const { layers, model } = this.page;
    return layers.isExploded ? layers.hit(point) : model.hit(x, y, layers);
  }

  // MARK: The pointer

  listen() {
    const { element } = this;
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      const { x, y } = this.position(event);
      if (event.ctrlKey || event.metaKey) {
        this.zoomAt(x, y, Math.exp(-event.deltaY * 0.01));
      } else {
        this.offset.x -= event.deltaX;
        this.offset.y -= event.deltaY;
        this.isFitted = false;
        this.draw();
      }
    }, { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", (event) => this.up(event));
    element.addEventListener("pointercancel", (event) => this.up(event));
    element.addEventListener("pointerleave", () => {
      if (this.pointers.size === 0) this.page.hover(null);
    });
    element.addEventListener("dblclick", () => this.fit());
  }

  position(event) {
    const bounds = this.element.getBoundingClientRect();
    return { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
  }

  inTree(point) {
    return {
      x: (point.x - this.offset.x) / this.zoom, y: (point.y - this.offset.y) / this.zoom,
    };
  }

  down(event) {
    const point = this.position(event);
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, point);
    this.hasMoved = false;
    if (this.pointers.size === 1) {
      this.grip = this.gripAt(point.x, point.y);
      this.start = { ...point, size: { ...this.page.model.size } };
    }
  }

  move(event) {
    const point = this.position(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      const grip = this.gripAt(point.x, point.y);
      this.element.style.cursor = grip === "width" ? "ew-resize" : grip ? "ns-resize" : "";
      const { x, y } = this.inTree(point);
      this.page.hover(grip ? null : this.viewAt(point, x, y));
      return;
    }
    const far = Math.hypot(point.x - this.start.x, point.y - this.start.y) > 4;
    if (!this.hasMoved && !far) return;
    this.hasMoved = true;
    if (this.grip) {
      const part = this.grip;
      const moved = part === "width" ? point.x - this.start.x : point.y - this.start.y;
      const extent = Math.max(1, Math.round(this.start.size[part] + moved / this.zoom));
      this.page.resizeRoot(part, extent);
    } else if (this.pointers.size === 2) {
      const [one, other] = [...this.pointers.entries()]
        .map(([id, old]) => ({ old, now: id === event.pointerId ? point : old }));
      const length = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
      const middle = { x: (one.now.x + other.now.x) / 2, y: (one.now.y + other.now.y) / 2 };
      this.zoomAt(middle.x, middle.y, length(one.now, other.now) / length(one.old, other.old) || 1);
    } else {
      this.offset.x += point.x - before.x;
      this.offset.y += point.y - before.y;
      this.isFitted = false;
      this.draw();
    }
    this.pointers.set(event.pointerId, point);
  }

  up(event) {
    const point = this.position(event);
    const wasDown = this.pointers.delete(event.pointerId);
    if (wasDown && !this.hasMoved && !this.grip && event.type === "pointerup") {
      const { x, y } = this.inTree(point);
      this.page.select(this.viewAt(point, x, y), { from: "canvas" });
    }
    if (this.grip) { this.grip = null; this.draw(); }
  }
}

// The line that stands for a constraint, in the root's coordinates. Its text says what is asked of its
// length: a constraint compares the way from the second place to the first, which runs backwards where the
// first comes first; then what is at most −16 is a length of at least 16.
function dimensionLine(model, constraint) {
  const { firstId, secondId, first, second, relation } = constraint;
  if (!isNumber(firstId) || !first) return null;
  const signs = { "==": "", "<=": "≤ ", ">=": "≥ " };
  const isMirrored = model.isMirrored(constraint);
  const one = model.location(firstId, first.attribute, isMirrored);
  const rect = model.rect(firstId);
  const isRelative = isNumber(secondId) && Boolean(second);
  if (one === undefined) {
    const isWidth = first.attribute === "width";
    const text = signs[relation] + (isRelative ? product(constraint) : short(constraint.constant));
    const inset = Math.min(6, (isWidth ? rect.height : rect.width) / 4);
    return isWidth
      ? { axis: "horizontal", x1: rect.x, x2: rect.x + rect.width, y1: rect.y + inset,
        y2: rect.y + inset, text, isRelative }
      : { axis: "vertical", y1: rect.y, y2: rect.y + rect.height, x1: rect.x + inset,
        x2: rect.x + inset, text, isRelative };
  }
  if (!isRelative || Model.isVertical(first.attribute) !== Model.isVertical(second.attribute)) return null;
  const other = model.location(secondId, second.attribute, isMirrored);
  if (other === undefined) return null;
  const frame = model.rect(secondId);
  const isHorizontal = !Model.isVertical(first.attribute);
  const middle = (low1, high1, low2, high2) => {
    const low = Math.max(low1, low2);
    const high = Math.min(high1, high2);
    return high > low ? (low + high) / 2 : (low1 + high1) / 2;
  };
  const line = isHorizontal
    ? { axis: "horizontal", x1: other, x2: one,
      y1: middle(rect.y, rect.y + rect.height, frame.y, frame.y + frame.height) }
    : { axis: "vertical", y1: other, y2: one,
      x1: middle(rect.x, rect.x + rect.width, frame.x, frame.x + frame.width) };
  if (isHorizontal) line.y2 = line.y1; else line.x2 = line.x1;
  if (constraint.multiplier !== 1) {
    return { ...line, text: signs[relation] + product(constraint), isRelative: true };
  }
  const number = constraint.constant;
  if (relation === "==" && number === 0 && constraint.state === "holds") return { ...line, text: "" };
  const way = isMirrored && isHorizontal ? other - one : one - other;
  const isBackwards = Math.abs(way) < 0.005 ? number < 0 : way < 0;
  const reversed = { "==": "==", "<=": ">=", ">=": "<=" }[relation];
  return { ...line, text: isBackwards ? signs[reversed] + short(0 - number) : signs[relation] + short(number) };
}

// The right-hand side of a constraint that speaks of another item.
function product({ second, multiplier, constant }) {
  const times = multiplier === 1 ? "" : ` × ${short(multiplier)}`;
  const more = constant === 0 ? "" : ` ${constant < 0 ? "−" : "+"} ${short(Math.abs(constant))}`;
  return second.attribute + times + more;
}

// The gaps between two rectangles, or the margins of one within the other.
function distances(one, other) {
  const lines = [];
  const right = (rect) => rect.x + rect.width;
  const bottom = (rect) => rect.y + rect.height;
  const overlapY = (Math.max(one.y, other.y) + Math.min(bottom(one), bottom(other))) / 2;
  const overlapX = (Math.max(one.x, other.x) + Math.min(right(one), right(other))) / 2;
  const across = (from, to) => {
    if (Math.abs(to - from) > 0.01) {
      lines.push({ x1: from, x2: to, y1: overlapY, y2: overlapY, length: Math.abs(to - from) });
    }
  };
  const down = (from, to) => {
    if (Math.abs(to - from) > 0.01) {
      lines.push({ x1: overlapX, x2: overlapX, y1: from, y2: to, length: Math.abs(to - from) });
    }
  };
  const isApartX = right(one) <= other.x || right(other) <= one.x;
  const isApartY = bottom(one) <= other.y || bottom(other) <= one.y;
  if (isApartX) {
    if (right(one) <= other.x) across(right(one), other.x); else across(right(other), one.x);
  } else if (!isApartY) {
    across(one.x, other.x);
    across(right(other), right(one));
  }
  if (isApartY) {
    if (bottom(one) <= other.y) down(bottom(one), other.y); else down(bottom(other), one.y);
  } else if (!isApartX) {
    down(one.y, other.y);
    down(bottom(other), bottom(one));
  }
  return lines;
}
