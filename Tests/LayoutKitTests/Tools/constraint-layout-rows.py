#!/usr/bin/env python3
"""Prints what androidx's ConstraintLayout is tested with, as far as constraints can say it, for ConstraintLayoutTests.

usage: constraint-layout-rows.py .../constraintlayout/core/src/test > rows.txt
       (how many of how many goes to standard error, and why the others don't; with --why, test by test)

A row is a layout with what is expected of it: `name | root | widget; widget | expectation; expectation`. The root is its width and height,
`wrap` for a size that its children give. A widget is its name and words:

    h100 h*100          its width is 100; is open, and 100 where nothing gives one (v for the height)
    h~ h%0.5 h>20 h<80  an open width is no more than the widget's own; is half the parent's; has a least, a greatest size
    L=B.R+8             its left edge lies 8 after B's right edge; T, R, B as well, X for the baseline, and `^` for the parent
    bh0.3               where it lies between two edges
    ch1 wh2             the style of the chain that it begins (0 spread, 1 spread inside, 2 packed), and its share in a chain
    rw2 rh2 r2          its width is twice its height; its height is twice its width; the first, as large as there is room
    x                   it is gone
    base8               its baseline lies 8 below its top
    gv20 gv-20 gv%0.5   it is a vertical guideline, so far from the left edge, from the right one, in a part of the width
    barL:A,B            it is a barrier at the left edges of A and B

An expectation is a sum that is zero within so much: `1 A.l -45 +-1`, with l, t, w and h.
"""

import collections
import copy
import glob
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

# Layouts of which the meaning is one of ConstraintLayout's own: how open sizes in proportion give way in chains, margins of a chain that
# isn't closed, and a half that is cut off.
OWN = """
AdvancedChain.testComplexChainWeights 2, AdvancedChain.testComplexChainWeights 4, Barrier.barrierCenter3,
Basic.testSimpleWrapConstraint11, Chain.testVerticalDanglingChain, Optimizations.testChainLayoutWrapRatioChain,
Ratio.testGuidelineRatioChainWrap 2, Ratio.testRatioChainWrap2, Ratio.testRatioChainWrap, Ratio.testChainRatio4,
Wrap.testRatioWrap3 2
"""
OWN = {name.strip() for name in OWN.split(",")}

ALGEBRA = {
    "Amount", "ArrayLinkedVariables", "EquationVariable", "LinearEquation", "LinearSystem", "SolverVariableValues",
}

FIXED, WRAP, MATCH, PARENT = "fixed", "wrap", "match", "parent"


class Unsaid(Exception):
    pass


class Sum:
    """A sum of places and sizes of widgets, and a number."""

    def __init__(self, terms=None, number=0.0):
        self.terms, self.number = dict(terms or {}), number

    @staticmethod
    def of(value):
        if isinstance(value, Sum):
            return value
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise Unsaid("expects other things than frames")
        return Sum({}, float(value))

    def __add__(self, other):
        other = Sum.of(other)
        terms = collections.Counter(self.terms)
        for key, factor in other.terms.items():
            terms[key] += factor
        return Sum({k: f for k, f in terms.items() if f}, self.number + other.number)

    __radd__ = __add__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -Sum.of(other)

    def __rsub__(self, other):
        return Sum.of(other) + -self

    def __mul__(self, other):
        if isinstance(other, Sum):
            raise Unsaid("expects a product")
        return Sum({k: f * other for k, f in self.terms.items()}, self.number * other)

    __rmul__ = __mul__

    def __truediv__(self, other):
        if isinstance(other, Sum):
            return Ratio(self, other)
        return self * (1 / other)

    def __lt__(self, other):
        raise Unsaid("expects an inequality")

    __le__ = __gt__ = __ge__ = __lt__


class Ratio:
    def __init__(self, above, below):
        self.above, self.below = above, below


