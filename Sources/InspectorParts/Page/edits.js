// What has been changed in a page: step by step, to be taken back, copied as Swift and kept in the address.

class Edits {
  constructor(page) {
    this.page = page;
    this.steps = new Map();
  }

  // The steps in the layout that is shown, the first one first.
  get list() {
    const { number } = this.page.model;
    if (!this.steps.has(number)) this.steps.set(number, []);
    return this.steps.get(number);
  }

  // Notes a change; those of one number that follow each other quickly, as in a drag, are one step.
  note(kind, target, before, after) {
    const now = performance.now();
    const last = this.list[this.list.length - 1];
    if (last && last.kind === kind && last.target === target && now - last.time < 1000) {
      Object.assign(last, { after, time: now });
      if (last.before === after) this.list.pop();
    } else if (before !== after) {
      this.list.push({ kind, target, before, after, time: now });
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.page.writeAddress(), 300);
  }

  // Takes the last step back; whether there was one.
  undo() {
    const { page } = this;
    const step = this.list.pop();
    if (!step || !page.engine) return false;
    if (this.list.length === 0) page.reset();
    else {
      this.apply(step, step.before);
      page.settle();
    }
    page.writeAddress();
    return true;
  }

  forget() {
    this.steps.set(this.page.model.number, []);
  }

  apply({ kind, target }, value) {
    const { engine } = this.page;
    if (kind === "constant") return engine.setConstant(target, value);
    if (kind === "priority") return engine.setPriority(target, value);
    return engine.setRoot(kind, value);
  }

  // MARK: As words

  // The rows that differ from what the program says.
  get rows() {
    return this.page.model.constraints.filter((row) => row.origin !== "root"
      && (row.constant !== row.baseConstant || row.priority !== row.basePriority));
  }

  // A line for each row: card: `width.equalTo(120)` → `160`, Card.swift:31
  get swift() {
    const { model } = this.page;
    return this.rows.map((row) => {
      const place = row.source ? `, ${row.source.file.split("/").pop()}:${row.source.line}` : "";
      return `${model.items[row.firstId] ? `${model.items[row.firstId].title}: ` : ""}`
        + `\`${Edits.statement(row, model)}\` → ${Edits.change(row)}${place}`;
    });
  }

  static statement(row, model) {
    const calls = { "==": "equalTo", "<=": "lessThanOrEqualTo", ">=": "greaterThanOrEqualTo" };
    const call = calls[row.relation] || "equalTo";
    const attribute = row.first ? row.first.attribute : "constraint";
    let text = `${attribute}.${call}(${plain(row.baseConstant)})`;
    if (isNumber(row.secondId)) {
      text = `${attribute}.${call}(${model.items[row.secondId].title}.${row.second.attribute})`;
      if (isNumber(row.multiplier) && row.multiplier !== 1) text += `.multipliedBy(${plain(row.multiplier)})`;
      if (row.baseConstant !== 0) text += `.offset(${plain(row.baseConstant)})`;
    }
    return row.basePriority < 1000 ? `${text}.priority(${plain(row.basePriority)})` : text;
  }

  static change(row) {
    const parts = [];
    if (row.constant !== row.baseConstant) {
      parts.push(isNumber(row.secondId) ? `\`.offset(${plain(row.constant)})\`` : `\`${plain(row.constant)}\``);
    }
    if (row.priority !== row.basePriority) parts.push(`\`.priority(${plain(row.priority)})\``);
    return parts.join(" ");
  }

