// Compares the lines that the page draws for constraints with those of the library, places and texts.
// node dimensions.mjs script
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)),
  "../../../Sources/InspectorParts/Page");
const parts = ["model.js", "canvas.js"].map((name) => readFileSync(join(folder, name), "utf8"));
const { Model, dimensionLine } = new Function(
  `${parts.join("\n")}\nreturn { Model, dimensionLine };`)();

let count = 0;
let differences = 0;
for (const text of readFileSync(process.argv[2], "utf8").split("\n")) {
  const { snapshot, lines } = JSON.parse(text);
  const model = new Model({ title: "", snapshot }, 0);
  lines.forEach((right, index) => {
    const line = dimensionLine(model, model.constraints[index]);
    count++;
    // What follows another size has a text on the page alone.
    const own = line && { text: line.isRelative ? "" : line.text.replace("−", "-"),
      places: [line.x1, line.y1, line.x2, line.y2] };
    const isSame = own === null || right === null ? own === right
      : own.text === right.text
        && own.places.every((place, number) => Math.abs(place - right.places[number]) < 1e-9);
    if (isSame) return;
    differences++;
    if (differences <= 8) {
      console.error(`${snapshot.constraints[index].text}: ${JSON.stringify(own)} instead of`
        + ` ${JSON.stringify(right)}`);
    }
  });
}
console.log(`${count} lines: ${differences} differences`);
process.exit(count > 0 && differences === 0 ? 0 : 1);