class Widget:
    def __init__(self, *numbers):
        numbers = [number for number in numbers if not isinstance(number, str)]
        if len(numbers) == 4:
            self.x, self.y, self.w, self.h = numbers
        elif len(numbers) == 2:
            (self.w, self.h), self.x, self.y = numbers, 0, 0
        else:
            self.x = self.y = self.w = self.h = 0
        self.name, self.world, self.parent = None, None, None
        self.behaviour = {"h": FIXED, "v": FIXED}
        self.style = {"h": (0, 0, 0, 1.0), "v": (0, 0, 0, 1.0)}
        self.links, self.gone_margins, self.words = {}, {}, {}
        self.bias, self.chain, self.weight = {"h": 0.5, "v": 0.5}, {"h": 0, "v": 0}, {}
        self.ratio, self.gone, self.baseline = None, False, 0

    # What does nothing to the layout.
    def setDebugName(self, name):
        pass

    def setDebugSolverName(self, *_):
        pass

    def getSystem(self):
        return None

    def setMeasurer(self, _):
        pass

    def setOptimizationLevel(self, _):
        pass

    def setCompanionWidget(self, _):
        pass

    def setDebug(self, _=None):
        pass

    def setDebugNameAll(self, _):
        pass

    # Sizes.
    def setWidth(self, number):
        self.w = number

    def setHeight(self, number):
        self.h = number

    def setDimension(self, w, h):
        self.w, self.h = w, h

    def setOrigin(self, x, y):
        self.x, self.y = x, y

    def setX(self, x):
        self.x = x

    def setY(self, y):
        self.y = y

    def setMinWidth(self, number):
        self.words["h>"] = number

    def setMinHeight(self, number):
        self.words["v>"] = number

    def setHorizontalDimensionBehaviour(self, value):
        self.behaviour["h"] = value

    def setVerticalDimensionBehaviour(self, value):
        self.behaviour["v"] = value

    def setHorizontalMatchStyle(self, *style):
        self.style["h"] = style

    def setVerticalMatchStyle(self, *style):
        self.style["v"] = style

    def setDimensionRatio(self, value, side=None):
        if isinstance(value, str):
            side = None
            if "," in value:
                side, value = value.split(",")
                side = {"w": 0, "h": 1}[side.lower()]
            above, _, below = value.partition(":")
            value = float(above) / float(below or 1)
            if side == 1 and ":" in above + _:
                value = 1 / value
        self.ratio = (value, None if side == -1 else side) if value else None

    # Places.
    def connect(self, edge, target, *rest):
        if isinstance(edge, Anchor):
            edge, target, rest = edge.edge, target.widget, (target.edge, *rest)
        if edge in ("CENTER", "CENTER_X", "CENTER_Y"):
            margin = (list(rest) + [0, 0])[1]
            for part in ("LEFT", "RIGHT", "TOP", "BOTTOM"):
                if edge == "CENTER" or (edge == "CENTER_X") == (part in ("LEFT", "RIGHT")):
                    self.links[part] = (target, part, margin)
            return
        margin = rest[1] if len(rest) > 1 else 0
        self.links[edge] = (target, rest[0], margin)

    def connectCircularConstraint(self, *_):
        raise Unsaid("places on a circle")

    def getAnchor(self, edge):
        return Anchor(self, edge)

    def resetAnchors(self):
        self.links = {}

    def setGoneMargin(self, edge, margin):
        self.gone_margins[edge] = margin

    def setHorizontalBiasPercent(self, value):
        self.bias["h"] = value

    def setVerticalBiasPercent(self, value):
        self.bias["v"] = value

    def setHorizontalChainStyle(self, value):
        self.chain["h"] = value

    def setVerticalChainStyle(self, value):
        self.chain["v"] = value

    def setHorizontalWeight(self, value):
        self.weight["h"] = value

    def setVerticalWeight(self, value):
        self.weight["v"] = value

    def setVisibility(self, value):
        self.gone = value == 8

    def setBaselineDistance(self, value):
        self.baseline = value

    # Expectations.
    def part(self, key):
        return Sum({(self, key): 1.0})

    def getLeft(self):
        return self.part("l")

    getX = getLeft

    def getTop(self):
        return self.part("t")

    getY = getTop

    def getWidth(self):
        return self.part("w")

    def getHeight(self):
        return self.part("h")

    def getRight(self):
        return self.part("l") + self.part("w")

    def getBottom(self):
        return self.part("t") + self.part("h")

    def getBaselineDistance(self):
        return self.baseline

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise Unsaid(f"uses {name}")


