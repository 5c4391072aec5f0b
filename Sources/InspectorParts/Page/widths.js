// All widths at once: where regimes begin, how wide views are against the window, and what changes at a mark.

class Widths {
  constructor(page) {
    this.page = page;
    this.canvas = page.byId("widths-strip");
    this.context = this.canvas.getContext("2d");
    new ResizeObserver(() => this.draw()).observe(this.canvas);
    this.canvas.addEventListener("pointerdown", (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      this.go(event);
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (event.buttons > 0) this.go(event);
    });
  }

  // What is known of all widths; nothing for a snapshot without a sweep.
  get data() { return this.page.model.widths; }

  get width() { return this.page.model.size.width; }

  // The marks in the order of their places.
  get marks() { return this.data ? this.data.marks : []; }

  update() {
    this.page.byId("widths").hidden = !this.data;
    this.draw();
  }

  // MARK: Places

  x(width) {
    const { from, to } = this.data;
    return 10 + (width - from) / Math.max(to - from, 1e-9) * (this.canvas.clientWidth - 20);
  }

  go(event) {
    const { from, to } = this.data;
    const place = event.clientX - this.canvas.getBoundingClientRect().left;
    const share = (place - 10) / (this.canvas.clientWidth - 20);
    const width = from + Math.min(Math.max(share, 0), 1) * (to - from);
    // A mark is met when the pointer is near it.
    const near = this.marks.find((mark) => Math.abs(this.x(mark.at) - place) < 3);
    this.set(near ? near.at : Math.round(width));
  }

  // Goes to the next mark, or to the one before.
  step(by) {
    if (!this.data) return;
    const places = [this.data.from, ...this.marks.map((mark) => mark.at), this.data.to];
    const next = by > 0
      ? places.find((place) => place > this.width + 1e-6)
      : places.findLast((place) => place < this.width - 1e-6);
    if (next !== undefined) this.set(next);
  }

  // Resizes the window, which stays in sight unless the picture was moved.
  set(width) {
    const { page } = this;
    const wasFitted = page.canvas.isFitted;
    page.resizeRoot("width", width);
    if (wasFitted) page.canvas.fit();
  }

  // MARK: What is said

  get text() {
    const { from, to } = this.data;
    if (this.width < from || this.width > to) return `Known from ${short(from)} to ${short(to)}.`;
    const near = this.marks.find((mark) => Math.abs(mark.at - this.width) <= 0.5);
    if (near) return `At ${short(near.at)}: ${near.text}`;
    const before = this.marks.findLast((mark) => mark.at < this.width);
    const after = this.marks.find((mark) => mark.at > this.width);
    const doubt = before ? before.doubt : this.data.doubt;
    const limits = `From ${short(before ? before.at : from)} to ${short(after ? after.at : to)}`;
    if (doubt) return `${limits}, not proved: ${doubt}`;
    return after ? `${limits}; there ${after.text}` : limits;
  }

  // MARK: Drawing

  draw() {
    const { canvas, context, data } = this;
    if (!data || canvas.clientWidth === 0) return;
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { colors } = this.page.canvas;
    const y = (value) => height - 4 - value / Math.max(data.most, 1) * (height - 18);
    context.font = "10px system-ui, sans-serif";
    context.textAlign = "center";
    let free = -Infinity;
    for (const mark of this.marks) {
      const x = this.x(mark.at);
      context.fillStyle = mark.doubt ? colors.amber : colors.line;
      context.fillRect(x - 0.5, 12, 1, height - 12);
      if (x < free) continue;
      const text = short(mark.at);
      context.fillStyle = colors.soft;
      context.fillText(text, x, 9);
      free = x + context.measureText(text).width + 6;
    }
    for (const curve of data.curves) {
      const isSelected = curve.views.includes(this.page.selected);
      context.strokeStyle = isSelected ? colors.accent : colors.soft;
      context.globalAlpha = isSelected ? 1 : 0.7;
      context.lineWidth = isSelected ? 3 : 1;
      context.beginPath();
      let last = null;
      for (const [from, to, start, slope] of curve.pieces) {
        const end = start + (to - from) * slope;
        if (!last || Math.abs(last - start) > 1e-3) context.moveTo(this.x(from), y(start));
        context.lineTo(this.x(to), y(end));
        last = end;
      }
      context.stroke();
      context.globalAlpha = 1;
    }
    context.fillStyle = colors.accent;
    context.fillRect(this.x(this.width) - 1, 12, 2, height - 12);
    this.page.byId("widths-text").textContent = this.text;
  }

  // The marks beside the picture, where the window's edge comes when it is dragged there.
  drawMarks(canvas) {
    if (!this.data || !this.page.engine) return;
    const { context, colors } = canvas;
    const rect = canvas.onScreen(this.page.model.rect(0));
    const y = Math.max(rect.y - 10, 2);
    for (const mark of this.marks) {
      const x = rect.x + mark.at * canvas.zoom;
      const isNear = Math.abs(mark.at - this.width) <= 0.5;
      context.fillStyle = isNear ? colors.accent : mark.doubt ? colors.amber : colors.soft;
      context.fillRect(x - (isNear ? 1.5 : 0.5), y, isNear ? 3 : 1, 8);
    }
  }
}
