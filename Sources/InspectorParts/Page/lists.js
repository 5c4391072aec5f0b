// Constraints as cards, the list of all of them with filters, what is wrong, and what has moved.

class Lists {
  constructor(page) {
    this.page = page;
    this.lists = {};
  }

  // A constraint with its state, where it was made, and what can be changed of it.
  card(index, about) {
    const { page } = this;
    const { model } = page;
    const row = model.constraints[index];
    const isEdited = row.constant !== row.baseConstant || row.priority !== row.basePriority;
    return el("div", {
      class: `card ${row.state}${page.constraint === index ? " selected" : ""}`
        + `${isEdited ? " edited" : ""}`, "data-constraint": index, tabindex: 0,
      onclick: (event) => { if (!event.target.closest("input, button")) page.mark(index); },
      onkeydown: (event) => {
        if (event.key === "Enter" && event.target === event.currentTarget) page.mark(index);
      },
    },
    el("div", { class: "card-text" }, this.text(row)),
    el("div", { class: "card-foot" },
      el("span", { class: `state ${row.state}` }, STATES[row.state]
        + (row.violation > 0 ? ` by ${short(row.violation)}` : "")),
      row.source ? el("span", { class: "source", title: `${row.source.file}:${row.source.line}` },
        `${row.source.file.split("/").pop()}:${row.source.line}`) : null,
      row.label ? el("span", { class: "source" }, `“${row.label}”`) : null,
      this.others(row, about)),
    this.controls(row));
  }

  // The constraint as it reads now.
  text(row) {
    return Edits.text(row);
  }

  others(row, about) {
    const { model } = this.page;
    return [...new Set([row.firstId, row.secondId])]
      .filter((id) => isNumber(id) && id !== about)
      .map((id) => el("button", { class: "link", onclick: () => this.page.select(id) },
        model.items[id].title));
  }

  // Whether the page can change a constraint.
  canChange(row) {
    const { engine } = this.page;
    return Boolean(row && engine && engine.rowOf.has(row.index)
      && (isStated(row) || row.origin === "root" || row.origin === "content"));
  }

  controls(row) {
    const { page } = this;
    if (!this.canChange(row)) return null;
    const isContent = row.origin === "content";
    return el("div", { class: "controls" },
      isContent ? null : this.number("constant", row.constant, row.baseConstant, -1e6, 1e6,
        (value) => page.setConstant(row.index, value)),
      row.origin === "root" ? null : this.number("priority", row.priority, row.basePriority, 1, 1000,
        (value) => page.setPriority(row.index, value)));
  }