class Anchor:
    def __init__(self, widget, edge):
        self.widget, self.edge = widget, edge

    def connect(self, other, margin=0):
        self.widget.connect(self.edge, other.widget, other.edge, margin)

    def setMargin(self, margin):
        target, edge, _ = self.widget.links[self.edge]
        self.widget.links[self.edge] = (target, edge, margin)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise Unsaid(f"uses {name}")


class Container(Widget):
    def __init__(self, *numbers):
        super().__init__(*numbers)
        self.children, self.layouts = [], []

    def add(self, *widgets):
        for widget in widgets:
            widget.parent = self
            if widget not in self.children:
                self.children.append(widget)

    def remove(self, widget):
        self.children.remove(widget)

    def layout(self):
        if self.parent is not None:
            raise Unsaid("lays out a part")
        self.layouts.append(Layout(self))

    def measure(self, level, wide, width, high, height, *_):
        # The container's own size counts.
        self.layout()

    def updateHierarchy(self):
        pass


class Guideline(Widget):
    vertical = True
    place = 0, "begin"

    def setOrientation(self, value):
        self.vertical = value == 1

    def setGuidePercent(self, value):
        self.place = (value / 100 if isinstance(value, int) and value > 1 else value), "percent"

    def setGuideBegin(self, value):
        self.place = value, "begin"

    def setGuideEnd(self, value):
        self.place = value, "end"


class Barrier(Widget):
    kind = 0
    counts_gone = True

    def __init__(self, *numbers):
        super().__init__(*numbers)
        self.references = []

    def setBarrierType(self, value):
        self.kind = value

    def add(self, *widgets):
        self.references += widgets

    def setAllowsGoneWidget(self, value):
        self.counts_gone = value

    def setMargin(self, value):
        raise Unsaid("gives a barrier a margin")


def plain(value):
    value = round(float(value), 6)
    return str(int(value)) if value == int(value) else repr(value)


