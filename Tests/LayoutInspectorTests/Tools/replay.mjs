// Replays edits in the page's own model and solver, without a browser, and compares every frame bit by
// bit. node replay.mjs solver.wasm script
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [moduleFile, scriptFile] = process.argv.slice(2);
const folder = join(dirname(fileURLToPath(import.meta.url)),
  "../../../Sources/InspectorParts/Page");
const parts = ["model.js", "engine.js"].map((name) => readFileSync(join(folder, name), "utf8"));
const { Model, Engine } = new Function(`${parts.join("\n")}\nreturn { Model, Engine };`)();
const api = await Engine.start(new Uint8Array(readFileSync(moduleFile)));

const lines = readFileSync(scriptFile, "utf8").split("\n");
const count = { trees: 0, edits: 0, frames: 0, differences: 0, trees_that_differ: 0, largest: 0 };
const milliseconds = [];
for (let line = 0; line + 1 < lines.length; line += 2) {
  const model = new Model(JSON.parse(lines[line]).snapshots[0], 0);
  const engine = new Engine(api, model);
  count.trees++;
  const labels = new Map(model.constraints.filter((one) => one.label)
    .map((one) => [one.label, one.index]));
  let differs = false;
  JSON.parse(lines[line + 1]).forEach(({ edit, frames }, step) => {
    const index = labels.get(edit.label);
    const isDone = edit.root ? engine.setRoot(edit.root, edit.value)
      : "priority" in edit ? engine.setPriority(index, edit.priority)
        : engine.setConstant(index, edit.constant);
    if (!isDone) { console.error(`tree ${count.trees}: refused ${JSON.stringify(edit)}`); count.differences++; }
    engine.settle();
    milliseconds.push(engine.milliseconds);
    count.edits++;
    for (let view = 0; view < model.viewCount; view++) {
      const rect = model.rect(view);
      const own = [rect.left, rect.top, rect.width, rect.height];
      for (let part = 0; part < 4; part++) {
        count.frames++;
        const right = frames[view * 4 + part];
        if (Object.is(own[part] + 0, right + 0)) continue;
        count.differences++;
        count.largest = Math.max(count.largest, Math.abs(own[part] - right));
        if (!differs && count.trees_that_differ < 8) {
          console.error(`tree ${count.trees - 1} edit ${step} ${JSON.stringify(edit)}:`
            + ` ${model.items[view].title} ${["x", "y", "width", "height"][part]}`
            + ` is ${own[part]} instead of ${right}`);
        }
        differs = true;
      }
    }
  });
  if (differs) count.trees_that_differ++;
  engine.free();
}
milliseconds.sort((one, other) => one - other);
console.log(`${count.edits} edits of ${count.trees} trees, ${count.frames} numbers of frames: `
  + `${count.differences} differences in ${count.trees_that_differ} trees, the largest ${count.largest}; `
  + `median ${milliseconds[milliseconds.length >> 1].toFixed(2)} ms`);
process.exit(count.differences === 0 ? 0 : 1);
