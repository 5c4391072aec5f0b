// The layout's own solver, compiled to WebAssembly, at work on the rows of a snapshot.

class Engine {
  // Starts the module; the bytes may be compressed with gzip.
  static async start(bytes) {
    let module = bytes;
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
      module = new Uint8Array(await new Response(stream).arrayBuffer());
    }
    const { instance } = await WebAssembly.instantiate(module, {});
    return instance.exports;
  }

  constructor(api, model) {
    this.api = api;
    this.model = model;
    this.system = api.layout_system_make();
    this.rowOf = new Map();
    this.addVariables();
    this.addRows();
    const room = Math.max(this.variableCount, this.rows.length, 64);
    this.numbers = api.layout_allocate(4 * room);
    this.doubles = api.layout_allocate(8 * room);
    this.room = room;
    this.milliseconds = 0;
    this.flattenTerms();
    this.settle();
    this.readStates();
  }

  free() {
    this.api.layout_deallocate(this.numbers);
    this.api.layout_deallocate(this.doubles);
    this.api.layout_system_free(this.system);
  }

  // Four for each item that constraints are about; what comes first in the tree rests first.
  addVariables() {
    const { api, model } = this;
    const used = new Set();
    for (const constraint of model.constraints) {
      for (const term of constraint.terms) used.add(term.id);
    }
    const items = model.items.filter((item) => used.has(item.id));
    items.sort((one, other) => (one.rank || 0) - (other.rank || 0) || one.id - other.id);
    this.firstVariable = new Int32Array(model.items.length).fill(-1);
    this.variableCount = items.length * 4;
    const orders = api.layout_allocate(4 * this.variableCount);
    const rests = api.layout_allocate(4 * this.variableCount);
    const order = new Int32Array(api.memory.buffer, orders, this.variableCount);
    const rest = new Int32Array(api.memory.buffer, rests, this.variableCount);
    items.forEach((item, place) => {
      this.firstVariable[item.id] = place * 4;
      for (let part = 0; part < 4; part++) {
        order[place * 4 + part] = -(place * 4 + part);
        rest[place * 4 + part] = part < 2 ? 1 : 0;
      }
    });
    api.layout_system_add_variables(this.system, orders, rests, this.variableCount);
    api.layout_deallocate(orders);
    api.layout_deallocate(rests);
  }

  addRows() {
    const { api, model } = this;
    const rows = model.constraints.filter((row) => row.terms.length > 0 && row.state !== "inactive");
    const sorted = rows.slice().sort(
      (one, other) => one.order - other.order || one.index - other.index);
    const most = Math.max(1, ...rows.map((row) => row.terms.length));
    const variables = api.layout_allocate(4 * most);
    const coefficients = api.layout_allocate(8 * most);
    this.rows = [];
    this.placedByFrame = new Set();
    sorted.forEach((row, order) => {
      if (row.origin === "frame" && row.terms[0].part === 0) this.placedByFrame.add(row.terms[0].id);
      const count = row.terms.length;
      const variable = new Int32Array(api.memory.buffer, variables, count);
      const coefficient = new Float64Array(api.memory.buffer, coefficients, count);
      row.terms.forEach((term, place) => {
        variable[place] = this.firstVariable[term.id] + term.part;
        coefficient[place] = term.factor;
      });
      const relation = row.relation === "<=" ? -1 : row.relation === ">=" ? 1 : 0;
      const number = api.layout_system_add_row(
        this.system, variables, coefficients, count, relation, row.limit, row.priority, order,
        isNumber(row.readiness) ? row.readiness : -1);
      if (number < 0) return;
      this.rowOf.set(row.index, number);
      this.rows[number] = row;
    });
    api.layout_deallocate(variables);
    api.layout_deallocate(coefficients);
    this.rootRows = {};
    for (const row of this.rows) {
      if (row.origin === "root" && row.terms.length === 1 && row.terms[0].id === 0) {
        this.rootRows[PARTS[row.terms[0].part]] = row;
      }
    }
    this.texts = this.wrappingTexts();
  }

  // The texts whose heights are known for all widths, with the rows that ask for the height, and those
  // about where their lines are.
  wrappingTexts() {
    const texts = [];
    for (const [place, { natural, steps }] of Object.entries(this.model.heights)) {
      const id = Number(place);
      const rows = this.rows.filter((row) => row.origin === "content"
        && row.terms.length === 1 && row.terms[0].id === id && row.terms[0].part === 3);
      if (rows.length === 0 || steps.length === 0) continue;
      const baselines = this.rows.filter((row) => [row.first, row.second].some((side) => side
        && /Baseline$/.test(side.attribute) && this.model.idOf(side.item) === id));
      const height = rows[0].limit;
      const step = steps.find((one) => one[1] === height) || steps[0];
      texts.push({ id, natural, steps, rows, baselines, step, baseStep: step });
    }
    this.textOf = new Map(texts.map((text) => [text.id, text]));
    // Where no row compares widths with heights, the heights of the last solution do for the first.
    this.isMixed = this.rows.some((row) =>
      row.terms.some((term) => term.part % 2 === 0) && row.terms.some((term) => term.part % 2 === 1));
    return texts;
  }

  // MARK: Edits

  setConstant(index, constant) {
    const row = this.model.constraints[index];
    // The row's limit holds margins and baselines too, which stay.
    const limit = row.baseLimit === row.baseConstant
      ? constant : row.baseLimit + (constant - row.baseConstant);
    if (!this.rowOf.has(index) || !this.setLimit(row, limit)) return false;
    row.constant = constant;
    // Where lines are is added to it anew.
    for (const text of this.texts) if (text.baselines.includes(row)) text.step = null;
    return true;
  }

  setLimit(row, limit) {
    const number = this.rowOf.get(row.index);
    if (this.api.layout_system_set_constant(this.system, number, limit) < 0) return false;
    row.limit = limit;
    return true;
  }

  setPriority(index, priority) {
    const row = this.model.constraints[index];
    if (!this.rowOf.has(index)) return false;
    const number = this.rowOf.get(index);
    if (this.api.layout_system_set_priority(this.system, number, priority) < 0) return false;
    row.priority = priority;
    return true;
  }

  // Gives the root another width or height.
  setRoot(part, extent) {
    const row = this.rootRows[part];
    if (row) {
      if (!this.setLimit(row, extent)) return false;
      row.constant = extent;
    }
    this.root = { ...(this.root || {}), [part]: extent };
    return true;
  }

  // MARK: Solving

  // Solves, and hands the frames to the model; the states of constraints are read when asked for.
  settle() {
    const start = performance.now();
    if (this.isMixed) for (const text of this.texts) this.setHeight(text, text.natural);
    this.api.layout_system_solve(this.system);
    if (this.texts.length > 0) {
      this.readValues();
      let isAnyOther = false;
      for (const text of this.texts) {
        const width = Math.max(this.values[this.firstVariable[text.id] + 2], 0);
        const step = Engine.step(text.steps, width);
        if (!step) continue;
        isAnyOther = this.setHeight(text, step[1]) || isAnyOther;
        isAnyOther = this.setBaselines(text, step) || isAnyOther;
      }
      if (isAnyOther) this.api.layout_system_solve(this.system);
    }
    this.readValues();
    this.model.place(this.frames());
    this.milliseconds = performance.now() - start;
  }

  // Solves step by step, as a layout does, and keeps the frames of each step.
  replay() {
    const passes = [];
    const keep = (title) => {
      this.readValues();
      passes.push({ title, frames: this.frames() });
    };
    for (const text of this.texts) this.setHeight(text, text.natural);
    this.api.layout_system_solve(this.system);
    keep(this.texts.length > 0 ? "texts as they would like to be" : "all at once");
    if (this.texts.length > 0) {
      for (const text of this.texts) {
        const width = Math.max(this.values[this.firstVariable[text.id] + 2], 0);
        const step = Engine.step(text.steps, width);
        if (!step) continue;
        this.setHeight(text, step[1]);
        this.setBaselines(text, step);
      }
      this.api.layout_system_solve(this.system);
      keep("texts as high as their widths make them");
    }
    this.settle();
    return passes;
  }

  // What a text is like in a width: steps have the least widths for which they do. Without width
  // there is no limit. Nothing where that isn't known.
  static step(steps, width) {
    if (!(width > 0)) return steps[0];
    for (const step of steps) if (width >= step[0]) return step;
    // The heights of many texts aren't known for all narrow widths.
    const last = steps[steps.length - 1];
    return last[0] > 1 ? null : last;
  }

  setHeight(text, height) {
    let isOther = false;
    for (const row of text.rows) {
      if (row.limit === height) continue;
      this.setLimit(row, height);
      isOther = true;
    }
    return isOther;
  }

  // Moves what is aligned to the lines of a text that has more or fewer of them now.
  setBaselines(text, step) {
    if (text.step === step) return false;
    text.step = step;
    for (const row of text.baselines) {
      const moved = (side, times) => {
        const other = side ? this.textOf.get(this.model.idOf(side.item)) : undefined;
        const part = { firstBaseline: 2, lastBaseline: 3 }[side ? side.attribute : ""];
        if (!other || !other.step || !part) return 0;
        return times * (other.step[part] - other.baseStep[part]);
      };
      const own = row.baseLimit + (row.constant - row.baseConstant);
      this.setLimit(row, own - moved(row.first, 1) + moved(row.second, row.multiplier));
    }
    return text.baselines.length > 0;
  }

  readValues() {
    this.api.layout_system_values(this.system, this.doubles, this.variableCount);
    this.values = new Float64Array(this.api.memory.buffer, this.doubles, this.variableCount).slice();
  }

  frames() {
    const { model, values } = this;
    if (model.countsCells) return this.framesInCells();
    return model.items.map((item) => {
      const at = this.firstVariable[item.id];
      const base = item.base;
      const kept = { left: base.left, top: base.top, width: base.width, height: base.height };
      if (item.id === 0) return this.rootFrame(kept, at);
      if (at < 0) return kept;
      const rect = {
        x: values[at], y: values[at + 1], width: Math.max(values[at + 2], 0),
        height: Math.max(values[at + 3], 0),
      };
      const plain = { left: rect.x, top: rect.y, width: rect.width, height: rect.height };
      if (item.kind === "guide" || this.placedByFrame.has(item.id)) return plain;
      return Engine.round(Engine.outset(rect, item.view.alignment), model.scale);
    });
  }

  // As in the library: where text is measured in cells, edges go to the nearest cell of the window.
  framesInCells() {
    const { model, values } = this;
    const places = [];
    return model.items.map((item) => {
      const at = this.firstVariable[item.id];
      const { base } = item;
      const kept = { left: base.left, top: base.top, width: base.width, height: base.height };
      const above = item.parent === null ? { x: 0, y: 0, left: 0, top: 0 } : places[item.parent];
      const isFree = item.id !== 0 && at >= 0;
      const rect = isFree ? Engine.outset({ x: values[at], y: values[at + 1],
        width: Math.max(values[at + 2], 0), height: Math.max(values[at + 3], 0) },
      item.kind === "guide" ? undefined : item.view.alignment)
        : { x: base.left, y: base.top, width: base.width, height: base.height };
      // Where its corner would be in the window, and where it comes to be, as if nothing were scrolled.
      const place = { x: above.x + rect.x, y: above.y + rect.y };
      const cell = (value) => Math.floor(value * model.scale + 0.5 + 1e-6) / model.scale + 0;
      let frame = kept;
      if (item.id === 0) frame = this.rootFrame(kept, at);
      else if (isFree && (item.kind === "guide" || this.placedByFrame.has(item.id))) {
        frame = { left: rect.x, top: rect.y, width: rect.width, height: rect.height };
      } else if (isFree) {
        const [left, top] = [cell(place.x), cell(place.y)];
        frame = { left: left - above.left, top: top - above.top,
          width: Math.max(cell(place.x + rect.width) - left, 0),
          height: Math.max(cell(place.y + rect.height) - top, 0) };
      }
      place.left = isFree ? cell(place.x) : above.left + frame.left;
      place.top = isFree ? cell(place.y) : above.top + frame.top;
      places[item.id] = place;
      return frame;
    });
  }

  rootFrame(kept, at) {
    for (const [index, part] of ["width", "height"].entries()) {
      if (this.root && isNumber(this.root[part])) kept[part] = this.root[part];
      else if (at >= 0 && !this.rootRows[part]) kept[part] = Math.max(this.values[at + 2 + index], 0);
    }
    return kept;
  }

  static outset(rect, insets) {
    if (!insets) return rect;
    return {
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom,
    };
  }

  // Each edge goes to the nearest pixel, as in the library.
  static round(rect, scale) {
    const left = Engine.pixel(rect.x, scale);
    const top = Engine.pixel(rect.y, scale);
    const width = Engine.pixel(rect.x + rect.width, scale) - left;
    const height = Engine.pixel(rect.y + rect.height, scale) - top;
    return {
      left: left / scale, top: top / scale, width: Math.max(width, 0) / scale,
      height: Math.max(height, 0) / scale,
    };
  }

  static pixel(value, scale) {
    const distance = Math.floor(Math.abs(value) * scale + 0.5 + 1e-6);
    return (value < 0 ? -distance : distance) + 0;
  }

  // MARK: Questions

  // Whether nothing is left out after a change, which is undone again.
  mends(change) {
    const kept = this.rows.map((row) => [row.constant, row.priority, row.limit]);
    const { api } = this;
    if (!change()) return false;
    api.layout_system_solve(this.system);
    api.layout_system_left_out(this.system, this.numbers, this.rows.length);
    const flags = new Int32Array(api.memory.buffer, this.numbers, this.rows.length);
    const isMended = flags.every((flag) => flag === 0);
    this.rows.forEach((row, number) => {
      const [constant, priority, limit] = kept[number];
      if (row.limit !== limit) this.setLimit(row, limit);
      if (row.priority !== priority) this.setPriority(row.index, priority);
      row.constant = constant;
    });
    this.api.layout_system_solve(this.system);
    return isMended;
  }

  // What one of an item's numbers is the sum of, as it is now: a factor and a number for each constraint
  // that it follows from. Nothing where that isn't the whole of it.
  //
  // Each number is moved a little, and the item follows by the factor.
  sum(id, part) {
    const at = this.firstVariable[id] + part;
    if (this.rows.length > 2000) return null;
    const rows = this.determining(id, part).map((index) => this.model.constraints[index]);
    if (rows.length === 0 || rows.length > 16) return null;
    const value = () => {
      this.api.layout_system_solve(this.system);
      this.readValues();
      return this.values[at];
    };
    const now = value();
    const little = 1 / 1024;
    const terms = rows.map((row) => {
      const { limit } = row;
      this.setLimit(row, limit + little);
      const factor = Math.round((value() - now) / little * 1e4) / 1e4;
      this.setLimit(row, limit);
      return { row, factor, limit };
    }).filter(({ factor, limit }) => factor !== 0 && limit !== 0);
    value();
    const total = terms.reduce((sum, { factor, limit }) => sum + factor * limit, 0);
    return Math.abs(total - now) < 1e-4 * Math.max(1, Math.abs(now)) ? terms : null;
  }

  // MARK: States

  // The terms of all rows one after the other, so that looking at all of them is quick.
  flattenTerms() {
    const count = this.rows.reduce((sum, row) => sum + row.terms.length, 0);
    this.firstTerm = new Int32Array(this.rows.length + 1);
    this.termVariable = new Int32Array(count);
    this.termFactor = new Float64Array(count);
    let place = 0;
    this.rows.forEach((row, number) => {
      this.firstTerm[number] = place;
      for (const term of row.terms) {
        this.termVariable[place] = this.firstVariable[term.id] + term.part;
        this.termFactor[place++] = term.factor;
      }
    });
    this.firstTerm[this.rows.length] = place;
  }

  readStates() {
    const { api, values, rows, firstTerm, termVariable, termFactor } = this;
    api.layout_system_left_out(this.system, this.numbers, rows.length);
    const flags = new Int32Array(api.memory.buffer, this.numbers, rows.length).slice();
    for (let number = 0; number < rows.length; number++) {
      const row = rows[number];
      let excess = -row.limit;
      for (let place = firstTerm[number]; place < firstTerm[number + 1]; place++) {
        excess += termFactor[place] * values[termVariable[place]];
      }
      const missed = row.relation === "==" ? Math.abs(excess)
        : Math.max(row.relation === "<=" ? excess : -excess, 0);
      const isMet = missed <= 1e-6 * Math.max(1, Math.abs(row.limit));
      row.state = flags[number] ? "leftOut" : isMet ? "holds" : "violated";
      row.violation = isMet ? 0 : missed;
      if (flags[number]) row.clashing = this.contradicted(number);
    }
    this.model.noteStates();
  }

  contradicted(number) {
    const count = this.api.layout_system_contradicted(
      this.system, number, this.numbers, this.room);
    const found = new Int32Array(this.api.memory.buffer, this.numbers, Math.min(count, this.room));
    return Array.from(found, (place) => this.rows[place].index);
  }

  // The constraints that one of an item's numbers follows from, as it is now.
  determining(id, part) {
    const at = this.firstVariable[id];
    if (at < 0) return [];
    const count = this.api.layout_system_determining(
      this.system, at + part, this.numbers, this.room);
    const found = new Int32Array(this.api.memory.buffer, this.numbers, Math.min(count, this.room));
    return Array.from(found, (place) => this.rows[place].index);
  }

  // Another value that one of an item's numbers could have as well; nothing if there is none.
  alternative(id, part) {
    const at = this.firstVariable[id];
    if (at < 0) return undefined;
    const value = this.api.layout_system_alternative(this.system, at + part);
    return Number.isNaN(value) ? undefined : value;
  }
}