class Layout:
    """What a row says of the layout: written down when it is asked for, as the test goes on changing it."""

    def __init__(self, root):
        self.root, self.expectations, self.names = root, [], {root: "^"}
        for number, child in enumerate(root.children):
            self.names[child] = f"w{number + 1}"
            if isinstance(child, Container):
                raise Unsaid("nests containers")
        self.text = " | ".join([self.size(), "; ".join(self.widget(c) for c in root.children)])

    def size(self):
        words = []
        for axis, number in (("h", self.root.w), ("v", self.root.h)):
            kind = self.root.behaviour[axis]
            if kind == MATCH or kind == PARENT:
                raise Unsaid("has a root of open size")
            least = self.root.words.get(f"{axis}>")
            words.append(f"wrap{'' if least is None else plain(least)}" if kind == WRAP else plain(number))
        return " ".join(words)

    def widget(self, widget):
        name = self.names[widget]
        if isinstance(widget, Guideline):
            value, kind = widget.place
            sign = {"begin": "", "end": "-", "percent": "%"}[kind]
            return f"{name} g{'v' if widget.vertical else 'h'}{sign}{plain(value)}"
        if isinstance(widget, Barrier):
            if not widget.counts_gone:
                raise Unsaid("has barriers that leave out what is gone")
            references = ",".join(self.names[r] for r in widget.references)
            return f"{name} bar{'LRTB'[widget.kind]}:{references}"
        words = [name]
        for axis, number in (("h", widget.w), ("v", widget.h)):
            kind = widget.behaviour[axis]
            if kind == PARENT:
                for edge in ("LEFT", "RIGHT") if axis == "h" else ("TOP", "BOTTOM"):
                    widget.links.setdefault(edge, (self.root, edge, 0))
            words.append(f"{axis}{'*' if kind in (MATCH, PARENT) else ''}{plain(number)}")
            style, least, greatest, part = widget.style[axis]
            if kind == MATCH:
                if style == 1:
                    words.append(f"{axis}~")
                elif style == 2:
                    words.append(f"{axis}%{plain(part)}")
                if least > 0:
                    words.append(f"{axis}>{plain(least)}")
                if greatest > 0:
                    words.append(f"{axis}<{plain(greatest)}")
            if widget.bias[axis] != 0.5:
                words.append(f"b{axis}{plain(widget.bias[axis])}")
            if widget.chain[axis]:
                words.append(f"c{axis}{widget.chain[axis]}")
            if widget.weight.get(axis, -1) >= 0:
                words.append(f"w{axis}{plain(widget.weight[axis])}")
        for key, number in widget.words.items():
            words.append(f"{key}{plain(number)}")
        for edge, (target, other, margin) in widget.links.items():
            if target not in self.names:
                raise Unsaid("refers to what isn't in the container")
            if widget.gone:
                margin = 0
            elif target.gone and widget.gone_margins.get(edge, -1) >= 0:
                margin = widget.gone_margins[edge]
            letter = {"BASELINE": "X"}.get(edge, edge[0])
            to = {"BASELINE": "X"}.get(other, other[0])
            words.append(f"{letter}={self.names[target]}.{to}+{plain(margin)}")
        if widget.ratio and MATCH in widget.behaviour.values():
            value, side = widget.ratio
            words.append(f"r{'' if side is None else 'wh'[side]}{plain(value)}")
        if widget.gone:
            words.append("x")
        if widget.baseline:
            words.append(f"base{plain(widget.baseline)}")
        return " ".join(words)

    def expect(self, total, within):
        words = []
        for (widget, key), factor in total.terms.items():
            if widget not in self.names:
                raise Unsaid("expects of what isn't in the container")
            words.append(f"{plain(factor)} {self.names[widget]}.{key}")
        if not words:
            return
        words.append(plain(total.number))
        self.expectations.append(" ".join(words) + f" +-{plain(within)}")


class Levels:
    """Ways of solving, which are to give the same."""

    def __getattr__(self, name):
        return 0


def chain_connect(start, first, end, last, *widgets):
    widgets[0].connect(start, first, start)
    for one, next in zip(widgets, widgets[1:]):
        one.connect(end, next, start)
        next.connect(start, one, end)
    widgets[-1].connect(end, last, end)


def apply_chain(axis, *widgets):
    start, end = ("LEFT", "RIGHT") if axis == 0 else ("TOP", "BOTTOM")
    for one, next in zip(widgets, widgets[1:]):
        one.connect(end, next, start)
        next.connect(start, one, end)


