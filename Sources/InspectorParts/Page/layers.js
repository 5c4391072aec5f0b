// What of a tree is in sight, and its layers one above the other.

class Layers {
  constructor(page) {
    this.page = page;
    this.hidden = new Set();
    this.only = null;
    this.isExploded = false;
  }

  get isWhole() { return this.hidden.size === 0 && this.only === null; }

  hide(id) {
    const { model } = this.page;
    const item = model.items[id];
    this.hidden.add(item.kind === "guide" ? item.parent : id);
    this.page.select(item.parent);
    this.page.update();
  }

  isolate(id) {
    const { model } = this.page;
    const item = model.items[id];
    this.only = item.kind === "guide" ? item.parent : id;
    this.page.update();
  }

  showAll() {
    this.hidden.clear();
    this.only = null;
    this.page.update();
  }

  explode() {
    this.isExploded = !this.isExploded;
    this.page.update();
  }

  // The views to draw: where they begin and end, and which of them hide what is inside.
  range(model) {
    return this.only === null ? [0, model.viewCount] : [this.only, model.items[this.only].end];
  }

  hides(id) { return this.hidden.has(id); }

  // Where a layer lies: turned a little, and higher the deeper a view is in the tree.
  matrix(depth) {
    const { canvas, model } = this.page;
    const { width, height } = model.size;
    const middle = { x: canvas.element.clientWidth / 2, y: canvas.element.clientHeight / 2 };
    const scale = canvas.zoom * 0.72;
    return new DOMMatrix()
      .translateSelf(middle.x + (depth - this.middleDepth) * 34, middle.y - (depth - this.middleDepth) * 22)
      .multiplySelf(new DOMMatrix([0.94, 0.16, -0.24, 0.9, 0, 0]))
      .scaleSelf(scale, scale).translateSelf(-width / 2, -height / 2);
  }

  draw() {
    const { canvas, model } = this.page;
    const { context, colors } = canvas;
    let deepest = 0;
    canvas.eachShown(model, (item) => { deepest = Math.max(deepest, item.depth); }, { isWhole: true });
    this.middleDepth = deepest / 2;
    canvas.eachShown(model, (item, rect) => {
      const matrix = this.matrix(item.depth);
      const ratio = canvas.ratio || 1;
      context.setTransform(new DOMMatrix([ratio, 0, 0, ratio, 0, 0]).multiplySelf(matrix));
      const view = item.view;
      const isFilled = view.backgroundColor || view.imageSize || item.depth === 0;
      // A view that draws something of its own is seen by that.
      context.globalAlpha = isFilled ? 0.86 : view.drawn ? 0 : 0.06;
      context.fillStyle = view.backgroundColor || (view.imageSize ? "#D8DEE6"
        : item.depth === 0 ? colors.sheet : colors.accent);
      context.fillRect(rect.x, rect.y, rect.width, rect.height);
      context.globalAlpha = 1;
      if (view.drawn) canvas.marks.drawView(context, item, rect, { ground: false });
      if (view.text) canvas.drawText(item, rect, false);
      const isSelected = item.id === this.page.selected;
      context.strokeStyle = item.id === this.page.hovered ? colors.red : colors.accent;
      context.lineWidth = (isSelected ? 3 : 0.8) / (canvas.zoom * 0.72);
      context.strokeRect(rect.x, rect.y, rect.width, rect.height);
    }, { isWhole: true });
    context.setTransform(canvas.ratio || 1, 0, 0, canvas.ratio || 1, 0, 0);
  }

  // The topmost view at a point of the picture.
  hit(point) {
    const { canvas, model } = this.page;
    let found = null;
    canvas.eachShown(model, (item, rect) => {
      const at = this.matrix(item.depth).inverse().transformPoint(new DOMPoint(point.x, point.y));
      const isIn = at.x >= rect.x && at.y >= rect.y && at.x < rect.x + rect.width
        && at.y < rect.y + rect.height;
      if (isIn) found = item.id;
    }, { isWhole: true });
    return found;
  }
}
