// The tree of views and guides, with a filter; keyboard as in any tree.

class Tree {
  constructor(element, page) {
    this.page = page;
    this.element = element;
    this.closed = new Set();
    this.list = new LongList(element, 28, (id) => this.row(id));
    element.addEventListener("keydown", (event) => this.key(event));
  }

  // The items that show: those open, or with a filter those that match and what they stand in.
  update() {
    const { model, filter } = this.page;
    const words = filter.name.trim().toLowerCase();
    const rows = [];
    this.matches = null;
    if (words || filter.marked) {
      this.matches = new Set();
      const shown = new Set();
      for (const item of model.items) {
        if (!this.isMatch(item, words, filter)) continue;
        this.matches.add(item.id);
        for (let id = item.id; id !== null && !shown.has(id); id = model.items[id].parent) {
          shown.add(id);
        }
      }
      for (const id of this.inOrder(model)) if (shown.has(id)) rows.push(id);
    } else {
      rows.push(...this.inOrder(model));
    }
    this.placeOf = new Map(rows.map((id, place) => [id, place]));
    this.list.show(rows);
    this.element.setAttribute("aria-label", `${rows.length} of ${model.items.length} items`);
  }

  isMatch(item, words, filter) {
    if (filter.marked && !item.mark) return false;
    if (item.kind === "guide" && !this.page.showsGuides) return false;
    if (!words) return true;
    const text = item.view.text ? item.view.text.string : "";
    return `${item.title} ${item.type} ${text}`.toLowerCase().includes(words);
  }

  inOrder(model) {
    const rows = [];
    const isFiltered = this.matches !== null;
    let id = 0;
    while (id < model.viewCount) {
      rows.push(id);
      const item = model.items[id];
      const isClosed = !isFiltered && this.closed.has(id);
      if (this.page.showsGuides && !isClosed) rows.push(...item.guides);
      id = isClosed ? item.end : id + 1;
    }
    return rows;
  }

  row(id) {
    const { page } = this;
    const { model } = page;
    const item = model.items[id];
    const rect = model.rect(id);
    const isOpenable = item.children.length > 0
      || (page.showsGuides && item.guides.length > 0);
    const isFaint = (this.matches && !this.matches.has(id)) || model.isHidden(id);
    const titles = { leftOut: "a constraint is left out", violated: "a constraint is not met",
      ambiguous: "ambiguous" };
    return el("div", {
      class: `row${page.selected === id ? " selected" : ""}${isFaint ? " faint" : ""}`
        + `${page.hovered === id ? " hovered" : ""}`,
      role: "treeitem", id: `item-${id}`, "aria-level": item.depth + 1,
      "aria-selected": page.selected === id,
      "aria-expanded": isOpenable ? !this.closed.has(id) : undefined,
      style: `padding-left: ${8 + Math.min(item.depth, 24) * 14}px`,
      onclick: () => page.select(id, { from: "tree" }),
      onmouseenter: () => page.hover(id),
      onmouseleave: () => page.hover(null),
    },
    el("span", {
      class: `twist${isOpenable ? "" : " none"}${this.closed.has(id) ? " closed" : ""}`,
      onclick: (event) => { event.stopPropagation(); this.toggle(id); },
    }),
    el("span", { class: `icon ${Tree.icon(item)}` }),
    el("span", { class: "title", title: item.title }, Tree.title(item)),
    Tree.note(item) ? el("span", { class: "type" }, Tree.note(item)) : null,
    item.mark ? el("span", { class: `mark ${item.mark}`, title: titles[item.mark] }) : null,
    el("span", { class: "size" }, `${Math.round(rect.width)}×${Math.round(rect.height)}`));
  }

  // The name of an item; without one its class, and beside it the text it shows.
  static title(item) {
    return item.kind === "view" && !item.view.name && item.title.startsWith(item.type)
      ? item.type : item.title;
  }

  static note(item) {
    if (Tree.title(item) !== item.type) return item.type;
    return item.view.text ? `“${item.view.text.string.slice(0, 40)}”` : "";
  }

  static icon(item) {
    if (item.kind === "guide") return "guide";
    if (item.view.text) return "text";
    if (item.view.imageSize) return "image";
    if (item.view.clipsSubviews) return "scroll";
    if (/stack/i.test(item.type)) return "stack";
    return "plain";
  }

  toggle(id) {
    if (this.closed.has(id)) this.closed.delete(id); else this.closed.add(id);
    this.update();
  }

  reveal(id) {
    let isChanged = false;
    for (let above = this.page.model.items[id].parent; above !== null;
      above = this.page.model.items[above].parent) {
      isChanged = this.closed.delete(above) || isChanged;
    }
    if (isChanged) this.update();
    const place = this.placeOf.get(id);
    if (place !== undefined) this.list.reveal(place); else this.list.render();
    this.element.setAttribute("aria-activedescendant", `item-${id}`);
  }

  key(event) {
    const { page } = this;
    const rows = this.list.rows;
    const place = page.selected === null ? -1 : this.placeOf.get(page.selected);
    const item = page.selected === null ? null : page.model.items[page.selected];
    const go = (next) => {
      event.preventDefault();
      if (rows[next] !== undefined) page.select(rows[next], { from: "keys" });
    };
    switch (event.key) {
      case "ArrowDown": return go(Math.min((place === undefined ? -1 : place) + 1, rows.length - 1));
      case "ArrowUp": return go(Math.max((place === undefined ? 1 : place) - 1, 0));
      case "Home": return go(0);
      case "End": return go(rows.length - 1);
      case "ArrowRight":
        event.preventDefault();
        if (!item) return go(0);
        if (this.closed.has(item.id)) this.toggle(item.id);
        else if (item.children.length > 0) page.select(item.children[0], { from: "keys" });
        return undefined;
      case "ArrowLeft":
        event.preventDefault();
        if (!item) return undefined;
        if (item.children.length > 0 && !this.closed.has(item.id)) this.toggle(item.id);
        else if (item.parent !== null) page.select(item.parent, { from: "keys" });
        return undefined;
      default: return undefined;
    }
  }
}