class World:
    """The names that a test uses."""

    def __init__(self):
        self.roots = []

    def container(self, *numbers):
        root = Container(*numbers)
        self.roots.append(root)
        return root

    def lay_out(self):
        if len(self.roots) != 1:
            raise Unsaid("solves without a container")
        self.roots[0].layout()

    def last(self, total):
        for root in self.roots:
            if root.layouts and any(widget is root or widget in root.children for widget, _ in total.terms):
                return root.layouts[-1]
        raise Unsaid("expects before a layout")

    def equal(self, a, b, within=0.0):
        if isinstance(a, Ratio) or isinstance(b, Ratio):
            if isinstance(b, Ratio):
                a, b = b, a
            if isinstance(b, (Ratio, Sum)):
                raise Unsaid("expects other things than frames")
            # A ratio of sizes of whole numbers.
            self.last(a.above).expect(a.above - a.below * b, 1.5 * max(1.0, b))
            return
        total = Sum.of(a) - Sum.of(b)
        if not total.terms:
            raise Unsaid("expects other things than frames")
        self.last(total).expect(total, within)

    def names(self):
        group = lambda **values: type("Names", (), values)
        edges = "LEFT RIGHT TOP BOTTOM BASELINE CENTER CENTER_X CENTER_Y".split()
        types = group(**{e: e for e in edges})
        kinds = group(FIXED=FIXED, WRAP_CONTENT=WRAP, MATCH_CONSTRAINT=MATCH, MATCH_PARENT=PARENT)
        constants = dict(
            DimensionBehaviour=kinds, MATCH_CONSTRAINT_SPREAD=0, MATCH_CONSTRAINT_WRAP=1, MATCH_CONSTRAINT_PERCENT=2,
            MATCH_CONSTRAINT_RATIO=3, CHAIN_SPREAD=0, CHAIN_SPREAD_INSIDE=1, CHAIN_PACKED=2, HORIZONTAL=0, VERTICAL=1,
            VISIBLE=0, INVISIBLE=4, GONE=8, UNKNOWN=-1, WRAP_BEHAVIOR_INCLUDED=0)
        widget = type("ConstraintWidget", (Widget,), constants)
        return {
            "ConstraintWidget": widget, "ConstraintWidgetContainer": self.container,
            "Guideline": type("Guideline", (Guideline,), dict(HORIZONTAL=0, VERTICAL=1)),
            "Barrier": type("Barrier", (Barrier,), dict(LEFT=0, RIGHT=1, TOP=2, BOTTOM=3)),
            "ConstraintAnchor": group(Type=types), "Type": types, "DimensionBehaviour": kinds,
            "Optimizer": Levels(), "chainConnect": chain_connect, "applyChain": apply_chain,
            "checkPositions": lambda *_: None, "checkVerticalPositions": lambda *_: None, "lay_out": self.lay_out,
            "BasicMeasure": collections.namedtuple("Modes", "EXACTLY WRAP_CONTENT UNSPECIFIED")(1, 2, 0), "directResolution": 0, "mLS": None, "Math": group(round=lambda x: x, min=min, max=max), "sMeasurer": None, "VERTICAL": 1, "HORIZONTAL": 0,
            "MATCH_CONSTRAINT": MATCH, "WRAP_CONTENT": WRAP, "FIXED": FIXED, "MATCH_PARENT": PARENT,
            "LEFT": "LEFT", "RIGHT": "RIGHT", "TOP": "TOP", "BOTTOM": "BOTTOM", "CHAIN_PACKED": 2, "GONE": 8, "VISIBLE": 0,
            "UNKNOWN": -1, "EXACTLY": "exactly", "assertEquals": self.equal, **{k: v for k, v in constants.items() if k.startswith(("MATCH_", "CHAIN_"))},
        }


def statements(body):
    """The statements of a test in Python's words."""
    body = re.sub(r"//[^\n]*", "", body)
    body = re.sub(r"/\*.*?\*/", "", body, flags=re.S)
    # A helper that lays out in each order of the widgets, and then checks.
    body = re.sub(
        r"runTest\w*\((\w+), new Runnable\(\) \{\s*@Override\s*public void run\(\) \{(.*?)\}\s*\}\)",
        r"lay_out(); \2", body, flags=re.S)
    body = re.sub(r"ArrayList(<\w+>)? widgets = new ArrayList(<\w*>)?\(\);|\bwidgets\.add\(\w+\);", "", body)
    if re.search(r"\b(for|while|if|try|class|Runnable|ArrayList|HashMap)\b", body):
        raise Unsaid("runs loops or helpers of its own")
    for statement in body.split(";"):
        text = " ".join(statement.split())
        if re.match(r"Metrics metrics\b|root\.fillMetrics\(|\w+\.(resolve|updateHierarchy)\(", text):
            continue
        if not text or text.startswith("System.") or ".setOptimizationLevel(" in text or "System.nanoTime" in text:
            continue
        text = re.sub(r"^(final )?(int|float|double|long|boolean|ConstraintWidget|ConstraintWidgetContainer|Guideline|Barrier) (?=\w+ =)", "", text)
        if re.match(r"^(int|float|ConstraintWidget) \w+(, \w+)*$", text):
            continue
        text = re.sub(r"^(?:final )?[A-Z]\w*(?:<[^>]*>)? (\w+) = new (Flow|VirtualLayout|Grid|Placeholder|LinearSystem|Chain\w*).*", r"raise Unsaid('uses \2')", text)
        text = re.sub(r"\bnew (\w+)\(", r"\1(", text)
        text = re.sub(r"\((?:int|float|double)\) ?", "", text)
        text = re.sub(r"(?<=[0-9.])[fF]\b", "", text)
        text = re.sub(r"\btrue\b", "True", text)
        text = re.sub(r"\bfalse\b", "False", text)
        text = re.sub(r"\bnull\b", "None", text)
        yield text


