// Opens the page with all widths that `SweepPageTests` writes, on a desk's and a phone's screen: steps from mark
// to mark, drags the strip, and compares the solver's frames with the lines.
// node widths.mjs widths.html
import { strict as assert } from "node:assert";
import { Browser } from "./browser.mjs";

const path = Browser.find();
if (!path) {
  console.error("There is no Chromium to open pages in.");
  process.exit(3);
}
const browser = new Browser(path);
const read = (expression) => browser.evaluate(expression);
const screens = [{}, { width: 390, height: 844, ratio: 2, touch: true }];

try {
  for (const screen of screens) {
    await browser.open(process.argv[2], screen);
    assert.equal(await read("document.documentElement.dataset.mismatches"), "0");
    assert.equal(await read("document.getElementById('widths').hidden"), false);
    const { from, to, marks } = await read("inspector.widths.data");
    assert.ok(marks.length > 1);
    // Keys go to each mark, and the page says what changes there.
    await read(`inspector.resizeRoot("width", ${from})`);
    for (const mark of marks) {
      await browser.press(".");
      assert.equal(await read("inspector.model.size.width"), mark.at);
      assert.ok((await read("document.getElementById('widths-text').textContent")).endsWith(mark.text));
    }
    await browser.press(",");
    assert.equal(await read("inspector.model.size.width"), marks[marks.length - 2].at);
    // The page's solver has every view as wide as its line says.
    const far = await read(`(() => {
      let far = 0;
      for (let width = ${from} + 0.37; width < ${to}; width += 7.3) {
        inspector.resizeRoot("width", width);
        for (const line of inspector.widths.data.curves) {
          const piece = line.pieces.find((one) => one[0] <= width && width <= one[1]);
          const value = piece[2] + (width - piece[0]) * piece[3];
          for (const id of line.views) {
            far = Math.max(far, Math.abs(inspector.model.rect(id).width - value));
          }
        }
      }
      return far;
    })()`);
    // Frames are on pixels, of which there is one to a point here.
    assert.ok(far <= 1, `${far}`);
    // A press on the strip's end is the greatest width.
    const strip = await read(`(() => {
      const { x, y, width, height } = document.getElementById("widths-strip").getBoundingClientRect();
      return [x, y, width, height];
    })()`);
    await browser.click(strip[0] + strip[2] - 10, strip[1] + strip[3] / 2);
    assert.equal(await read("inspector.model.size.width"), to);
    assert.equal(await read("document.documentElement.scrollWidth"), screen.width || 1280);
    // Selecting a view draws its line again.
    await read("inspector.select(inspector.widths.data.curves[0].views[0])");
    assert.deepEqual(browser.errors, []);
  }
  console.log(`widths: ${screens.length} screens`);
} finally {
  await browser.close();
}
