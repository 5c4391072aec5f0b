#!/usr/bin/env python3
"""Writes Sources/Typesetting/Standard/StandardFontTables.swift.

The figures are advance widths and pair kerning of Inter 4.0 (the variable font of Debian's package
fonts-inter-variable), and advance widths of Noto Sans Hebrew and Arabic (fonts-noto-core), in
thousandths of an em, with widths fitted to those measured on iOS by ios_widths.py.
Needs uharfbuzz. Usage: make-standard-font.py > StandardFontTables.swift
"""

import uharfbuzz

import ios_widths

ROOT = "/usr/share/fonts/truetype/"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
WEIGHTS = {"thin": 100, "regular": 400, "black": 900}


def font(path, weight=None):
    result = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(ROOT + path)))
    if weight:
        result.set_variations({"wght": weight})
    return result


def advance(face, code):
    glyph = face.get_nominal_glyph(code)
    if not glyph:
        return None
    return round(face.get_glyph_h_advance(glyph) * 1000 / face.face.upem)


def number(value):
    text = ""
    while value >= 32:
        text += DIGITS[32 + value % 32]
        value //= 32
    return text + DIGITS[value]


def signed(value):
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def literal(name, comment, text):
    print(f"\n  /// {comment}\n  static let {name} = \"\"\"")
    print("\\\n".join("    " + text[at:at + 92] for at in range(0, len(text), 92)))
    print('    """')


def steps(values):
    text, last = "", 0
    for value in values:
        text += signed(value - last)
        last = value
    return text


inter = {name: font("inter-vf/Inter-roman.var.ttf", weight) for name, weight in WEIGHTS.items()}
hebrew, arabic = font("noto/NotoSansHebrew-Regular.ttf"), font("noto/NotoSansArabic-Regular.ttf")

widths = {}
for code in [*range(0x20, 0x530), *range(0x1E00, 0x2000), *range(0x2010, 0x2028),
             *range(0x2030, 0x205F), *range(0x20A0, 0x2200), *range(0x2200, 0x2300)]:
    own = [advance(face, code) for face in inter.values()]
    if None not in own and code not in range(0x300, 0x370):
        widths[code] = own
for face, codes in ((hebrew, range(0x5D0, 0x5F5)), (arabic, range(0x620, 0x6D4))):
    for code in codes:
        own = advance(face, code)
        if own:
            widths[code] = [own] * 3

codes = sorted(widths)
runs, start = [], 0
for place in range(1, len(codes) + 1):
    if place == len(codes) or codes[place] != codes[place - 1] + 1:
        runs.append((codes[start], place - start))
        start = place

# HarfBuzz hides the soft hyphen, which looks like kerning.
kerned = [code for code in codes if code != 0xAD and code <= 0x17F or 0x386 <= code <= 0x3CE
          or 0x400 <= code <= 0x45F or 0x490 <= code <= 0x491 or 0x2010 <= code <= 0x2026]


def kerning():
    """The pairs that are moved, in thousandths of an em."""
    face = inter["regular"]
    plain = {code: face.get_glyph_h_advance(face.get_nominal_glyph(code)) for code in kerned}
    pairs = {}
    for left in kerned:
        for right in kerned:
            buffer = uharfbuzz.Buffer()
            buffer.add_codepoints([left, right])
            buffer.guess_segment_properties()
            uharfbuzz.shape(face, buffer, {"calt": False, "ccmp": False, "liga": False})
            sum_ = sum(place.x_advance for place in buffer.glyph_positions)
            value = round((sum_ - plain[left] - plain[right]) * 1000 / face.face.upem)
            if value:
                pairs[left, right] = value
    return pairs


pairs = kerning()
columns = {right: tuple(pairs.get((left, right), 0) for left in kerned) for right in kerned}
# Class 0, which scalars have that aren't listed, is that of no kerning.
right_kinds = sorted({*columns.values(), (0,) * len(kerned)}, key=lambda kind: (any(kind), kind))
right_class = {right: right_kinds.index(columns[right]) for right in kerned}
rows = {left: tuple(column[at] for column in right_kinds) for at, left in enumerate(kerned)}
left_kinds = sorted({*rows.values(), (0,) * len(right_kinds)}, key=lambda kind: (any(kind), kind))
left_class = {left: left_kinds.index(rows[left]) for left in kerned}

matrix, zeros = "", 0
for row in left_kinds:
    for value in row:
        if value:
            matrix += number(zeros) + signed(value)
            zeros = 0
        else:
            zeros += 1

print("""\
/// What letters measure, in 2048ths of an em, and how far pairs are moved, in thousandths.
///
/// Widths measured on iOS, in its designs for text and for display at three weights; those of other
/// letters, and pair kerning, from Inter 4.0, Noto Sans Hebrew and Noto Sans Arabic. Made by
/// Tests/TypesettingTests/Tools/make-standard-font.py, don't edit. Numbers are written as in
/// ``UnicodeTables``.
enum StandardFontTables {""", end="")
literal("runs", "Runs of scalars with a width: the distance from the end of the one before, the length.",
        "".join(number(first - (runs[at - 1][0] + runs[at - 1][1] if at else 0)) + number(count)
                for at, (first, count) in enumerate(runs)))
fitted = ios_widths.fitted({name: {code: widths[code][at] for code in codes} for at, name in enumerate(WEIGHTS)})
for (design, name), own in fitted.items():
    literal(f"{design}{name.capitalize()}",
            f"The widths in the design for {design} at weight {WEIGHTS[name]}, each as its distance from the one before.",
            steps(own[code] for code in codes))
kern_runs = "".join(
    number(code - (kerned[at - 1] if at else 0)) + number(left_class[code]) + number(right_class[code])
    for at, code in enumerate(kerned))
literal("kerned", "Scalars that are kerned: the distance from the one before, first and second class.",
        kern_runs)
print(f"\n  /// How many classes of second scalars there are.\n  static let columns = {len(right_kinds)}")
literal("kerning", "For each first and second class how far the pair is moved: how many zeros, a number.",
        matrix)
print("}")
