#!/usr/bin/env python3
"""Writes Sources/Typesetting/Unicode/UnicodeTables.swift.

Reads Unicode 15.0 as Debian's package unicode-data installs it in /usr/share/unicode.
Usage: make-unicode-tables.py [directory] > UnicodeTables.swift
"""

import os
import sys
from collections import Counter

ROOT = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
COUNT = 0x110000

# The order is that of the cases of LineBreakClass and BidiClass.
LINE = ("AL BK CR LF NL SP ZW WJ ZWJ CM GL CL CP EX IS SY OP QU NS B2 BA BB HY IN CB HL NU PR PO "
        "ID EB EM H2 H3 JL JV JT RI wideOP wideCP futureID").split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE RLE LRO RLO PDF LRI RLI FSI PDI".split()


def entries(name):
    """The first code point, the last and the further fields of each line of a file."""
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if not fields[0]:
                continue
            ends = fields[0].split("..")
            yield int(ends[0], 16), int(ends[-1], 16), fields[1:]


def table(name, default, missing=(), column=0, only=None):
    values = [default] * COUNT
    for first, last, value in missing:
        values[first:last + 1] = [value] * (last - first + 1)
    for first, last, fields in entries(name):
        if only is None or fields[column] == only:
            values[first:last + 1] = [fields[column]] * (last - first + 1)
    return values


def missing_bidi():
    """The defaults of unassigned code points, which stand in comments of the file."""
    names = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL",
             "European_Terminator": "ET", "Boundary_Neutral": "BN"}
    with open(os.path.join(ROOT, "extracted/DerivedBidiClass.txt"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("# @missing:"):
                span, value = line[len("# @missing:"):].split("#")[0].split(";")
                first, last = span.strip().split("..")
                yield int(first, 16), int(last, 16), names[value.strip()]


category = table("extracted/DerivedGeneralCategory.txt", "Cn")
width = table("EastAsianWidth.txt", "N")
bidi = table("extracted/DerivedBidiClass.txt", "L", missing_bidi())
picture = table("emoji/emoji-data.txt", "", only="Extended_Pictographic")
ignorable = table("DerivedCoreProperties.txt", "", only="Default_Ignorable_Code_Point")
# Ideographs that are not assigned yet break as ideographs; LineBreak.txt says so in its head.
line = table("LineBreak.txt", "XX", [
    (0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"),
    (0x20000, 0x2FFFD, "ID"), (0x30000, 0x3FFFD, "ID"),
    (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20A0, 0x20CF, "PR")])


def line_class(code):
    """Rule LB1, and the distinctions that rules LB30 and LB30b make."""
    value = line[code]
    if value == "SA":
        return "CM" if category[code] in ("Mn", "Mc") else "AL"
    if value in ("AI", "SG", "XX"):
        return "futureID" if picture[code] and category[code] == "Cn" else "AL"
    if value == "CJ":
        return "NS"
    if value in ("OP", "CP") and width[code] in "FWH":
        return "wide" + value
    if value == "ID" and picture[code] and category[code] == "Cn":
        return "futureID"
    return value


def cells(code):
    """How many cells of a terminal: 0, 1 or 2."""
    value = category[code]
    if code == 0xAD:
        return 1
    if value in ("Mn", "Me", "Cc", "Zl", "Zp", "Cf") or 0x1160 <= code <= 0x11FF or (
            0xD7B0 <= code <= 0xD7FF) or ignorable[code]:
        return 0
    return 2 if width[code] in ("F", "W") else 1


def combination(code):
    return LINE.index(line_class(code)) | BIDI.index(bidi[code]) << 6 | cells(code) << 11 | (
        bool(ignorable[code]) << 13)


DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"


def number(value):
    """A number in digits of five bits, the lowest first; all but the last have 32 added."""
    text = ""
    while value >= 32:
        text += DIGITS[32 + value % 32]
        value //= 32
    return text + DIGITS[value]


def signed(value):
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def runs():
    start = 0
    values = [combination(code) for code in range(COUNT)]
    for code in range(1, COUNT + 1):
        if code == COUNT or values[code] != values[start]:
            yield code - start, values[start]
            start = code


def literal(name, comment, text):
    print(f"\n  /// {comment}\n  static let {name} = \"\"\"")
    lines = ["    " + text[at:at + 92] for at in range(0, len(text), 92)]
    print("\\\n".join(lines))
    print('    """')


def pairs(items):
    """Pairs (code, partner), as distances from the code before and from the code."""
    text, last = "", 0
    for code, partner in items:
        text += number(code - last) + signed(partner - code)
        last = code
    return text


every = list(runs())
order = [value for value, _ in Counter(value for _, value in every).most_common()]
brackets = [(first, int(fields[0], 16), fields[1])
            for first, _, fields in entries("BidiBrackets.txt")]
mirrors = [(first, int(fields[0], 16)) for first, _, fields in entries("BidiMirroring.txt")]

print("""\
/// The Unicode character database, version 15.0, as far as typesetting needs it.
///
/// Made by Tests/TypesettingTests/Tools/make-unicode-tables.py; don't edit. Numbers are written in
/// digits of five bits, the lowest first; all digits but a number's last have 32 added.
enum UnicodeTables {""", end="")
literal("combinations", "The sets of properties that occur, the most frequent first.",
        "".join(number(value) for value in order))
literal("runs", "For each run of scalars with one set of properties its length and the set's place.",
        "".join(number(length) + number(order.index(value)) for length, value in every))
literal("brackets", "Opening brackets: the distance from the one before, and to the closing one.",
        pairs([(code, partner) for code, partner, kind in brackets if kind == "o"]))
literal("mirrors", "Scalars with a mirror image: the distance from the one before, and to the image.",
        pairs(mirrors))
print("}")
