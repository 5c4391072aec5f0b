#!/usr/bin/env python3
"""Prints those of Yoga's fixtures that stack views can say, for YogaFixtureTests.

usage: yoga-rows.py .../yoga/tests/generated > rows.txt      (how many of how many goes to standard error)

A row: the fixture's name, its tree, and left, top, width and height of each node in the order of the tree, first where it
reads from left to right, then from right to left. A node stands in brackets: r or c for a row or a column, with ! from its end, jc, je, jb for
what is done with room (center, end, between; else the start), ac, ae, as for where children stand across (center, end,
start; else they are stretched), w and h with a size, %w and %h with a part of the node around
it, nw, nh, mw, mh with a least and a greatest size, g with a share of the room, k with the gap, pl, pt, pr, pb with the
padding, x for a node that isn't displayed; then its children.
"""

import collections
import glob
import re
import sys

JUSTIFY = {"FlexStart": "", "Center": "jc", "FlexEnd": "je", "SpaceBetween": "jb"}
ALIGN = {"Stretch": "", "FlexStart": "as", "Center": "ac", "FlexEnd": "ae", "Auto": ""}
EDGES = {"Left": "l", "Top": "t", "Right": "r", "Bottom": "b"}


class Unsaid(Exception):
    pass


def number(text):
    return float(text.rstrip("f"))


def plain(value):
    return str(int(value)) if value == int(value) else repr(value)


class Node:
    def __init__(self):
        self.isReverse = False
        self.style, self.children, self.frames, self.padding = {}, [], [{}, {}], collections.Counter()

    def set(self, name, values, is_root):
        if name in ("Width", "Height"):
            self.style["w" if name == "Width" else "h"] = number(values[0])
        elif name in ("MinWidth", "MaxWidth", "MinHeight", "MaxHeight"):
            self.style[("n" if name[1] == "i" else "m") + ("w" if name[3] == "W" else "h")] = number(values[0])
        elif name in ("WidthPercent", "HeightPercent"):
            self.style["%w" if name[0] == "W" else "%h"] = number(values[0])
        elif name == "FlexDirection":
            self.style["axis"] = values[0][15:].removesuffix("Reverse")
            self.isReverse = values[0].endswith("Reverse")
        elif name == "JustifyContent" and values[0][9:] in JUSTIFY:
            self.style["j"] = JUSTIFY[values[0][9:]]
        elif name == "AlignItems" and values[0][7:] in ALIGN:
            self.style["a"] = ALIGN[values[0][7:]]
        elif name == "FlexGrow":
            self.style["g"] = number(values[0])
        elif name == "Gap" and values[0] in ("YGGutterAll", "YGGutterColumn", "YGGutterRow"):
            self.style[values[0]] = number(values[1])
        elif name in ("Padding", "Border"):
            edge = values[0][6:]
            for each in EDGES if edge == "All" else [edge]:
                if each not in EDGES:
                    raise Unsaid(name + edge)
                self.padding[EDGES[each]] += number(values[1])
        elif name == "Display" and values[0] == "YGDisplayNone":
            self.style["x"] = True
        elif name == "PositionType" and is_root:
            pass
        elif name in ("PositionType", "Position"):
            raise Unsaid(f"{name} {values[0]}")
        elif name == "AlignContent":
            pass  # of no account without lines
        else:
            raise Unsaid(name)

    def text(self):
        style, along = self.style, "w" if self.style.get("axis") == "Row" else "h"
        gap = style.get("YGGutterAll", style.get("YGGutterColumn" if along == "w" else "YGGutterRow"))
        words = [("r" if along == "w" else "c") + "!" * self.isReverse, style.get("j", ""), style.get("a", ""), "x" if "x" in style else ""]
        words += [key + plain(style[key]) for key in ("w", "h", "g", "%w", "%h", "nw", "nh", "mw", "mh") if key in style]
        words += ["k" + plain(gap)] if gap else []
        words += [f"p{edge}{plain(self.padding[edge])}" for edge in "ltrb" if self.padding[edge]]
        return f"({' '.join(word for word in words + [child.text() for child in self.children] if word)})"

    def check(self):
        """Shares of the room are said for nodes whose own size is known."""
        along = "w" if self.style.get("axis") == "Row" else "h"
        for child in self.children:
            for key in "wh":
                if "%" + key in child.style and (key not in self.style or self.padding):
                    raise Unsaid("a part of an open size")
                if "%" + key in child.style and child.style.get("g"):
                    raise Unsaid("shares and parts")
                if child.style.get("g") and ("n" + along in child.style or "m" + along in child.style):
                    raise Unsaid("shares with limits")
        across = "h" if along == "w" else "w"
        for child in self.children:
            inner = max((each.style.get(across, 0) for each in child.children), default=0)
            if self.style.get("a", "") == "" and across not in child.style and inner > self.style.get(across, inner):
                raise Unsaid("contents larger than where they are stretched to")
        shown = [child for child in self.children if "x" not in child.style]
        if any(child.style.get("g") for child in shown):
            if along not in self.style and "g" not in self.style:
                raise Unsaid("shares of an open size")
            if sum(child.style.get("g", 0) for child in shown) < 1:
                raise Unsaid("shares below 1")
            for child in shown:
                if child.style.get("g") and child.children and along not in child.style:
                    raise Unsaid("a share beside contents")
        for child in self.children:
            child.check()

    def all(self):
        return [self] + [each for child in self.children for each in child.all()]


def read(body):
    nodes, direction = {}, -1
    for line in body.split("\n"):
        line = line.strip()
        if match := re.match(r"YGNodeRef (\w+) = YGNodeNewWithConfig", line):
            nodes[match[1]] = Node()
        elif match := re.match(r"YGNodeStyleSet(\w+)\((\w+)(?:, (.*))?\);", line):
            nodes[match[2]].set(match[1], (match[3] or "").split(", "), match[2] == "root")
        elif match := re.match(r"YGNodeInsertChild\((\w+), (\w+), (\d+)\)", line):
            nodes[match[1]].children.insert(int(match[3]), nodes[match[2]])
        elif line.startswith("YGNodeCalculateLayout"):
            direction += 1
        elif match := re.match(r"ASSERT_FLOAT_EQ\((-?[\d.]+)f?, YGNodeLayoutGet(\w+)\((\w+)\)\)", line):
            nodes[match[3]].frames[direction][match[2]] = number(match[1])
        elif "MeasureFunc" in line or "Context" in line or "ConfigSet" in line:
            raise Unsaid("texts and settings")
    return nodes["root"]


count, unsaid = 0, collections.Counter()
for name in sorted(glob.glob(sys.argv[1] + "/*.cpp")):
    for title, body in re.findall(r"TEST\(YogaTest, (\w+)\) \{\n(.*?)\n\}", open(name).read(), re.S):
        if "GTEST_SKIP" in body:
            continue
        count += 1
        try:
            root = read(body)
            if not root.children:
                raise Unsaid("nothing inside")
            root.check()
        except Unsaid as reason:
            unsaid[str(reason)] += 1
            continue
        frames = [" ".join(plain(node.frames[way][part]) for node in root.all()
                           for part in ("Left", "Top", "Width", "Height")) for way in (0, 1)]
        print(f"{title} | {root.text()} | {frames[0]} | {frames[1]}")
print(f"{count - sum(unsaid.values())} of {count}; not said: {dict(unsaid.most_common())}", file=sys.stderr)
