// Replays a script of edits in the WebAssembly module and compares every value bit by bit.
// node replay.mjs solver.wasm script
import { readFileSync } from "node:fs";

const [moduleFile, scriptFile] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(moduleFile), {});
const api = instance.exports;

const bytes = readFileSync(scriptFile);
const script = new Float64Array(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
const bits = new BigUint64Array(script.buffer);

const room = 4096;
const numbers = api.layout_allocate(8 * room);
const doubles = api.layout_allocate(8 * room);

let system = 0;
let place = 0;
const next = () => script[place++];
const count = { edits: 0, solutions: 0, values: 0, differences: 0, systems: 0 };

function fail(message) {
  count.differences++;
  if (count.differences <= 5) console.error(message);
}

const steps = [
  function make() {
    if (system) api.layout_system_free(system);
    system = api.layout_system_make();
    count.systems++;
  },
  function addVariable() {
    const view = new Int32Array(api.memory.buffer);
    view[numbers / 4] = next();
    view[numbers / 4 + 1] = next();
    api.layout_system_add_variables(system, numbers, numbers + 4, 1);
  },
  function addRow() {
    const [relation, constant, priority, order, readiness, terms] = script.subarray(place, place += 6);
    const variables = new Int32Array(api.memory.buffer, numbers, terms);
    const coefficients = new Float64Array(api.memory.buffer, doubles, terms);
    for (let term = 0; term < terms; term++) {
      variables[term] = next();
      coefficients[term] = next();
    }
    const row = api.layout_system_add_row(
      system, numbers, doubles, terms, relation, constant, priority, order, readiness);
    if (row < 0) fail(`A row was refused at ${place}.`);
    count.edits++;
  },
  function setConstant() {
    if (api.layout_system_set_constant(system, next(), next()) < 0) fail(`Refused at ${place}.`);
    count.edits++;
  },
  function setPriority() {
    if (api.layout_system_set_priority(system, next(), next()) < 0) fail(`Refused at ${place}.`);
    count.edits++;
  },
  function removeRow() {
    if (api.layout_system_remove_row(system, next()) < 0) fail(`Refused at ${place}.`);
    count.edits++;
  },
  function solve() {
    api.layout_system_solve(system);
    count.solutions++;
    const variables = next();
    api.layout_system_values(system, doubles, variables);
    const values = new BigUint64Array(api.memory.buffer, doubles, variables);
    for (let variable = 0; variable < variables; variable++, place++) {
      count.values++;
      if (values[variable] !== bits[place]) {
        const own = new Float64Array(api.memory.buffer, doubles, variables)[variable];
        fail(`System ${count.systems}: variable ${variable} is ${own} instead of ${script[place]}.`);
      }
    }
    const rows = next();
    api.layout_system_left_out(system, numbers, rows);
    const flags = new Int32Array(api.memory.buffer, numbers, rows);
    for (let row = 0; row < rows; row++) {
      if (flags[row] !== next()) fail(`System ${count.systems}: row ${row} is in or out wrongly.`);
    }
  },
];

while (place < script.length) steps[next()]();
console.log(
  `${count.edits} edits of ${count.systems} systems, ${count.values} values after ` +
  `${count.solutions} solutions: ${count.differences} differences`);
process.exit(count.differences === 0 ? 0 : 1);
