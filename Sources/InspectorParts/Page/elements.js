// Small helpers for the document. Texts of the tree only ever enter it as text, never as markup.

function el(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child));
}

const STATES = {
  holds: "met", violated: "not met", leftOut: "left out", inactive: "inactive",
};

// A list that makes elements only for what is in sight, so that any length is quick.
class LongList {
  constructor(element, rowHeight, makeRow) {
    this.element = element;
    this.rowHeight = rowHeight;
    this.makeRow = makeRow;
    this.rows = [];
    this.inner = el("div", { class: "long", role: "presentation" });
    element.append(this.inner);
    element.addEventListener("scroll", () => this.render());
    new ResizeObserver(() => this.render()).observe(element);
  }

  show(rows) {
    this.rows = rows;
    this.inner.style.height = `${rows.length * this.rowHeight}px`;
    this.render();
  }

  render() {
    const { element, rowHeight } = this;
    const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - 4);
    const count = Math.ceil((element.clientHeight || 600) / rowHeight) + 8;
    const made = [];
    for (let place = first; place < Math.min(first + count, this.rows.length); place++) {
      const row = this.makeRow(this.rows[place], place);
      row.style.top = `${place * rowHeight}px`;
      made.push(row);
    }
    this.inner.replaceChildren(...made);
  }

  reveal(place) {
    const { element, rowHeight } = this;
    const top = place * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top - rowHeight;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + 2 * rowHeight - element.clientHeight;
    }
    this.render();
  }
}
