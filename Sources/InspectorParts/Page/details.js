// What is known of the selected item: its frame, why that is so, and its constraints.

class Details {
  constructor(element, page) {
    this.element = element;
    this.page = page;
  }

  update() {
    const { page } = this;
    if (page.selected === null) return this.overview();
    const { model } = page;
    const item = model.items[page.selected];
    const rect = model.rect(item.id);
    const view = item.view;
    const facts = [];
    const path = [];
    for (let id = item.parent; id !== null; id = model.items[id].parent) path.unshift(id);
    facts.push(el("div", { class: "path" }, path.slice(-4).map((id) => [
      el("button", { class: "link", onclick: () => page.select(id) }, model.items[id].title), " › ",
    ])));
    facts.push(el("h2", {}, item.title, " ", el("span", { class: "type" },
      item.title === item.type ? "" : item.type)));
    facts.push(this.frame(item, rect));
    if (view.text) facts.push(el("blockquote", {}, view.text.string));
    const notes = Details.notes(item, model);
    if (notes.length > 0) {
      facts.push(el("div", { class: "chips" }, notes.map((note) => el("span", {}, note))));
    }
    facts.push(this.actions(item));
    facts.push(...this.reasons(item));
    facts.push(...this.constraints(item));
    fill(this.element, facts);
    return undefined;
  }

  overview() {
    const { page } = this;
    const { model } = page;
    const count = (state) => model.constraints.filter((one) => one.state === state).length;
    fill(this.element,
      el("h2", {}, model.title),
      el("p", { class: "quiet" }, `${model.viewCount} views, ${model.constraints.length} constraints,`
        + ` frames and contents included, ${short(model.size.width)} × ${short(model.size.height)} points`
        + ` at ${model.scale} pixels a point.`),
      el("ul", { class: "counts" }, ["holds", "violated", "leftOut", "inactive"].map((state) =>
        el("li", { class: state }, el("b", {}, count(state)), " ", STATES[state]))),
      count("violated") > 0 ? el("p", { class: "quiet" }, "Constraints that aren't met have a priority below 1000"
        + " and give way to stronger ones; this is no mistake. Issues lists them.") : null,
      this.edits(),
      model.notes.map((note) => el("p", { class: "note" }, note)),
      page.engine ? el("p", { class: "quiet" }, "Drag the grips beside the picture to resize the"
        + " window, or select a view and change its constraints: the solver is in this page.") : null,
      el("p", { class: "quiet" }, "Click a view, here or in the tree. Move over another to measure."));
  }

  // What has been changed, as the code would have to be.
  edits() {
    const { edits } = this.page;
    const lines = edits.swift;
    if (lines.length === 0) return null;
    return el("div", { class: "edits" }, el("h3", {}, "Edits", el("span", { class: "count" }, lines.length)),
      edits.rows.map((row, place) => el("p", { class: "card-text" }, lines[place])),
      el("button", { class: "tool", onclick: () => edits.copy() }, "Copy as Swift"));
  }

  // What can be done with an item in the picture.
  actions(item) {
    const { layers } = this.page;
    if (item.parent === null) return null;
    return el("div", { class: "actions" },
      el("button", { class: "tool", "data-action": "hide", title: "Hide it in the picture (h)",
        onclick: () => layers.hide(item.id) }, "Hide"),
      el("button", { class: "tool", "data-action": "isolate", title: "Show it alone (s)",
        onclick: () => layers.isolate(item.id) }, "Only this"));
  }

  frame(item, rect) {
    const parts = [["x", rect.left], ["y", rect.top], ["width", rect.width], ["height", rect.height]];
    const base = item.base;
    const was = { x: base.left, y: base.top, width: base.width, height: base.height };
    return el("dl", { class: "frame" }, parts.map(([part, value]) => {
      const isOther = Math.abs(was[part] - value) > 1e-9;
      return el("div", { class: isOther ? "changed" : "",
        title: isOther ? `was ${short(was[part])}` : undefined },
      el("dt", {}, part), el("dd", {}, short(value)));
    }));
  }