  // A number to type, or to drag by its name.
  number(name, value, base, least, most, change) {
    const input = el("input", { type: "number", value: Math.round(value * 1000) / 1000, min: least,
      max: most, step: "any", "aria-label": name, "data-edit": name });
    const limited = (number) => Math.min(Math.max(number, least), most);
    input.addEventListener("input", () => {
      const number = Number(input.value);
      if (input.value !== "" && Number.isFinite(number)) change(limited(number));
    });
    input.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const next = limited(Number(input.value) + step * (event.shiftKey ? 10 : 1));
      input.value = next;
      change(next);
    });
    const grip = el("span", { class: "grip", title: "Drag to change" }, name);
    grip.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const start = { x: event.clientX, value: Number(input.value) };
      this.isDragging = true;
      const move = (moved) => {
        const next = limited(Math.round(start.value + (moved.clientX - start.x)));
        input.value = next;
        change(next);
      };
      const end = () => {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", end);
        this.isDragging = false;
        this.page.refresh();
      };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
    });
    const back = value !== base ? el("button", { class: "back", title: `Back to ${short(base)}`,
      onclick: () => { change(base); this.page.refresh(); } }, "↺") : null;
    return el("label", { class: "number" }, grip, input, back);
  }

  // MARK: All constraints

  constraints(element) {
    const { page } = this;
    const { filter, model } = page;
    if (!this.filters) {
      const select = (name, options) => el("select", {
        "aria-label": name, "data-filter": name,
        onchange: (event) => { filter[name] = event.target.value; page.update(); },
      }, options.map(([value, title]) => el("option", { value }, title)));
      this.filters = el("div", { class: "filters" },
        select("axis", [["", "both axes"], ["horizontal", "horizontal"], ["vertical", "vertical"]]),
        select("state", [["", "any state"], ["holds", "holds"], ["violated", "not met"],
          ["leftOut", "left out"], ["inactive", "inactive"], ["tight", "at its limit"]]),
        select("priority", [["", "any priority"], ["required", "required"], ["high", "750 to 999"],
          ["low", "below 750"]]),
        select("origin", [["stated", "stated"], ["", "all origins"], ["program", "program"],
          ["container", "containers"], ["content", "content"], ["frame", "frames"],
          ["guide", "the layout's guides"], ["minimum", "sizes ≥ 0"]]));
      this.sum = el("p", { class: "quiet sum" });
      this.all = el("div", { class: "all", role: "list" });
      this.list = new LongList(this.all, 46, (index) => this.line(index));
      fill(element, this.filters, this.sum, this.all);
    }
    const rows = [];
    for (const row of model.constraints) if (this.isShown(row)) rows.push(row.index);
    this.sum.textContent = `${rows.length} of ${model.constraints.length}`
      + (filter.name ? ` with “${filter.name}”` : "");
    this.list.show(rows);
  }

  isShown(row) {
    const { filter, model } = this.page;
    if (filter.axis && row.axis !== filter.axis) return false;
    if (filter.state === "tight") {
      if (row.relation === "==" || row.state !== "holds" || row.slack > 0) return false;
    } else if (filter.state && row.state !== filter.state) return false;
    if (filter.priority === "required" && row.priority < 1000) return false;
    if (filter.priority === "high" && (row.priority >= 1000 || row.priority < 750)) return false;
    if (filter.priority === "low" && row.priority >= 750) return false;
    if (filter.origin === "stated") { if (!isStated(row)) return false; }
    else if (filter.origin && row.origin !== filter.origin
      && !(filter.origin === "frame" && row.origin === "root")) return false;
    const words = filter.name.trim().toLowerCase();
    if (!words) return true;
    const names = [row.firstId, row.secondId].filter((id) => isNumber(id))
      .map((id) => model.items[id].title).join(" ");
    return `${row.text} ${row.label || ""} ${names}`.toLowerCase().includes(words);
  }

  line(index) {
    const { page } = this;
    const row = page.model.constraints[index];
    return el("div", {
      class: `line ${row.state}${page.constraint === index ? " selected" : ""}`, role: "listitem",
      tabindex: 0, "data-constraint": index,
      onclick: () => this.choose(row),
      onkeydown: (event) => { if (event.key === "Enter") this.choose(row); },
    },
    el("div", { class: "card-text" }, this.text(row)),
    el("div", { class: "card-foot" },
      el("span", { class: `state ${row.state}` }, STATES[row.state]
        + (row.violation > 0 ? ` by ${short(row.violation)}` : "")),
      row.source ? el("span", { class: "source" },
        `${row.source.file.split("/").pop()}:${row.source.line}`) : null));
  }

  choose(row) {
    this.page.mark(row.index);
    if (isNumber(row.firstId)) this.page.select(row.firstId, { keepsTab: true });
  }

  // MARK: What is wrong

  issues(element) {
    const { page } = this;
    const { model } = page;
    const found = model.issues();
    const clash = found.filter((one) => one.kind === "leftOut");
    const open = found.filter((one) => one.kind === "ambiguous");
    const unmet = found.filter((one) => one.kind === "violated");
    const section = (title, text, rows) => (rows.length === 0 ? [] : [
      el("h3", {}, title, el("span", { class: "count" }, rows.length)),
      el("p", { class: "quiet" }, text), ...rows.slice(0, 200)]);
    fill(element,
      found.length === 0 ? el("p", { class: "fine" }, "No conflicts, and nothing is ambiguous.") : null,
      section("Conflicts", "Required constraints that can't all be met. The first of each is left out.",
        clash.map((one) => el("div", { class: "conflict" },
          this.card(one.constraint, null),
          one.clash ? el("p", { class: "sum-line" }, one.clash.arithmetic) : null,
          el("p", { class: "quiet" }, this.sumUp(one)),
          one.clashing.map((index) => this.card(index, null)),
          one.text ? el("p", { class: "rule" }, one.text) : null,
          this.repairs(one.clash || { repairs: page.edits.repairs(one.constraint) })))),
      section("Ambiguous", "The constraints leave this open, so the layout has chosen.",
        open.map((one) => el("div", { class: "conflict ambiguous" },
          el("button", { class: "link big", onclick: () => page.select(one.item) },
            model.items[one.item].title),
          el("p", {}, one.open.map((finding) => {
            const rect = model.rect(one.item);
            const value = { x: rect.left, y: rect.top, width: rect.width, height: rect.height };
            return `${finding.part} is ${short(value[finding.part])}, and could be`
              + ` ${short(finding.alternative)}. `;
          }).join(""))))),
      section("Not met", "Constraints with a priority below 1000 that give way to stronger ones: no mistake,"
        + " but worth a look.",
        unmet.map((one) => this.card(one.constraint, null))));
  }

  // What mends a conflict, to be tried with a click where the page solves.
  repairs(clash) {
    const { page } = this;
    if (clash.repairs.length === 0) return null;
    return el("ol", { class: "repairs" }, clash.repairs.map((repair) => el("li", {}, repair.text, " ",
      page.engine ? el("button", { class: "link", "data-repair": repair.place, onclick: () => {
        if (isNumber(repair.constant)) page.setConstant(repair.place, repair.constant);
        else page.setPriority(repair.place, repair.priority);
      } }, "Try it") : null)));
  }

  sumUp(conflict) {
    const row = this.page.model.constraints[conflict.constraint];
    const missed = row.violation > 0 ? `It misses by ${short(row.violation)} points. ` : "";
    const count = conflict.clashing.length;
    return `${missed}It can't be met together with ${count === 1 ? "this one" : `these ${count}`}:`;
  }

  // MARK: What has moved

  sumOfChanges(rows) {
    const here = rows.filter((change) => change.after).length;
    const there = rows.length - here;
    return `${here} of ${this.page.model.viewCount} views are elsewhere, dashed where they are there`
      + `${there > 0 ? `; ${there} are only there` : ""}.`;
  }

  changes(element) {
    const { page } = this;
    const select = el("select", { "aria-label": "compare with", "data-filter": "other",
      onchange: (event) => page.compare(event.target.value) },
    el("option", { value: "" }, "nothing"),
    page.models.map((model, place) => place === page.model.number ? null
      : el("option", { value: place }, model.title)).filter((one) => one),
    page.engine ? el("option", { value: "start" }, "this one before the edits") : null);
    select.value = page.otherName;
    const size = (change) => (change.before && change.after
      ? ["x", "y", "width", "height"].reduce(
        (sum, part) => sum + Math.abs(change.after[part] - change.before[part]), 0) : Infinity);
    const rows = page.changes.slice().sort((one, other) => size(other) - size(one) || 0);
    const say = (change) => {
      if (!change.before) return "new here";
      if (!change.after) return "only there";
      const parts = [];
      for (const [part, title] of [["x", "x"], ["y", "y"], ["width", "width"], ["height", "height"]]) {
        const by = change.after[part] - change.before[part];
        if (Math.abs(by) > 0.005) {
          parts.push(`${title} ${short(change.before[part])} → ${short(change.after[part])}`);
        }
      }
      return parts.join(", ");
    };
    fill(element,
      el("label", { class: "choice" }, "Compare with ", select),
      page.other ? el("p", { class: "quiet sum" }, this.sumOfChanges(rows)) : el("p", { class: "quiet" },
        "Shows which views are elsewhere in another snapshot, and by how much. A file with the JSON"
        + " of a snapshot can be dropped on the page."),
      rows.slice(0, 400).map((change) => el("div", {
        class: "card", tabindex: 0,
        onclick: () => { if (change.id !== null) page.select(change.id, { keepsTab: true }); },
      }, el("div", { class: "card-text" }, change.title),
      el("div", { class: "card-foot" }, say(change)))));
  }
}
