// What a page shows: the views and guides of one snapshot as items with numbers, their rectangles as
// they are now, and the constraints about each.

const PARTS = ["x", "y", "width", "height"];

class Model {
  constructor(entry, number) {
    this.number = number;
    this.title = entry.title;
    const snapshot = entry.snapshot;
    this.scale = snapshot.scale || 1;
    this.notes = snapshot.notes || [];
    this.heights = entry.heights || {};
    this.widths = entry.widths || null;
    this.sums = (entry.reasons && entry.reasons.sums) || {};
    this.clashes = (entry.reasons && entry.reasons.clashes) || [];
    if (entry.skippedHeights > 0) {
      this.notes = [...this.notes, `The heights of ${entry.skippedHeights} views follow from their`
        + " widths in ways that this page doesn't know: they stay."];
    }
    if (entry.cutHeights > 0) {
      this.notes = [...this.notes, `The heights of ${entry.cutHeights} texts are not known for all`
        + " narrow widths, as there are many of them: there they stay."];
    }
    this.items = [];
    this.readViews(snapshot.views);
    this.readGuides(snapshot.views);
    this.readConstraints(snapshot.constraints || []);
    this.conflicts = snapshot.conflicts || [];
    // The letters of a terminal are one cell high.
    this.countsCells = snapshot.views.some((view) => view.text && view.text.typeface.size === 1);
    this.rectangles = this.items.map((item) => ({ ...item.base }));
    this.isEdited = false;
    this.noteStates();
  }

  readViews(views) {
    const path = [];
    views.forEach((view, index) => {
      path.length = view.depth;
      const parent = view.depth > 0 ? path[view.depth - 1] : null;
      path.push(index);
      const item = {
        id: index, kind: "view", view, parent, children: [], guides: [], depth: view.depth,
        title: view.title || view.name || view.type, type: view.type, rank: view.rank,
        findings: view.findings || [], constraints: [], end: index + 1,
        base: { ...view.absoluteFrame, left: view.frame.x, top: view.frame.y },
      };
      // How far what is scrolled has moved.
      const above = parent === null ? { x: 0, y: 0 } : this.items[parent].base;
      item.shift = {
        x: view.absoluteFrame.x - above.x - view.frame.x,
        y: view.absoluteFrame.y - above.y - view.frame.y,
      };
      if (parent !== null) this.items[parent].children.push(index);
      this.items.push(item);
      for (const ancestor of path) this.items[ancestor].end = index + 1;
    });
    this.viewCount = views.length;
  }

  readGuides(views) {
    this.guideIds = views.map(() => []);
    views.forEach((view, owner) => {
      (view.guides || []).forEach((guide, place) => {
        const id = this.items.length;
        const frame = guide.absoluteFrame;
        const above = this.items[owner].base;
        this.items.push({
          id, kind: "guide", view: guide, parent: owner, children: [], guides: [], place,
          depth: view.depth + 1, title: guide.title || guide.identifier || "guide",
          type: guide.isSystem ? "guide of the layout" : "LayoutGuide", rank: guide.rank,
          // A stack's own guides are its own business too.
          isSystem: guide.isSystem || /^UISV-/.test(guide.identifier), findings: guide.findings || [], constraints: [], end: owner + 1,
          base: { ...frame, left: frame.x - above.x, top: frame.y - above.y },
          shift: { x: 0, y: 0 },
        });
        this.items[owner].guides.push(id);
        this.guideIds[owner].push(id);
      });
    });
  }

  idOf(reference) {
    if (!reference) return null;
    if (reference.guide === undefined || reference.guide === null) return reference.view;
    return this.guideIds[reference.view][reference.guide];
  }

  readConstraints(constraints) {
    this.constraints = constraints.map((constraint, index) => {
      const first = constraint.first ? this.idOf(constraint.first.item) : null;
      const second = constraint.second ? this.idOf(constraint.second.item) : null;
      const terms = (constraint.terms || []).map((term) => ({
        id: this.idOf(term.item), part: PARTS.indexOf(term.part), factor: term.factor,
      }));
      for (const id of new Set([first, second])) {
        if (id !== null && id !== undefined) this.items[id].constraints.push(index);
      }
      return {
        ...constraint, index, firstId: first, secondId: second, terms,
        baseState: constraint.state, baseConstant: constraint.constant,
        basePriority: constraint.priority, baseLimit: constraint.limit,
        baseViolation: constraint.violation, axis: Model.axis(constraint, terms),
      };
    });
  }

