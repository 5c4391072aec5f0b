#!/usr/bin/env python3
"""Writes the expected frames of flexbox layouts, as headless Chromium has them.

    python3 generate.py [chromium [seed]]

The cases are drawn with a fixed seed, so that another run writes the same files unless the browser
lays out differently; with another seed they are others, which the tests must pass as well. A line is
one case:

    kind axis direction align gap width height : item item ... = x,y,w,h x,y,w,h ...

A width or height of - is that of the content. Items are WxH, with what the kind adds:
grow     WxH/grow/shrink   a stack that fills, with weights to grow and to shrink
equal    WxH               a stack that fills equally
weight   WxH/weight        a stack that fills in proportion to weights
between  WxH               a stack with equal spacing
wrap     WxH               a flow; align is followed by the justification and the gap of lines
nest     as grow, or (axis align gap WxH/grow/shrink ...)/grow/shrink   with a stack inside

Not asked of the browser, as stacks are decided otherwise:
- room left over where nothing grows, and room missing where nothing shrinks: a stack has neither,
  its first view stretches or shrinks;
- grow weights that add up to less than 1: a stack fills all the same;
- a stack that fills equally without a length: the views of a stack are as large as the largest;
- equal spacing of one view: a stack pins both of its ends;
- a stack of the other axis inside one with weights: it has no hugging and stretches first, as it does
  in UIKit; so it is the only one asked to grow here;
- negative gaps, which flexbox doesn't have;
- content that is larger than its share: stacks share the room, flexbox keeps to a minimum of
  content unless told otherwise, as it is here.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ALIGN = {"fill": "stretch", "leading": "flex-start", "center": "center", "trailing": "flex-end"}
JUSTIFY = {"leading": "flex-start", "center": "center", "trailing": "flex-end",
           "spaceBetween": "space-between"}
COUNTS = {"grow": 450, "equal": 250, "weight": 250, "between": 250, "wrap": 300, "nest": 200}


def box(rng):
    return rng.choice([5, 10, 18, 25, 40, 64]), rng.choice([5, 12, 20, 33, 50])


def case(kind, rng):
    axis = rng.choice(["row", "column"]) if kind != "wrap" else "row"
    count = rng.randint(1, 6) if kind != "wrap" else rng.randint(1, 12)
    if kind == "between":
        count = rng.randint(2, 6)
    sizes = [box(rng) for _ in range(count)]
    gap = rng.choice([0, 3, 8, 7.5])
    main = [w if axis == "row" else h for w, h in sizes]
    natural = sum(main) + gap * (count - 1)
    length = rng.choice([natural + 37, natural + 100, natural * 2, max(gap * count + 20, natural * 0.7)])
    breadth = rng.choice([70, 100, 81])
    direction = rng.choice(["ltr", "ltr", "rtl"])
    align = rng.choice(list(ALIGN))
    items = [f"{w}x{h}" for w, h in sizes]
    if kind == "grow":
        grows = [rng.choice([0, 1, 1, 2, 3]) for _ in items]
        shrinks = [rng.choice([0, 1, 1, 2]) for _ in items]
        grows[rng.randrange(count)] = 1
        # Whoever doesn't shrink leaves less than is missing to the others.
        if length < natural:
            shrinks = [max(s, 1) for s in shrinks]
        items = [f"{i}/{g}/{s}" for i, g, s in zip(items, grows, shrinks)]
    if kind == "weight":
        items = [f"{i}/{rng.choice([0.5, 1, 2, 3, 7])}" for i in items]
        # The browser doesn't fill the room where weights add up to less than 1.
        items[0] = items[0].split("/")[0] + "/1"
    if kind == "between":
        length = max(length, natural + 11)
    if kind == "wrap":
        length = rng.choice([64, 90, 130, 200])
        breadth = "-"
        align += "," + rng.choice(list(JUSTIFY)) + "," + str(rng.choice([0, 4, 9]))
    if kind == "nest":
        place = rng.randrange(count)
        inner_axis = rng.choice(["row", "column"])
        inner = [box(rng) for _ in range(rng.randint(1, 4))]
        inner_gap = rng.choice([0, 2])
        is_same = inner_axis == axis
        words = [inner_axis, rng.choice(list(ALIGN) if is_same else list(ALIGN)[1:]), str(inner_gap)]
        words += [f"{w}x{h}/{rng.choice([1, 2])}/{rng.choice([1, 1, 3])}" for w, h in inner]
        grow = rng.choice([0, 1, 2]) if is_same else 1
        items = [f"{i}/{rng.choice([0, 1, 3]) if is_same else 0}/{rng.choice([1, 2])}" for i in items]
        if is_same and grow == 0 and count > 1:
            items[place - 1] = items[place - 1].split("/")[0] + "/1/1"
        items[place] = "(" + " ".join(words) + f")/{grow if count > 1 else 1}/1"
        along = [w if axis == "row" else h for w, h in inner]
        across = [h if axis == "row" else w for w, h in inner]
        spaces = inner_gap * (len(inner) - 1)
        own = sum(along) + spaces if is_same else max(along)
        natural += own - main[place]
        length = natural + rng.choice([13, 50, natural])
        if is_same and rng.random() < 0.3:
            length = max(gap * count + spaces + 20, natural * 0.75)
        breadth = 100 + sum(across)
    if rng.random() < 0.15 and kind == "between":
        length = "-"
    if rng.random() < 0.3 and kind != "nest":
        breadth = "-"
    length = length if length == "-" else round(length * 2) / 2
    width, height = (length, breadth) if axis == "row" else (breadth, length)
    return f"{kind} {axis} {direction} {align} {gap:g} {show(width)} {show(height)} : {' '.join(items)}"


def show(number):
    return number if number == "-" else f"{number:g}"


def element(w, h, axis, flex):
    basis = w if axis == "row" else h
    basis = f"{basis}px" if flex.endswith("basis") else "0px"
    return (f'<div style="flex:{flex.rsplit(" ", 1)[0]} {basis};min-width:0;min-height:0">'
            f'<div style="width:{w}px;height:{h}px"></div></div>')


def container(axis, direction, align, gap, width, height, style, inside):
    size = "".join(f"{name}:{'max-content' if value == '-' else value + 'px'};"
                   for name, value in (("width", width), ("height", height)))
    return (f'<div class="case" style="display:flex;flex-direction:{axis};direction:{direction};'
            f'align-items:{ALIGN[align]};gap:{gap}px;{size}{style}">{inside}</div>')


def html(line):
    head, tail = line.split(" : ")
    kind, axis, direction, align, gap, width, height = head.split()
    style = ""
    if kind == "wrap":
        align, justify, line_gap = align.split(",")
        style = (f"flex-wrap:wrap;align-content:flex-start;justify-content:{JUSTIFY[justify]};"
                 f"row-gap:{line_gap}px;")
    if kind == "between":
        style = "justify-content:space-between;"
    parts = []
    for item in re.findall(r"\([^)]*\)\S*|\S+", tail):
        if item.startswith("("):
            inner_text, weights = item[1:].split(")/")
            inner_axis, inner_align, inner_gap, *boxes = inner_text.split()
            inside = ""
            for inner_box in boxes:
                size, inner_grow, inner_shrink = inner_box.split("/")
                w, h = map(float, size.split("x"))
                inside += element(w, h, inner_axis, f"{inner_grow} {inner_shrink} basis")
            grow, shrink = weights.split("/")
            parts.append(
                f'<div style="display:flex;flex:{grow} {shrink} auto;min-width:0;min-height:0;'
                f'flex-direction:{inner_axis};align-items:{ALIGN[inner_align]};'
                f'gap:{inner_gap}px">{inside}</div>')
            continue
        size, *weights = item.split("/")
        w, h = map(float, size.split("x"))
        flex = {"grow": lambda: f"{weights[0]} {weights[1]} basis",
                "nest": lambda: f"{weights[0]} {weights[1]} basis", "equal": lambda: "1 1 zero",
                "weight": lambda: f"{weights[0]} 1 zero"}.get(kind, lambda: "0 0 basis")()
        if (width if axis == "row" else height) == "-":
            flex = flex.replace("zero", "basis")
        parts.append(element(w, h, axis, flex))
    return container(axis, direction, align, gap, width, height, style, "".join(parts))


SCRIPT = """
const show = number => String(Math.round(number * 1e6) / 1e6);
const out = [...document.querySelectorAll('.case')].map(stack => {
  const origin = stack.getBoundingClientRect();
  const frame = e => { const r = e.getBoundingClientRect();
    return [r.x - origin.x, r.y - origin.y, r.width, r.height].map(show).join(','); };
  const frames = [];
  const visit = e => { for (const c of e.children) {
    frames.push(frame(c));
    if (getComputedStyle(c).display == 'flex') visit(c); } };
  frames.push(frame(stack));
  visit(stack);
  return frames.join(' ');
});
document.body.innerHTML = '';
const result = document.createElement('pre');
result.textContent = JSON.stringify(out);
document.body.append(result);
"""


def measure(chromium, lines):
    page = ("<!doctype html><meta charset=utf-8><style>body{margin:0}.case{margin-bottom:9px}</style>"
            "<body>" + "".join(map(html, lines)) + f"<script>{SCRIPT}</script>")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cases.html")
        path.write_text(page)
        dom = subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=4000,3000",
             f"--user-data-dir={folder}/profile", "--dump-dom", path.as_uri()],
            capture_output=True, text=True, check=True, timeout=300).stdout
    return json.loads(re.search(r"<pre>(.*?)</pre>", dom, re.S).group(1))


def main():
    chromium = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    seed = sys.argv[2] if len(sys.argv) > 2 else ""
    for kind, count in COUNTS.items():
        rng = random.Random(f"stacks {kind}{seed}")
        lines = []
        while len(lines) < count:
            line = case(kind, rng)
            if line not in lines:
                lines.append(line)
        frames = measure(chromium, lines)
        target = Path(__file__).with_name(f"flexbox-{kind}.txt")
        target.write_text(
            "# Written by generate.py, which tells what the words mean; 1/64 pixel is the browser's unit.\n"
            + "".join(f"{line} = {frame}\n" for line, frame in zip(lines, frames)))
        print(target.name, len(lines))


main()
