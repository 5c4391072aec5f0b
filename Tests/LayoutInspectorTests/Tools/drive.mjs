// Opens inspector pages in a headless Chromium, clicks, drags, types, and reads back what came of it.
// node drive.mjs folder [large.html] — the folder is the gallery's, written with an engine.
import { strict as assert } from "node:assert";
import { join } from "node:path";
import { Browser } from "./browser.mjs";

const [folder, large] = process.argv.slice(2);
const path = Browser.find();
if (!path) {
  console.error("There is no Chromium to open pages in.");
  process.exit(3);
}
const browser = new Browser(path);
const read = (expression) => browser.evaluate(expression);
const selected = () => read("inspector.selected === null ? null"
  + " : inspector.model.items[inspector.selected].title");
// Where a view's middle is on the screen.
const middle = (title) => read(`(() => {
  const { model, canvas } = inspector;
  const rect = model.rect(model.items.find((item) => item.title === ${JSON.stringify(title)}).id);
  const bounds = canvas.element.getBoundingClientRect();
  return [bounds.x + canvas.offset.x + (rect.x + rect.width / 2) * canvas.zoom,
    bounds.y + canvas.offset.y + (rect.y + rect.height / 2) * canvas.zoom];
})()`);
const rect = (title) => read(
  `inspector.model.rect(inspector.model.items.find((item) => item.title === ${JSON.stringify(title)}).id)`);
let count = 0;

async function check(name, work) {
  try {
    await work();
    assert.deepEqual(browser.errors, []);
    count++;
  } catch (error) {
    console.error(`✘ ${name}`);
    throw error;
  }
}

const page = (name) => join(folder, `${name}.html`);

