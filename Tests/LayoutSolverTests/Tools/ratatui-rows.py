#!/usr/bin/env python3
"""Prints the rows of ratatui's layout tests as numbers, for RatatuiRowTests.

usage: ratatui-rows.py .../ratatui-core/src/layout/layout.rs > ratatui-rows.txt

A row: what is compared (s: segments, g: the gaps between and around them, w: the segments' widths), how what is left
is used (0 legacy, 1 start, 2 end, 3 center, 4 space between, 5 evenly, 6 around), the spacing, the width, the
constraints (L, M for Max, m for Min, P, R, F with their numbers), the places and widths expected; where a text
was expected, a segment of no width has no place.
"""

import re
import sys

FLEX = {"Legacy": 0, "Start": 1, "End": 2, "Center": 3, "SpaceBetween": 4, "SpaceEvenly": 5, "SpaceAround": 6}
KIND = {"Length": "L", "Max": "M", "Min": "m", "Percentage": "P", "Ratio": "R", "Fill": "F"}


def parts(text):
    """The arguments of a case."""
    result, depth, start, quoted = [], 0, 0, False
    for place, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif letter == "," and depth == 0:
            result.append(text[start:place].strip())
            start = place + 1
    return [*result, text[start:].strip()]


def constraints(text):
    return " ".join(
        KIND[name] + numbers.replace("u16::MAX", "65535").replace(" ", "").replace(",", "/")
        for name, numbers in re.findall(r"(Length|Max|Min|Percentage|Ratio|Fill)\(([^)]*)\)", text))


def expected(text):
    if text.startswith('"'):
        letters = text.strip('"')
        return [(letters.find(c), letters.count(c)) if c in letters else (None, 0) for c in "abcdefghijkl"]
    if "(" in text:
        return [tuple(map(int, pair)) for pair in re.findall(r"\((\d+)\s*,\s*(\d+)\)", text)]
    if ".." in text:
        return [(int(a), int(b) - int(a)) for a, b in re.findall(r"(\d+)\s*\.\.\s*(\d+)", text)]
    return [(None, int(number)) for number in re.findall(r"\d+", text.removeprefix("vec!"))]


source = open(sys.argv[1]).read()
source = source[source.index("mod tests {"):]
for group in re.finditer(r"#\[rstest\][^\n]*\n(.*?)\n        fn (\w+)\((.*?)\) \{(.*?)\n        \}\n", source, re.S):
    cases, name, parameters, body = group.groups()
    names = re.findall(r"#\[case\] (\w+):", parameters)
    for case in re.findall(r"#\[case(?:::\w+)?\((.*)\)\]", cases):
        given = dict(zip(names, parts(case)))
        kinds = constraints(given["constraints"])
        width = int(given.get("width") or re.search(r"Rect::new\(0, 0, (\d+)", body)[1])
        spacing = int(given.get("spacing") or (re.search(r"\.spacing\((\d+)\)", body) or [0, 0])[1])
        flexes = [given["flex"].removeprefix("Flex::")] if "flex" in given else re.findall(r"Flex::(\w+)", body)
        pairs = expected(given["expected"])[: len(kinds.split()) + ("spacers" in body)]
        what = "g" if "split_with_spacers" in body else "w" if all(x is None for x, _ in pairs) else "s"
        for flex in flexes or ["Start"]:
            print(what, FLEX[flex], spacing, width, "|", kinds, "|",
                  " ".join(f"{'-' if x is None else x}:{w}" for x, w in pairs))