  // A statement with the numbers that it has now.
  static text(row) {
    let { text } = row;
    if (row.constant !== row.baseConstant) text = Edits.withConstant(row, text);
    if (row.priority !== row.basePriority) {
      const priority = row.priority < 1000 ? ` @${plain(row.priority)}` : "";
      const old = row.basePriority < 1000 ? ` @${plain(row.basePriority)}` : "";
      const place = old ? text.lastIndexOf(old) : -1;
      if (place >= 0) text = text.slice(0, place) + priority + text.slice(place + old.length);
      else text = text.replace(/( '[^']*')?( \([^()]*\))?$/, (rest) => priority + rest);
    }
    return text;
  }

  static withConstant(row, text) {
    const relation = ` ${row.relation} `;
    const place = text.indexOf(relation);
    if (place < 0) return text;
    const head = text.slice(0, place + relation.length);
    const rest = text.slice(place + relation.length);
    if (!row.second) return head + rest.replace(/^[-−]?[\d.,]+(e[+-]?\d+)?/, plain(row.constant));
    const parts = rest.match(/^(\S.*?\.[A-Za-z]+(?: \* [\d.]+)?)( [+-] [\d.]+)?( .*)?$/);
    if (!parts) return text;
    const sign = row.constant < 0 ? "-" : "+";
    const offset = row.constant === 0 ? "" : ` ${sign} ${plain(Math.abs(row.constant))}`;
    return head + parts[1] + offset + (parts[3] || "");
  }

  async copy() {
    const text = this.swift.join("\n");
    try {
      await navigator.clipboard.writeText(text);
      this.page.say(`Copied: ${this.swift.length === 1 ? text : `${this.swift.length} edits`}`);
    } catch {
      this.page.say(text);
    }
  }

  // MARK: In the address

  // 31c160.32p750.w320: constants and priorities by the places of constraints, and the window's size.
  get address() {
    const words = this.rows.flatMap((row) => [
      row.constant !== row.baseConstant ? `${row.index}c${plain(row.constant)}` : "",
      row.priority !== row.basePriority ? `${row.index}p${plain(row.priority)}` : "",
    ]);
    const { size, items } = this.page.model;
    for (const part of ["width", "height"]) {
      if (items.length > 0 && size[part] !== items[0].base[part]) words.push(`${part[0]}${plain(size[part])}`);
    }
    return words.filter((word) => word).slice(0, 200).join("~");
  }

  // Makes the edits of an address; what isn't one is left out.
  read(text) {
    const { page } = this;
    if (!page.engine || !text) return;
    for (const word of text.split("~").slice(0, 200)) {
      const one = word.match(/^(?:(\d{1,6})([cp])|([wh]))(-?\d{1,7}(?:\.\d{1,6})?)$/);
      if (!one) continue;
      const value = Number(one[4]);
      const index = Number(one[1]);
      if (one[3]) {
        if (value > 0 && value <= 1e5) page.resizeRoot(one[3] === "w" ? "width" : "height", value);
      } else if (!page.lists.canChange(page.model.constraints[index])) {
        continue;
      } else if (one[2] === "c") page.setConstant(index, value);
      else if (value >= 1 && value <= 1000) page.setPriority(index, value);
    }
  }

  // MARK: Repairs

  // What mends a conflict that has come of an edit; each was tried, and leaves nothing out.
  repairs(index) {
    const { page } = this;
    const { engine, model } = page;
    const row = model.constraints[index];
    if (!engine || engine.rows.length > 2000) return [];
    const found = [];
    const own = [index, ...(row.clashing || [])].filter((one) => isStated(model.constraints[one]));
    const step = [...this.list].reverse().find((one) => own.includes(one.target));
    if (step) {
      const { kind, target, before } = step;
      found.push({ place: target, [kind]: before,
        text: `Go back to a ${kind} of ${plain(before)} in ${Edits.text(model.constraints[target])}.` });
    }
    for (const place of [...new Set(own)].slice(0, 5)) {
      const other = model.constraints[place];
      for (const constant of [other.constant - row.violation, other.constant + row.violation]) {
        if (row.violation > 0 && engine.mends(() => engine.setConstant(place, constant))) {
          found.push({ place, constant,
            text: `Change the constant of ${Edits.text(other)} from ${plain(other.constant)} to ${plain(constant)}.` });
          break;
        }
      }
      if (other.priority >= 1000 && engine.mends(() => engine.setPriority(place, 999))) {
        found.push({ place, priority: 999, text: `Give ${Edits.text(other)} a priority of 999.` });
      }
    }
    return found.slice(0, 6);
  }
}

// A number as code has it.
function plain(number) {
  return String(Math.round(number * 1000) / 1000 || 0);
}