  static isVertical(attribute) { return /top|bottom|height|centery|baseline/i.test(attribute); }

  static axis(constraint, terms) {
    const side = constraint.first || constraint.second;
    if (side) return Model.isVertical(side.attribute) ? "vertical" : "horizontal";
    return terms.some((term) => term.part % 2 === 1) ? "vertical" : "horizontal";
  }

  // The rectangle of an item now, in the root's coordinates.
  rect(id) { return this.rectangles[id]; }

  get size() {
    const root = this.rectangles[0];
    return root ? { width: root.width, height: root.height } : { width: 0, height: 0 };
  }

  // Takes over other frames: left, top, width, height relative to the superview, by item.
  place(frames) {
    for (const item of this.items) {
      const frame = frames[item.id];
      const rect = this.rectangles[item.id];
      const above = item.parent === null ? { x: 0, y: 0 } : this.rectangles[item.parent];
      rect.left = frame.left;
      rect.top = frame.top;
      rect.x = above.x + item.shift.x + frame.left;
      rect.y = above.y + item.shift.y + frame.top;
      rect.width = frame.width;
      rect.height = frame.height;
    }
  }

  reset() {
    this.rectangles = this.items.map((item) => ({ ...item.base }));
    for (const constraint of this.constraints) {
      constraint.state = constraint.baseState;
      constraint.constant = constraint.baseConstant;
      constraint.priority = constraint.basePriority;
      constraint.limit = constraint.baseLimit;
      constraint.violation = constraint.baseViolation;
    }
    this.isEdited = false;
    this.noteStates();
  }

  // Which items have something that deserves a look.
  noteStates() {
    for (const item of this.items) {
      item.isAmbiguous = item.findings.some((finding) => isNumber(finding.alternative));
      item.mark = item.isAmbiguous && !this.isHidden(item.id) ? "ambiguous" : "";
    }
    const marks = { violated: 1, leftOut: 2 };
    for (const constraint of this.constraints) {
      if (!marks[constraint.state] || !isStated(constraint)) continue;
      // A wish that gives way to something stronger is no mistake.
      if (constraint.state === "violated" && constraint.priority < 1000) continue;
      for (const id of [constraint.firstId, constraint.secondId]) {
        if (isNumber(id) && this.items[id].mark !== "leftOut") this.items[id].mark = constraint.state;
      }
    }
  }

  issues() {
    const found = [];
    const shown = new Set();
    for (const conflict of this.conflicts) {
      if (this.isEdited) break;
      shown.add(conflict.leftOut);
      found.push({ kind: "leftOut", constraint: conflict.leftOut, clashing: conflict.clashing,
        text: conflict.rule, clash: this.clashes.find(
          (clash) => clash.places[clash.places.length - 1] === conflict.leftOut) });
    }
    for (const constraint of this.constraints) {
      if (constraint.state === "leftOut" && !shown.has(constraint.index)) {
        found.push({ kind: "leftOut", constraint: constraint.index,
          clashing: constraint.clashing || [], text: "" });
      }
    }
    for (const item of this.items) {
      if (!item.isAmbiguous || (item.kind === "guide" && item.isSystem)) continue;
      if (this.isHidden(item.id)) continue;
      const open = item.findings.filter((finding) => isNumber(finding.alternative));
      found.push({ kind: "ambiguous", item: item.id, open });
    }
    for (const constraint of this.constraints) {
      if (constraint.state === "violated" && isStated(constraint) && !isQuiet(constraint)) {
        found.push({ kind: "violated", constraint: constraint.index });
      }
    }
    return found;
  }

  isInside(id, ancestor) {
    if (id === null || ancestor === null) return false;
    const item = this.items[id];
    const place = item.kind === "guide" ? item.parent : id;
    const top = this.items[ancestor];
    return top.kind === "view" && place >= ancestor && place < top.end;
  }

  isHidden(id) {
    for (let current = id; current !== null; current = this.items[current].parent) {
      if (this.items[current].view.isHidden) return true;
    }
    return false;
  }