try {
  await check("a page opens, loads nothing else, and its solver agrees with the library", async () => {
    for (const name of ["login", "profile", "article", "calculator", "settings", "welcome", "form",
      "stack-form", "stack-list", "stack-toolbar", "tags", "dashboard"]) {
      await browser.open(page(name));
      assert.equal(await read("document.documentElement.dataset.engine"), "ready", name);
      const snapshots = await read("inspector.models.length");
      for (let number = 0; number < snapshots; number++) {
        await read(`inspector.show(${number})`);
        assert.equal(await read("document.documentElement.dataset.mismatches"), "0", name);
        assert.equal(await read("inspector.engine !== null"), true, `${name} ${number}`);
      }
      assert.equal(browser.requests.length, 1);
      assert.deepEqual(browser.errors, []);
    }
  });

  await browser.open(page("profile"));
  await check("a click in the picture selects in the tree, and the other way round", async () => {
    await browser.click(...await middle("name"));
    assert.equal(await selected(), "name");
    assert.match(await read("document.querySelector('.row.selected').textContent"), /^name/);
    assert.match(await read("location.hash"), /view=name/);
    const card = await read("inspector.model.items.find((item) => item.title === 'card').id");
    await browser.click(...await browser.middle(`#item-${card}`));
    assert.equal(await selected(), "card");
    assert.equal(await read("document.querySelector('#view-panel h2').textContent.trim()"), "card View");
  });

  await check("a move over the picture measures", async () => {
    await browser.move(...await middle("handle"));
    assert.equal(await read("inspector.model.items[inspector.hovered].title"), "handle");
  });

  await check("keys walk the tree and change the picture", async () => {
    await browser.press("ArrowDown");
    assert.equal(await selected(), "cover");
    await browser.press("ArrowLeft");
    assert.equal(await selected(), "card");
    await browser.press("3");
    assert.equal(await read("inspector.mode"), "blueprint");
    await browser.press("2");
    await browser.press("Escape");
    assert.equal(await selected(), null);
  });

  await check("the filter finds by name, type and text", async () => {
    const all = await read("inspector.tree.list.rows.length");
    await browser.press("/");
    await browser.type("lovelace");
    assert.equal(await read("inspector.tree.matches.size"), 1);
    assert.ok(await read("inspector.tree.list.rows.length") < all);
    await read("document.getElementById('search').value = ''");
    await read("document.getElementById('search').dispatchEvent(new Event('input'))");
    assert.equal(await read("inspector.tree.list.rows.length"), all);
    await browser.press("Escape");
  });

  await check("constraints are filtered by axis, state and priority", async () => {
    await browser.click(...await browser.middle("[data-tab=constraints]"));
    const shown = () => read("inspector.lists.list.rows.length");
    const all = await shown();
    const choose = (name, value) => read(`(() => {
      const list = document.querySelector("[data-filter=${name}]");
      list.value = ${JSON.stringify(value)};
      list.dispatchEvent(new Event("change"));
    })()`);
    await choose("axis", "horizontal");
    const across = await shown();
    await choose("axis", "vertical");
    assert.equal(across + await shown(), all);
    await choose("priority", "low");
    assert.ok(await shown() < across);
    await choose("state", "leftOut");
    assert.equal(await shown(), 0);
    for (const name of ["axis", "priority", "state"]) await choose(name, "");
    await browser.click(...await browser.middle("#constraints-panel .line"));
    assert.notEqual(await read("inspector.constraint"), null);
    assert.equal(await read("inspector.tab"), "constraints");
  });

  await check("the window is dragged, and frames follow", async () => {
    await browser.press("v");
    const before = await rect("card");
    const grip = await read(`(() => {
      const handle = inspector.canvas.handles(inspector.model).find((one) => one.part === "width");
      const bounds = inspector.canvas.element.getBoundingClientRect();
      return [bounds.x + handle.x + handle.width / 2, bounds.y + handle.y + handle.height / 2];
    })()`);
    const zoom = await read("inspector.canvas.zoom");
    await browser.drag(grip, [grip[0] + 60, grip[1]]);
    const width = await read("inspector.model.size.width");
    assert.equal(width, 390 + Math.round(60 / zoom));
    const after = await rect("card");
    assert.equal(after.width - before.width, width - 390);
    assert.equal(Number(await read("document.getElementById('root-width').value")), width);
  });

  await check("a constant and a priority are typed, and undone", async () => {
    await read("inspector.select(inspector.model.items.find((item) => item.title === 'cover').id)");
    const before = await rect("cover");
    const place = await read(`(() => {
      const row = inspector.model.constraints.find((one) => one.text.startsWith("cover.height"));
      document.querySelector('#view-panel [data-constraint="' + row.index + '"] input').focus();
      document.activeElement.select();
      return row.index;
    })()`);
    await browser.type("200");
    assert.equal((await rect("cover")).height, 200);
    assert.equal(await read("document.querySelector('dl.frame .changed:nth-child(4) dd').textContent"), "200");
    await browser.press("ArrowUp");
    assert.equal((await rect("cover")).height, 201);
    await read("document.activeElement.blur()");
    await read(`inspector.setPriority(${place}, 1)`);
    assert.equal(await read(`inspector.model.constraints[${place}].priority`), 1);
    await browser.press("r");
    assert.equal((await rect("cover")).height, before.height);
    assert.equal(await read("inspector.model.size.width"), 390);
  });

  await check("a constant is dragged by its name", async () => {
    const grip = await browser.middle("#view-panel .card .grip");
    const place = await read(
      "Number(document.querySelector('#view-panel .card .grip').closest('.card').dataset.constraint)");
    const before = await read(`inspector.model.constraints[${place}].constant`);
    await browser.drag(grip, [grip[0] + 12, grip[1]]);
    assert.equal(await read(`inspector.model.constraints[${place}].constant`),
      Math.round(before + 12));
    await browser.press("r");
  });

  await check("a required constraint that can't be met is left out, and told", async () => {
    const place = await read("inspector.model.constraints.find("
      + "(one) => one.text.startsWith('cover.height')).index");
    await read(`inspector.engine.api.layout_system_add_row && inspector.setConstant(${place}, -50)`);
    assert.equal(await read(`inspector.model.constraints[${place}].state`), "leftOut");
    assert.equal(await read("document.getElementById('issue-count').hidden"), false);
    await browser.press("i");
    assert.match(await read("document.getElementById('issues-panel').textContent"), /left out/);
    await browser.press("r");
    assert.equal(await read(`inspector.model.constraints[${place}].state`), "holds");
  });

  await check("statements, sums and the address follow edits, which are undone one by one", async () => {
    await browser.open(page("profile"));
    await read("inspector.select(inspector.model.items.find((item) => item.title === 'cover').id)");
    const place = await read("inspector.model.constraints.find((one) => one.text === 'cover.leading == card.leading + 8').index");
    const edited = () => read("inspector.edits.list.length");
    await read(`inspector.setConstant(${place}, 20)`);
    assert.match(await read("document.querySelector('#view-panel').textContent"), /cover\.leading == card\.leading \+ 20/);
    assert.match(await read("document.querySelector('.reason-head').textContent"), /^left 20 = 20 \(ProfileScreen\.swift:\d+\)/);
    await read(`inspector.setPriority(${place}, 900)`);
    await read("inspector.resizeRoot('width', 350)");
    assert.equal(await edited(), 3);
    assert.equal(await read("inspector.edits.swift.join()"),
      "cover: `leading.equalTo(card.leading).offset(8)` → `.offset(20)` `.priority(900)`, ProfileScreen.swift:"
        + await read(`inspector.model.constraints[${place}].source.line`));
    assert.equal(await read(`inspector.lists.text(inspector.model.constraints[${place}])`),
      "cover.leading == card.leading + 20 @900");
    await read("inspector.writeAddress()");
    const hash = await read("location.hash");
    const frame = await rect("cover");
    await browser.open(page("profile"), { hash });
    assert.deepEqual(await rect("cover"), frame);
    assert.equal(await edited(), 3);
    for (const left of [2, 1, 0]) {
      await browser.press("z");
      assert.equal(await edited(), left);
    }
    assert.equal(await read("inspector.model.isEdited"), false);
    assert.equal(await read("inspector.model.size.width"), 390);
    for (const bad of ["1c", "c5", "999999c5", "0c-1e9", "w0", "w-5", "1p0", "<b>", "1c5".repeat(999)]) {
      await read(`inspector.edits.read(${JSON.stringify(bad)})`);
      assert.equal(await edited(), 0, bad);
    }
  });

  await check("a conflict just made has repairs that mend it", async () => {
    const place = await read("inspector.model.constraints.find("
      + "(one) => one.text.startsWith('cover.height')).index");
    await read(`inspector.setConstant(${place}, -50)`);
    await browser.press("i");
    const count = await read("document.querySelectorAll('[data-repair]').length");
    assert.ok(count >= 2, `${count} repairs`);
    for (let number = 0; number < count; number++) {
      await read(`document.querySelectorAll('[data-repair]')[${number}].click()`);
      assert.equal(await read("inspector.model.constraints.filter((one) => one.state === 'leftOut').length"), 0);
      await browser.press("r");
      await read(`inspector.setConstant(${place}, -50)`);
    }
    await browser.press("r");
    await browser.press("v");
  });

  await check("views are hidden, shown alone and drawn in layers", async () => {
    await read("inspector.select(inspector.model.items.find((item) => item.title === 'card').id)");
    const shown = () => read("(() => { let count = 0; inspector.canvas.eachShown(inspector.model,"
      + " () => { count++; }, { isWhole: true }); return count; })()");
    const all = await shown();
    await browser.press("s");
    const alone = await shown();
    assert.ok(alone < all);
    await browser.press("a");
    await browser.press("h");
    assert.equal(await shown(), all - alone);
    assert.equal(await read("document.getElementById('all').hidden"), false);
    await browser.click(...await browser.middle("#all"));
    assert.equal(await shown(), all);
    await browser.press("e");
    assert.equal(await read("document.getElementById('layers').getAttribute('aria-pressed')"), "true");
    const top = await read("(() => { const { canvas, layers, model } = inspector; canvas.drawNow();"
      + " const item = model.items[model.viewCount - 1]; const rect = model.rect(item.id);"
      + " const at = layers.matrix(item.depth).transformPoint(new DOMPoint(rect.x + rect.width / 2,"
      + " rect.y + rect.height / 2)); return layers.hit(at) === item.id; })()");
    assert.equal(top, true);
    await browser.press("e");
  });

  await check("the steps of the solution are shown one after the other", async () => {
    await browser.open(page("article"));
    const after = await rect("left");
    await browser.press("p");
    const first = await rect("left");
    assert.ok(first.height < after.height, "texts begin on one line");
    assert.match(await read("document.getElementById('pass').textContent"), /^Pass 1 of 2/);
    await browser.press("p");
    assert.deepEqual(await rect("left"), after);
    await browser.press("p");
    assert.equal(await read("document.getElementById('pass').hidden"), true);
    assert.deepEqual(await rect("left"), after);
    await browser.open(page("profile"));
  });

  await check("snapshots are compared, and chosen", async () => {
    await browser.press("o");
    await read("inspector.compare('1')");
    assert.ok(await read("inspector.changes.length") > 5);
    await read("inspector.compare('')");
    await browser.press("]");
    assert.equal(await read("inspector.model.number"), 1);
    assert.match(await read("location.hash"), /snapshot=1/);
    await browser.press("[");
  });

  await check("a snapshot with markup in its names is added, and stays text", async () => {
    const markup = "<img src=x onerror=\"window.isHit = true\"><script>window.isHit = true</script>";
    await read(`inspector.add(${JSON.stringify(markup)}, { version: 1, views: [{ depth: 0,
      type: ${JSON.stringify(markup)}, title: ${JSON.stringify(markup)},
      frame: { x: 0, y: 0, width: 9, height: 9 },
      absoluteFrame: { x: 0, y: 0, width: 9, height: 9 } }] })`);
    await read("inspector.show(inspector.models.length - 1); inspector.select(0)");
    await browser.rest();
    assert.equal(await read("window.isHit"), undefined);
    assert.equal(await read("document.querySelectorAll('img').length"), 0);
    assert.match(await read("document.querySelector('#view-panel h2').textContent"), /<img/);
    for (const bad of ["{}", "[]", "null", '{ "version": 2, "views": [] }']) {
      assert.match(await read(`(() => { try { inspector.add("bad", ${bad}); return ""; }
        catch (error) { return error.message; } })()`), /it has/);
    }
  });

  await check("what views draw of their own is drawn, and grows with them", async () => {
    const frame = (x, y, width, height) => ({ x, y, width, height });
    const color = (code) => ({ color: { _0: code } });
    const box = (x, y, width, height, code) => ({ fill: { paint: color(code),
      shape: { box: { frame: [[x, y], [width, height]], radius: 0 } } } });
    const group = (settings) => ({ begin: { group: { opacity: 1, ...settings } } });
    const end = { end: {} };
    const view = (type, at, more) => ({ depth: 1, type, title: type, frame: at, absoluteFrame: at,
      cornerRadius: 0, guides: [], findings: [], ...more });
    const views = [
      { ...view("root", frame(0, 0, 400, 400), { backgroundColor: "#FFFFFF" }), depth: 0 },
      view("plain", frame(0, 0, 100, 50), { drawn: [box(0, 0, 100, 50, "#FF0000"),
        box(2, 2, 10, 46, "#00FF00"), box(88, 2, 10, 46, "#0000FF"), box(45, 20, 10, 10, "#000000")] }),
      view("tinted", frame(0, 60, 40, 40), { drawn: [group({ tint: "#00FF00" }),
        box(0, 60, 40, 40, "#000000"), end] }),
      view("faint", frame(0, 110, 40, 40), { drawn: [group({ opacity: 0.5 }),
        box(0, 110, 40, 40, "#000000"), box(0, 110, 20, 40, "#000000"), end] }),
      view("masked", frame(0, 160, 40, 40), { drawn: [group({ mask: [box(0, 160, 20, 40, "#000000")] }),
        box(0, 160, 40, 40, "#FF0000"), end] }),
      view("cut", frame(0, 210, 40, 40), { drawn: [
        group({ clip: { circle: { center: [20, 230], radius: 10 } } }), box(0, 210, 40, 40, "#0000FF"), end] }),
      view("gradient", frame(0, 260, 100, 40), { drawn: [{ fill: { shape: { box: {
        frame: [[0, 260], [100, 40]], radius: 0 } }, paint: { gradient: { _0: { colors: ["#000000", "#FFFFFF"],
        locations: [0, 1], start: [0, 280], end: [100, 280], isRadial: false } } } } }] }),
      view("bordered", frame(0, 310, 40, 40), { look: { alpha: 1, corners: 15,
        border: { width: 6, color: "#FF00FF" } } }),
      view("seen through", frame(200, 0, 40, 40), { backgroundColor: "#000000", look: { alpha: 0.5 } }),
      // Moved by 100 to the right, as a transform has it.
      view("moved", frame(300, 60, 40, 40), { backgroundColor: "#00FFFF", look: { alpha: 1,
        frame: [[200, 60], [40, 40]], transform: [1, 0, 0, 1, 100, 0] } }),
      view("hostile", frame(200, 110, 40, 40), { drawn: [end, end, { fill: { paint: color("red;}"), shape: {} } },
        { image: { image: { data: "<img onerror=1>", type: "text/html" }, frame: [[200, 110], [40, 40]] } },
        { stroke: { line: { width: -1, dashes: [-1], cap: "x", join: "y" }, paint: color("#000"),
          shape: { path: { isEvenOdd: false, path: ["M a b", "Z", "L 1e999 0"] } } } }] }),
    ];
    await read(`inspector.add("drawn", ${JSON.stringify({ version: 1, scale: 1, views, constraints: [],
      conflicts: [], notes: [] })}); inspector.show(inspector.models.length - 1)`);
    await browser.rest();
    const pixel = (x, y) => read(`(() => {
      const { canvas, model } = inspector;
      canvas.drawNow();
      const at = [${x}, ${y}].map((length, place) => Math.round(
        (length * canvas.zoom + [canvas.offset.x, canvas.offset.y][place]) * canvas.ratio));
      return [...canvas.context.getImageData(...at, 1, 1).data].slice(0, 3);
    })()`);
    const near = async (x, y, wanted, name) => {
      const found = await pixel(x, y);
      assert.ok(found.every((part, place) => Math.abs(part - wanted[place]) <= 4), `${name}: ${found}`);
    };
    await near(30, 10, [255, 0, 0], "ground");
    await near(7, 25, [0, 255, 0], "left");
    await near(93, 25, [0, 0, 255], "right");
    await near(20, 80, [0, 255, 0], "tint");
    await near(10, 130, [128, 128, 128], "drawn as one");
    await near(30, 130, [128, 128, 128], "faint");
    await near(10, 180, [255, 0, 0], "inside a mask");
    await near(30, 180, [255, 255, 255], "outside a mask");
    await near(20, 230, [0, 0, 255], "inside a clip");
    await near(3, 213, [255, 255, 255], "outside a clip");
    await near(50, 280, [128, 128, 128], "half of a gradient");
    await near(2, 330, [255, 0, 255], "border");
    await near(20, 330, [255, 255, 255], "inside a border");
    await near(220, 20, [128, 128, 128], "alpha");
    await near(320, 80, [0, 255, 255], "transform");
    await near(220, 80, [255, 255, 255], "where it would be without a transform");
    // Twice as wide: what reaches from side to side grows, the rest keeps to its side or the middle.
    await read(`(() => { const { model } = inspector; const frames = model.items.map((item) => ({
      left: item.base.left, top: item.base.top, width: item.base.width, height: item.base.height }));
      frames[1].width = 200; model.place(frames); })()`);
    await near(150, 10, [255, 0, 0], "grown ground");
    await near(7, 25, [0, 255, 0], "left stays");
    await near(93, 25, [255, 0, 0], "right has gone");
    await near(193, 25, [0, 0, 255], "right follows");
    await near(100, 25, [0, 0, 0], "the middle follows");
    // In layers they are drawn, too.
    await read("inspector.layers.explode(); inspector.canvas.drawNow(); inspector.layers.explode()");
    await browser.rest();
  });

  await check("an address leads to a view", async () => {
    await browser.open(page("login"), { hash: "#view=footer" });
    assert.equal(await selected(), "footer");
    await browser.open(page("login"), { hash: "#view=nobody" });
    assert.match(await read("document.getElementById('note').textContent"), /no view “nobody”/);
  });

  await check("a phone shows the tree and the view below the picture", async () => {
    await browser.open(page("login"), { width: 390, height: 844, ratio: 2, touch: true });
    assert.equal(await read("document.documentElement.scrollWidth"), 390);
    await browser.click(...await browser.middle("[data-tab=tree]"));
    assert.ok(await read("document.getElementById('tree').getBoundingClientRect().height") > 200);
    await browser.click(...await browser.middle("#item-4"));
    assert.equal(await read("inspector.tab"), "view");
  });

  if (large) {
    await check("a large page stays quick", async () => {
      await browser.open(large);
      assert.equal(await read("document.documentElement.dataset.mismatches"), "0");
      const times = await read(`(() => {
        const times = [];
        for (let width = 300; width < 400; width++) {
          inspector.resizeRoot("width", width);
          times.push(inspector.engine.milliseconds);
        }
        return times.sort((one, other) => one - other);
      })()`);
      const views = await read("inspector.model.viewCount");
      const whole = await read(`(() => {
        const times = [];
        for (let width = 400; width < 440; width++) {
          const start = performance.now();
          inspector.resizeRoot("width", width);
          inspector.canvas.drawNow();
          times.push(performance.now() - start);
        }
        return times.sort((one, other) => one - other);
      })()`);
      console.log(`${views} views: frames follow in ${times[50].toFixed(1)} ms (median),`
        + ` ${times[99].toFixed(1)} ms (worst); drawn as well in ${whole[20].toFixed(1)} ms`);
      assert.ok(times[50] < 16);
    });
  }
  console.log(`${count} checks in ${(await browser.send("Browser.getVersion", {}, null)).product}`);
} finally {
  await browser.close();
}