  static notes(item, model) {
    const view = item.view;
    const notes = [];
    if (model.isHidden(item.id)) notes.push("hidden");
    if (view.isRightToLeft) notes.push("right to left");
    if (view.isPlacedByFrame && item.parent !== null) notes.push("placed by its frame");
    if (item.isAmbiguous) notes.push("ambiguous");
    const said = view.accessibility;
    if (said) {
      if (said.label) notes.push(`read as “${said.label}”`);
      if (said.traits.length > 0) notes.push(said.traits.join(", "));
      if (said.hidesElements) notes.push("what is inside isn't read");
    }
    const insets = (name, title) => {
      const found = view[name];
      if (found) {
        notes.push(`${title} ${short(found.top)} ${short(found.left)} ${short(found.bottom)}`
          + ` ${short(found.right)}`);
      }
    };
    insets("margins", "margins");
    insets("safeArea", "safe area");
    insets("alignment", "alignment");
    return notes;
  }

  // What each number of the frame follows from.
  reasons(item) {
    const { page } = this;
    const { model } = page;
    const rect = model.rect(item.id);
    const values = { x: rect.left, y: rect.top, width: rect.width, height: rect.height };
    const sections = [];
    for (const [number, part] of PARTS.entries()) {
      const finding = item.findings.find((one) => one.part === part);
      let rows = finding ? finding.constraints : [];
      if (page.engine && (model.isEdited || !finding)) {
        rows = page.engine.determining(item.id, number).filter((index) => {
          const row = model.constraints[index];
          return row.terms.some((term) => term.id === item.id);
        });
      }
      if (rows.length === 0 && !finding) continue;
      const other = model.isEdited && page.engine
        ? page.engine.alternative(item.id, number) : finding && finding.alternative;
      sections.push(el("div", { class: "reason" },
        el("div", { class: "reason-head" }, this.sum(item, part, values[part]),
          isNumber(other) ? el("span", { class: "tag ambiguous" },
            `open: ${short(other)} would do as well`) : null),
        rows.slice(0, 8).map((index) => page.lists.card(index, item.id)),
        rows.length > 8 ? el("p", { class: "quiet" }, `and ${rows.length - 8} more`) : null));
    }
    if (sections.length === 0) {
      const text = item.parent === null ? "Its size is given."
        : item.findings.length === 0 && item.constraints.length > 0 ? ""
          : "No constraint is about it: its frame is as the program set it.";
      return text ? [el("h3", {}, "Why it is there"), el("p", { class: "quiet" }, text)] : [];
    }
    return [el("h3", {}, "Why it is there"), ...sections];
  }

  // The sum behind a number, as the library writes it; after an edit as the page finds it.
  sum(item, part, value) {
    const { engine, model } = this.page;
    const sum = !model.isEdited && (model.sums[item.id] || {})[part];
    const name = { x: "left", y: "top" }[part] || part;
    const terms = model.isEdited && engine ? engine.sum(item.id, PARTS.indexOf(part)) : null;
    if (terms) return [el("b", {}, name), ` ${short(value)} = ${Details.sumText(terms)}`];
    if (!sum || !sum.startsWith(`${name} `)) return [el("b", {}, name), ` ${short(value)}`];
    return [el("b", {}, name), sum.slice(name.length)];
  }

  static sumText(terms) {
    const places = { root: "its size", content: "content", frame: "frame", guide: "guide", container: "stack" };
    const sorted = terms.slice().sort((one, other) => other.factor * other.limit - one.factor * one.limit);
    return sorted.map(({ row, factor, limit }, place) => {
      const amount = factor * limit;
      const sign = amount < 0 ? (place === 0 ? "−" : "− ") : place === 0 ? "" : "+ ";
      const times = Math.abs(factor) === 1 ? "" : `${short(Math.abs(factor))} × `;
      const where = row.source ? `${row.source.file.split("/").pop()}:${row.source.line}` : places[row.origin];
      return `${sign}${times}${short(Math.abs(limit))}${where ? ` (${where})` : ""}`;
    }).join(" ");
  }

  constraints(item) {
    const { page } = this;
    const rank = { leftOut: 0, violated: 1, holds: 2, inactive: 3 };
    const order = { program: 0, container: 1, content: 2, frame: 3, root: 3, guide: 4, minimum: 5 };
    const rows = item.constraints.filter(
      (index) => page.model.constraints[index].origin !== "minimum");
    rows.sort((one, other) => {
      const [a, b] = [page.model.constraints[one], page.model.constraints[other]];
      return rank[a.state] - rank[b.state] || order[a.origin] - order[b.origin] || one - other;
    });
    if (rows.length === 0) return [];
    return [
      el("h3", {}, `Constraints about it`, el("span", { class: "count" }, rows.length)),
      ...rows.slice(0, 60).map((index) => page.lists.card(index, item.id)),
    ];
  }
}