  // The frontmost view at a point of the root's coordinates; the smallest of those alike.
  hit(x, y, layers) {
    let found = null;
    let [skipTo, end] = layers.range(this);
    for (let id = skipTo; id < end; id++) {
      if (id < skipTo) continue;
      const item = this.items[id];
      const rect = this.rectangles[id];
      const isIn = x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
      if (item.view.isHidden || layers.hides(id) || (item.view.clipsSubviews && !isIn)) { skipTo = item.end; continue; }
      if (isIn) found = id;
    }
    return found;
  }

  // A name that leads to the item again, in this snapshot and in others of the same tree.
  key(id) {
    if (!this.keys) {
      this.keys = [];
      this.idsOfKeys = new Map();
      const seen = new Map();
      for (const item of this.items) {
        const owner = item.kind === "guide" ? this.items[item.parent].title + "." : "";
        const name = owner + item.title;
        const count = (seen.get(name) || 0) + 1;
        seen.set(name, count);
        const key = count > 1 ? `${name}~${count}` : name;
        this.keys.push(key);
        this.idsOfKeys.set(key, item.id);
      }
    }
    return this.keys[id];
  }

  idOfKey(key) {
    if (this.items.length === 0) return null;
    this.key(0);
    return this.idsOfKeys.has(key) ? this.idsOfKeys.get(key) : null;
  }

  // Whether a constraint is measured from the right: it speaks of leading or trailing, and the view around
  // its items reads from right to left.
  isMirrored({ first, second, firstId, secondId }) {
    const isDirectional = [first, second].some((side) => side && /^(leading|trailing)/.test(side.attribute));
    if (!isDirectional) return false;
    const places = [firstId, secondId].filter(isNumber)
      .map((id) => this.items[id].kind === "guide" ? this.items[id].parent : id);
    let holder = Math.min(...places);
    while (this.items[holder].end <= Math.max(...places)) holder = this.items[holder].parent;
    return Boolean(this.items[holder].view.isRightToLeft);
  }

  // Where an attribute of an item lies, in the root's coordinates, with leading at the right where it is
  // mirrored; nothing for sizes.
  location(id, attribute, isMirrored) {
    const rect = this.rectangles[id];
    const item = this.items[id];
    const view = item.view;
    const inset = view.alignment || {};
    const margins = view.margins || {};
    const left = rect.x + (inset.left || 0);
    const right = rect.x + rect.width - (inset.right || 0);
    const top = rect.y + (inset.top || 0);
    const bottom = rect.y + rect.height - (inset.bottom || 0);
    const wasAt = item.base;
    switch (attribute) {
      case "left": return left;
      case "right": return right;
      case "leading": return isMirrored ? right : left;
      case "trailing": return isMirrored ? left : right;
      case "top": return top;
      case "bottom": return bottom;
      case "centerX": return (left + right) / 2;
      case "centerY": return (top + bottom) / 2;
      case "leftMargin": return left + (margins.left || 0);
      case "rightMargin": return right - (margins.right || 0);
      case "topMargin": return top + (margins.top || 0);
      case "bottomMargin": return bottom - (margins.bottom || 0);
      case "leadingMargin":
        return isMirrored ? right - (margins.right || 0) : left + (margins.left || 0);
      case "trailingMargin":
        return isMirrored ? left + (margins.left || 0) : right - (margins.right || 0);
      case "centerXWithinMargins":
        return (left + right + (margins.left || 0) - (margins.right || 0)) / 2;
      case "centerYWithinMargins":
        return (top + bottom + (margins.top || 0) - (margins.bottom || 0)) / 2;
      case "firstBaseline":
        return isNumber(view.firstBaseline) ? rect.y + view.firstBaseline - wasAt.y : top;
      case "lastBaseline":
        return isNumber(view.lastBaseline)
          ? rect.y + rect.height - (wasAt.y + wasAt.height - view.lastBaseline) : bottom;
      default: return undefined;
    }
  }
}

function isNumber(value) { return typeof value === "number" && Number.isFinite(value); }

// Whether the program or a container has stated it, and not the layout itself.
function isStated(constraint) {
  return constraint.origin === "program" || constraint.origin === "container";
}

// Whether it is a wish by which a container settles what is left, and which nobody has to meet.
function isQuiet(constraint) {
  return constraint.origin === "container" && constraint.state === "violated"
    && constraint.priority < 1000;
}

// A number with no more digits than a person reads.
function short(number) {
  if (!isNumber(number)) return "–";
  const rounded = Math.round(number * 100) / 100;
  return String(rounded === 0 ? 0 : rounded).replace("-", "−");
}