def java_tests(path):
    text = open(path, encoding="utf-8").read()
    starts = [m.start() for m in re.finditer(r"^    @Test\b", text, flags=re.M)]
    for start in starts:
        found = re.compile(r"void (\w+)\([^)]*\)[^{]*\{(.*?)\n    \}", re.S).search(text, start)
        name, body = found.groups()
        # One that is the same in each way of solving.
        if re.fullmatch(rf"(\s*{name}\(Optimizer\.\w+\);)+\s*", body):
            found = re.search(rf"void {name}\(int \w+\) \{{(.*?)\n    \}}", text, re.S)
            body = found.group(1) if found else body
        yield name, body


def run(name, body):
    """The rows of a test."""
    world = World()
    names = world.names()
    count = len(re.findall(r"\bassert[A-Z]\w*\(", re.sub(r"//[^\n]*", "", body)))
    for text in statements(body):
        if text.startswith("assert") and not text.startswith("assertEquals") or re.search(" [<>]=? ", text):
            continue
        try:
            exec(text, {"Unsaid": Unsaid, "__builtins__": {"max": max, "min": min}}, names)
        except Unsaid:
            raise
        except (NameError, SyntaxError, TypeError, AttributeError, KeyError, ValueError, ZeroDivisionError) as error:
            raise Unsaid(f"runs loops or helpers of its own") from error
    layouts = [layout for root in world.roots for layout in root.layouts if layout.expectations]
    if not layouts:
        raise Unsaid("expects nothing" if count == 0 else "expects other things than frames")
    for number, layout in enumerate(layouts):
        suffix = f" {number + 1}" if len(layouts) > 1 else ""
        yield f"{name}{suffix} | {layout.text} | {'; '.join(layout.expectations)}"


