// The page: what is selected and shown, and how its parts hear of it.

class Page {
  constructor(data, engineBytes) {
    this.models = data.snapshots.map((entry, number) => new Model(entry, number));
    this.model = this.models[0];
    this.selected = null;
    this.hovered = null;
    this.constraint = null;
    this.mode = "outlines";
    this.showsGuides = false;
    this.filter = { name: "", marked: false, axis: "", state: "", priority: "", origin: "stated" };
    this.other = null;
    this.otherName = "";
    this.changes = [];
    this.tab = "view";
    this.engines = new Map();
    this.edits = new Edits(this);
    // Made when the solver runs; the address keeps them until then.
    this.givenEdits = engineBytes
      ? new URLSearchParams(location.hash.slice(1)).get("edits") || "" : "";
    this.layers = new Layers(this);
    this.makeParts(data);
    this.update();
    this.canvas.fit();
    this.readAddress();
    this.update();
    if (engineBytes) this.startEngine(engineBytes);
  }

  get engine() { return this.engines.get(this.model.number) || null; }

  // MARK: Parts

  makeParts(data) {
    const byId = (id) => document.getElementById(id);
    this.byId = byId;
    byId("title").textContent = data.title;
    document.title = data.title;
    this.lists = new Lists(this);
    this.details = new Details(byId("view-panel"), this);
    this.tree = new Tree(byId("tree"), this);
    this.canvas = new Canvas(byId("canvas"), this);
    this.widths = new Widths(this);
    const chooser = byId("snapshots");
    this.fillChooser();
    chooser.addEventListener("change", () => this.show(Number(chooser.value)));
    byId("search").addEventListener("input", (event) => {
      this.filter.name = event.target.value;
      this.update();
    });
    byId("marked").addEventListener("click", () => {
      this.filter.marked = !this.filter.marked;
      this.update();
    });
    byId("guides").addEventListener("click", () => {
      this.showsGuides = !this.showsGuides;
      this.update();
    });
    for (const button of document.querySelectorAll("[data-mode]")) {
      button.addEventListener("click", () => { this.mode = button.dataset.mode; this.update(); });
    }
    for (const button of document.querySelectorAll("[data-tab]")) {
      button.addEventListener("click", () => this.open(button.dataset.tab));
    }
    byId("fit").addEventListener("click", () => this.canvas.fit());
    byId("theme").addEventListener("click", () => this.changeTheme());
    byId("reset").addEventListener("click", () => this.reset());
    byId("undo").addEventListener("click", () => this.edits.undo());
    byId("copy").addEventListener("click", () => this.edits.copy());
    byId("layers").addEventListener("click", () => this.layers.explode());
    byId("all").addEventListener("click", () => this.layers.showAll());
    byId("passes").addEventListener("click", () => this.showPass());
    byId("help").addEventListener("click", () => byId("keys").showModal());
    byId("keys").addEventListener("click", (event) => {
      if (event.target === byId("keys")) byId("keys").close();
    });
    for (const part of ["width", "height"]) {
      byId(`root-${part}`).addEventListener("input", (event) => {
        const extent = Number(event.target.value);
        if (extent > 0 && extent <= 1e5) this.resizeRoot(part, extent);
      });
    }
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor());
    window.addEventListener("hashchange", () => { this.readAddress(); this.update(); });
    window.addEventListener("keydown", (event) => this.key(event));
    this.listenForFiles();
    if (data.note) this.say(data.note);
  }

  fillChooser() {
    const chooser = this.byId("snapshots");
    fill(chooser, this.models.map((model) => el("option", { value: model.number }, model.title)));
    chooser.hidden = this.models.length < 2;
    chooser.value = this.model.number;
  }

  // MARK: The engine

  async startEngine(bytes) {
    try {
      this.api = await Engine.start(bytes);
      this.makeEngine();
      this.edits.read(this.givenEdits);
      this.givenEdits = "";
    } catch (error) {
      this.say(`The solver doesn't run in this browser: ${error.message}`);
    }
    this.update();
    document.documentElement.dataset.engine = this.engine ? "ready" : "none";
  }

  makeEngine() {
    if (!this.api || this.engine || this.model.constraints.length === 0) return;
    this.engines.set(this.model.number, new Engine(this.api, this.model));
    const moved = this.model.items.filter((item) => {
      const rect = this.model.rect(item.id);
      return item.kind === "view" && ["x", "y", "width", "height"].some(
        (part) => Math.abs(rect[part] - item.base[part]) > 1e-6);
    });
    document.documentElement.dataset.mismatches = moved.length;
    if (moved.length > 0) {
      // What the page can't follow stays as the library had it.
      this.engines.get(this.model.number).free();
      this.engines.delete(this.model.number);
      this.model.reset();
      this.say("This layout can't be solved here: something besides constraints places"
        + ` ${moved.length} of its views, ${moved[0].title} among them.`);
    }
  }

  setConstant(index, value) {
    const row = this.model.constraints[index];
    if (row.origin === "root") { this.resizeRoot(PARTS[row.terms[0].part], value); return; }
    const before = row.constant;
    if (!this.engine || !this.engine.setConstant(index, value)) return;
    this.edits.note("constant", index, before, value);
    this.settle();
  }

  setPriority(index, value) {
    const before = this.model.constraints[index].priority;
    if (!this.engine || !this.engine.setPriority(index, value)) return;
    this.edits.note("priority", index, before, value);
    this.settle();
  }

  resizeRoot(part, extent) {
    const before = this.model.size[part];
    if (!this.engine || !this.engine.setRoot(part, extent)) return;
    this.edits.note(part, null, before, extent);
    this.settle();
  }

  settle() {
    this.forgetPasses();
    this.engine.settle();
    this.model.isEdited = true;
    if (this.other) this.findChanges();
    this.refresh();
  }

  reset() {
    const engine = this.engine;
    if (!engine) return;
    this.forgetPasses();
    engine.free();
    this.engines.delete(this.model.number);
    this.model.reset();
    this.edits.forget();
    this.makeEngine();
    this.update();
    this.writeAddress();
  }

  // Shows what came of an edit: the frames at once, the rest of large trees when there is time.
  refresh() {
    this.canvas.draw();
    this.widths.draw();
    this.tree.list.render();
    this.showEngine();
    if (!this.engine) { this.refreshStates(); return; }
    if (this.engine.rows.length < 5000) {
      this.engine.readStates();
      this.refreshStates();
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.engine) this.engine.readStates();
      this.refreshStates();
      this.canvas.draw();
    }, 120);
  }

  // Shows the states of constraints; fields that are being typed in stay.
  refreshStates() {
    this.tree.list.render();
    this.showIssues();
    const panel = this.byId(`${this.tab}-panel`);
    const isBusy = this.lists.isDragging || panel.contains(document.activeElement)
      && document.activeElement.matches("input");
    if (!isBusy) { this.updatePanel(); return; }
    if (this.tab === "view" && this.selected !== null) {
      const item = this.model.items[this.selected];
      const frame = panel.querySelector("dl.frame");
      if (frame) frame.replaceWith(this.details.frame(item, this.model.rect(item.id)));
    }
    for (const card of panel.querySelectorAll("[data-constraint]")) {
      const row = this.model.constraints[card.dataset.constraint];
      const state = card.querySelector(".state");
      state.textContent = STATES[row.state] + (row.violation > 0 ? ` by ${short(row.violation)}` : "");
      state.className = `state ${row.state}`;
      card.querySelector(".card-text").textContent = this.lists.text(row);
    }
  }

  // Shows the next step of the solution, and after the last one the layout as it is.
  showPass() {
    const { engine, model } = this;
    if (!engine) return;
    if (!this.passes) this.passes = engine.replay();
    this.pass = this.pass === undefined ? 0 : this.pass + 1;
    const pass = this.passes[this.pass];
    if (pass) {
      model.place(pass.frames);
      this.byId("pass").textContent
        = `Pass ${this.pass + 1} of ${this.passes.length}: ${pass.title}`;
    } else {
      this.forgetPasses();
      engine.settle();
    }
    this.byId("pass").hidden = !pass;
    this.byId("passes").setAttribute("aria-pressed", Boolean(pass));
    this.canvas.draw();
    this.tree.list.render();
    this.updatePanel();
  }

  forgetPasses() {
    this.passes = undefined;
    this.pass = undefined;
    this.byId("pass").hidden = true;
    this.byId("passes").setAttribute("aria-pressed", false);
  }

  // MARK: Selection

  select(id, { from, keepsTab } = {}) {
    this.selected = id;
    if (from) this.constraint = null;
    this.hovered = null;
    if (!keepsTab && id !== null && this.tab !== "view") this.open("view", { isQuiet: true });
    if (id !== null && this.model.items[id].kind === "guide" && !this.showsGuides) {
      this.showsGuides = true;
      this.update();
    }
    this.updatePanel();
    if (id !== null) {
      this.tree.reveal(id);
      if (from !== "canvas") this.canvas.reveal(id);
    } else {
      this.tree.list.render();
    }
    this.canvas.draw();
    this.widths.draw();
    this.writeAddress();
  }

  hover(id) {
    if (this.hovered === id) return;
    for (const [old, isOn] of [[this.hovered, false], [id, true]]) {
      const row = old === null ? null : this.byId(`item-${old}`);
      if (row) row.classList.toggle("hovered", isOn);
    }
    this.hovered = id;
    this.canvas.draw();
  }

  // Makes a constraint stand out.
  mark(index) {
    this.constraint = this.constraint === index ? null : index;
    for (const card of document.querySelectorAll("[data-constraint]")) {
      card.classList.toggle("selected", Number(card.dataset.constraint) === this.constraint);
    }
    this.canvas.draw();
  }

  show(number) {
    if (this.pass !== undefined) { this.forgetPasses(); this.engine.settle(); }
    const key = this.selected === null ? null : this.model.key(this.selected);
    this.model = this.models[number];
    this.selected = key === null ? null : this.model.idOfKey(key);
    this.constraint = null;
    this.hovered = null;
    this.tree.closed.clear();
    this.layers.hidden.clear();
    this.layers.only = null;
    this.makeEngine();
    if (this.otherName === String(number)) this.compare("", true);
    if (this.other) this.findChanges();
    this.byId("snapshots").value = number;
    this.update();
    this.canvas.fit();
    this.writeAddress();
  }

  open(tab, { isQuiet } = {}) {
    this.tab = tab;
    document.documentElement.dataset.tab = tab;
    for (const button of document.querySelectorAll("[data-tab]")) {
      button.setAttribute("aria-selected", button.dataset.tab === tab);
    }
    for (const panel of document.querySelectorAll("[role=tabpanel]")) {
      panel.hidden = panel.id !== `${tab}-panel` && panel.id !== "tree-panel";
    }
    if (!isQuiet) this.updatePanel();
  }

  // MARK: Comparing

  compare(name, isQuiet) {
    this.otherName = name;
    this.other = name === "" ? null
      : name === "start" ? { isStart: true } : this.models[Number(name)];
    this.findChanges();
    if (!isQuiet) this.update();
  }

  findChanges() {
    this.changes = [];
    if (!this.other) return;
    const { model, other } = this;
    const rectOf = (owner, id) => ({ ...owner.rect(id) });
    for (let id = 0; id < model.viewCount; id++) {
      const after = rectOf(model, id);
      let before = null;
      if (other.isStart) before = model.items[id].base;
      else {
        const place = other.idOfKey(model.key(id));
        if (place !== null && other.items[place].kind === "view") before = rectOf(other, place);
      }
      const isSame = before && ["x", "y", "width", "height"].every(
        (part) => Math.abs(before[part] - after[part]) < 0.005);
      if (!isSame) this.changes.push({ id, title: model.items[id].title, before, after });
    }
    if (other.isStart) return;
    for (let id = 0; id < other.viewCount; id++) {
      if (model.idOfKey(other.key(id)) === null) {
        this.changes.push({ id: null, title: other.items[id].title, before: rectOf(other, id),
          after: null });
      }
    }
  }

  listenForFiles() {
    window.addEventListener("dragover", (event) => event.preventDefault());
    window.addEventListener("drop", async (event) => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (!file) return;
      try {
        this.add(file.name, JSON.parse(await file.text()));
      } catch (error) {
        this.say(`${file.name} is not the JSON of a snapshot: ${error.message}`);
      }
    });
  }

  // Adds a snapshot to choose and to compare with.
  add(title, snapshot) {
    if (snapshot === null || typeof snapshot !== "object" || !Array.isArray(snapshot.views)) {
      throw new Error("it has no views");
    }
    if (snapshot.version > 1) {
      throw new Error(`it has version ${snapshot.version}, and this page reads version 1`);
    }
    this.models.push(new Model({ title, snapshot }, this.models.length));
    this.fillChooser();
    this.compare(String(this.models.length - 1), true);
    this.open("changes");
    this.update();
  }

  // MARK: Showing

  update() {
    this.tree.update();
    this.byId("marked").setAttribute("aria-pressed", this.filter.marked);
    this.byId("guides").setAttribute("aria-pressed", this.showsGuides);
    this.byId("layers").setAttribute("aria-pressed", this.layers.isExploded);
    this.byId("all").hidden = this.layers.isWhole;
    for (const button of document.querySelectorAll("[data-mode]")) {
      button.setAttribute("aria-pressed", button.dataset.mode === this.mode);
    }
    this.showIssues();
    this.showEngine();
    this.updatePanel();
    this.widths.update();
    this.canvas.draw();
  }

  updatePanel() {
    if (this.tab === "view") this.details.update();
    if (this.tab === "constraints") this.lists.constraints(this.byId("constraints-panel"));
    if (this.tab === "issues") this.lists.issues(this.byId("issues-panel"));
    if (this.tab === "changes") this.lists.changes(this.byId("changes-panel"));
  }

  showIssues() {
    const found = this.model.issues().filter((one) => one.kind !== "violated");
    const badge = this.byId("issue-count");
    badge.textContent = found.length;
    badge.hidden = found.length === 0;
    badge.className = found.some((one) => one.kind === "leftOut") ? "badge red" : "badge amber";
  }

  showEngine() {
    const { engine, model } = this;
    this.byId("engine").hidden = !engine;
    this.byId("passes").hidden = !engine;
    if (!engine) return;
    for (const part of ["width", "height"]) {
      const field = this.byId(`root-${part}`);
      if (document.activeElement !== field) field.value = Math.round(model.size[part] * 100) / 100;
    }
    const time = engine.milliseconds;
    this.byId("time").textContent = model.isEdited
      ? `solved in ${time < 1 ? time.toFixed(2) : time.toFixed(1)} ms` : "drag to resize";
    this.byId("reset").hidden = !model.isEdited;
    this.byId("undo").hidden = this.edits.list.length === 0;
    this.byId("copy").hidden = this.edits.rows.length === 0;
  }

  showZoom(zoom) { this.byId("zoom").textContent = `${Math.round(zoom * 100)} %`; }

  say(text) {
    const note = this.byId("note");
    fill(note, el("span", {}, text), el("button", { "aria-label": "Close",
      onclick: () => { note.hidden = true; } }, "×"));
    note.hidden = false;
  }

  changeTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    this.recolor();
  }

  recolor() {
    this.canvas.readColors();
    this.canvas.draw();
    this.widths.draw();
  }

  // MARK: The address

  readAddress() {
    const words = new URLSearchParams(location.hash.slice(1));
    const number = Number(words.get("snapshot"));
    if (Number.isInteger(number) && this.models[number] && this.model !== this.models[number]) {
      this.show(number);
    }
    const modes = ["picture", "outlines", "blueprint"];
    if (modes.includes(words.get("mode"))) this.mode = words.get("mode");
    if (words.has("view")) {
      const id = this.model.idOfKey(words.get("view"));
      if (id === null) this.say(`There is no view “${words.get("view")}” here.`);
      if (id !== this.selected) this.select(id);
    }
  }

  writeAddress() {
    const words = new URLSearchParams();
    if (this.model.number > 0) words.set("snapshot", this.model.number);
    if (this.selected !== null) words.set("view", this.model.key(this.selected));
    const edits = this.givenEdits || (this.model.isEdited ? this.edits.address : "");
    if (edits) words.set("edits", edits);
    const address = words.size > 0 ? `#${words}` : location.pathname + location.search;
    try { history.replaceState(null, "", address); } catch { /* A page without an address. */ }
  }

  // MARK: Keys

  key(event) {
    if (event.target.matches("input, select, textarea")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (event.metaKey || event.ctrlKey || event.altKey || this.byId("keys").open) return;
    const modes = { 1: "picture", 2: "outlines", 3: "blueprint" };
    if (modes[event.key]) { this.mode = modes[event.key]; this.update(); return; }
    const middle = [this.byId("canvas").clientWidth / 2, this.byId("canvas").clientHeight / 2];
    const actions = {
      "/": () => this.byId("search").focus(),
      Escape: () => this.select(null),
      f: () => this.canvas.fit(),
      "0": () => this.canvas.fit(),
      "+": () => this.canvas.zoomAt(...middle, 1.25),
      "=": () => this.canvas.zoomAt(...middle, 1.25),
      "-": () => this.canvas.zoomAt(...middle, 0.8),
      g: () => this.byId("guides").click(),
      m: () => this.byId("marked").click(),
      d: () => this.changeTheme(),
      r: () => this.reset(),
      z: () => this.edits.undo(),
      h: () => { if (this.selected) this.layers.hide(this.selected); },
      s: () => { if (this.selected) this.layers.isolate(this.selected); else this.layers.showAll(); },
      a: () => this.layers.showAll(),
      e: () => this.layers.explode(),
      p: () => this.showPass(),
      v: () => this.open("view"),
      c: () => this.open("constraints"),
      i: () => this.open("issues"),
      o: () => this.open("changes"),
      ",": () => this.widths.step(-1),
      ".": () => this.widths.step(1),
      "[": () => this.step(-1),
      "]": () => this.step(1),
      "?": () => this.byId("help").click(),
    };
    if (actions[event.key]) {
      event.preventDefault();
      actions[event.key]();
    } else if (event.key.startsWith("Arrow") && !event.target.closest("#tree")) {
      this.tree.key(event);
    }
  }

  step(by) {
    const count = this.models.length;
    if (count > 1) this.show((this.model.number + by + count) % count);
  }
}

function start() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const text = document.getElementById("engine-module").textContent.trim();
  const bytes = text ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : null;
  document.documentElement.dataset.tab = "view";
  window.inspector = new Page(data, bytes);
}