# What a text takes on the screen that the documents were made for, from the frames that they say.
def document(path):
    """The row of a document that says its frames."""
    android, app = "{http://schemas.android.com/apk/res/android}", "{http://schemas.android.com/apk/res-auto}"
    world = World()
    names = world.names()
    root = world.container(0, 0, 1080, 1920)
    widgets, frames = {}, []
    for number, node in enumerate(ElementTree.parse(path).getroot()):
        get = lambda key, space=app: node.get(space + key)
        x, y, w, h = (int(part.lstrip("+")) for part in get("tag", android).split(","))
        is_guide = node.tag.endswith("Guideline")
        widget = names["Guideline"]() if is_guide else names["ConstraintWidget"](w, h)
        widgets[(get("id", android) or f"{number}").split("/")[-1]] = widget
        frames.append((widget, x, y, w, h, is_guide, node))
        root.add(widget)
        if is_guide:
            widget.setOrientation(1 if get("orientation", android) == "vertical" else 0)
            for key, method in (("percent", widget.setGuidePercent), ("begin", widget.setGuideBegin), ("end", widget.setGuideEnd)):
                if get(f"layout_constraintGuide_{key}"):
                    text = get(f"layout_constraintGuide_{key}")
                    method(float(text) if key == "percent" else 3 * int(text.removesuffix("dp")))
    for widget, x, y, w, h, is_guide, node in frames:
        sides = {"Start": "Left", "End": "Right"}
        margins, gone = {}, {}
        for key, text in node.attrib.items():
            key = key.split("}")[-1]
            if key.startswith("layout_margin"):
                margins[sides.get(key[13:], key[13:]).upper()] = 3 * int(text.removesuffix("dp"))
            elif key.startswith("layout_goneMargin"):
                gone[sides.get(key[17:], key[17:]).upper()] = 3 * int(text.removesuffix("dp"))
        get = lambda key, space=app: node.get(space + key)
        if get("visibility", android) == "gone":
            widget.setVisibility(8)
        for axis, key in (("h", "width"), ("v", "height")):
            if get(f"layout_{key}", android) == "0dp":
                widget.behaviour[axis] = MATCH
                setattr(widget, "w" if axis == "h" else "h", 0)
        widget.gone_margins = gone
        if get("layout_constraintDimensionRatio"):
            widget.setDimensionRatio(get("layout_constraintDimensionRatio"))
        if get("layout_constraintHorizontal_bias"):
            widget.setHorizontalBiasPercent(float(get("layout_constraintHorizontal_bias")))
        if get("layout_constraintVertical_bias"):
            widget.setVerticalBiasPercent(float(get("layout_constraintVertical_bias")))
        for key, text in node.attrib.items():
            found = re.fullmatch(re.escape(app) + r"layout_constraint(\w+)_to(\w+)Of", key)
            if found:
                edge, other = (sides.get(part, part).upper() for part in found.groups())
                target = root if text == "parent" else widgets[text.split("/")[-1]]
                widget.connect(edge, target, other, margins.get(edge, 0))
    root.layout()
    for widget, x, y, w, h, is_guide, node in frames:
        within = 11 if "+" in node.get(android + "tag") else 1
        if widget.gone:
            w, h = 0, 0
        for key, number in (("l", x), ("t", y), ("w", w), ("h", h)):
            if is_guide and key != ("l" if widget.vertical else "t"):
                continue
            if widget.gone and key in "lt":
                continue
            root.layouts[0].expect(widget.part(key) - number, within)
    name = os.path.basename(path).removesuffix(".xml")
    return f"{name} | {root.layouts[0].text} | {'; '.join(root.layouts[0].expectations)}"


def main():
    folder = sys.argv[1]
    reasons, tests, said, asserts, said_asserts, rows, own = collections.Counter(), 0, 0, 0, 0, 0, 0
    documents = sorted(glob.glob(f"{folder}/resources/check*.xml"))
    for path in documents:
        print(document(path))
    for path in sorted(glob.glob(f"{folder}/java/androidx/constraintlayout/core/*Test.java")):
        suite = os.path.basename(path).removesuffix("Test.java")
        for name, body in java_tests(path):
            count = len(re.findall(r"\bassert[A-Z]\w*\(", re.sub(r"//[^\n]*", "", body)))
            tests, asserts = tests + 1, asserts + count
            try:
                if suite in ALGEBRA:
                    raise Unsaid("tests sums and rows of numbers")
                found = list(run(f"{suite}.{name}", body))
                own += len(found)
                found = [row for row in found if row.split(" | ")[0] not in OWN]
                own -= len(found)
                if not found:
                    raise Unsaid("has one layout, and that of a meaning of its own")
                count = sum(row.count("+-") for row in found)
            except Unsaid as why:
                reasons[str(why)] += 1
                if "--why" in sys.argv:
                    print(f"{suite}.{name}: {why}", why.__cause__ or "", file=sys.stderr)
                continue
            said, said_asserts, rows = said + 1, said_asserts + count, rows + len(found)
            for row in found:
                print(row)
    print(f"{len(documents)} documents; {said} of {tests} tests with {said_asserts} of {asserts} expectations, {rows} layouts; {own} layouts left out", file=sys.stderr)
    for why, count in reasons.most_common():
        print(f"  {count} {why}", file=sys.stderr)


main()
