#!/usr/bin/env python3
"""Writes what HarfBuzz measures, for HarfBuzzTests.

Needs uharfbuzz (pip install uharfbuzz) and the Debian packages fonts-inter, fonts-inter-variable,
fonts-liberation2, fonts-noto-core, fonts-dejavu-core and fonts-roboto-unhinted.
Usage: harfbuzz-widths.py > widths.tsv; LAYOUTKIT_HARFBUZZ=widths.tsv swift test --filter HarfBuzz

A line is a font file, a weight (0 for the file's own), a width in font units, and the text.
"""

import random
import sys

import uharfbuzz

ROOT = "/usr/share/fonts/"
FONTS = [
    ("opentype/inter/Inter-Regular.otf", 0), ("opentype/inter/Inter-Bold.otf", 0),
    ("truetype/inter-vf/Inter-roman.var.ttf", 0), ("truetype/inter-vf/Inter-roman.var.ttf", 250),
    ("truetype/inter-vf/Inter-roman.var.ttf", 600),
    ("truetype/liberation2/LiberationSans-Regular.ttf", 0),
    ("truetype/noto/NotoSans-Regular.ttf", 0), ("truetype/dejavu/DejaVuSans.ttf", 0),
    ("truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", 0),
]

SENTENCES = """\
The quick brown fox jumps over the lazy dog.
Sphinx of black quartz, judge my vow — said Zoë’s well-known 3-year-old.
Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.
Portez ce vieux whisky au juge blond qui fume, s’il vous plaît !
El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia y frío.
Příliš žluťoučký kůň úpěl ďábelské ódy.
Pchnąć w tę łódź jeża lub ośm skrzyń fig.
Flygande bäckasiner söka hwila på mjuka tuvor.
Árvíztűrő tükörfúrógép; Iğdır’ın şehir içi yolları.
Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Τάχιστη αλώπηξ βαφής ψημένη γη.
Съешь же ещё этих мягких французских булок, да выпей чаю.
Чуєш їх, доцю, га? Кумедна ж ти, прощайся без ґольфів!
AVAST Wavy To. LT, Yo-yo, WAVE, T.V., P.O. “quoted” ‘single’ «guillemets»
office affluent fjord fiction waffle flow ffi ffl find
Total: $1,234.50 (−12 %) at 09:41, 50/50, #1, a@b.org""".split("\n")

ALPHABETS = [
    "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿąćęłńśźżčďěňřšťůžßőűğış",
    "ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜÝĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽŐŰĞİŞ",
    "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ",
    "абвгдежзийклмнопрстуфхцчшщъыьэюяёєіїґ", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЄІЇҐ",
]
PAIRS = [(0, 1), (2, 3), (4, 5), (6, 7)]


def words(chance):
    """Letters in an order that no language has, so that every pair comes up."""
    text = []
    for _ in range(chance.randint(1, 6)):
        lower, upper = chance.choice(PAIRS)
        size = chance.randint(1, 9)
        letters = [chance.choice(ALPHABETS[lower]) for _ in range(size)]
        if lower == 2:
            letters = [chance.choice(ALPHABETS[chance.choice([0, 0, 2])]) for _ in range(size)]
        kind = chance.random()
        if kind < 0.4:
            letters[0] = chance.choice(ALPHABETS[upper])
        elif kind < 0.5:
            letters = [chance.choice(ALPHABETS[upper]) for _ in range(size)]
        elif kind < 0.6:
            letters = [chance.choice("0123456789") for _ in range(size)]
        word = "".join(letters)
        if chance.random() < 0.25:
            word += chance.choice(".,;:!?’”")
        text.append(word)
    return " ".join(text)


def main():
    chance = random.Random(20)
    texts = list(SENTENCES)
    while len(texts) < 2000:
        texts.append(words(chance))
    for path, weight in FONTS:
        font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(ROOT + path)))
        if weight:
            font.set_variations({"wght": weight})
        for text in texts:
            # One script after the other, as whoever uses HarfBuzz has to cut texts.
            width = sum(measure(font, run) for run in runs(text))
            print(path, weight, width, text, sep="\t")


def script(letter):
    if "Ͱ" <= letter <= "Ͽ":
        return "Grek"
    if "Ѐ" <= letter <= "ӿ":
        return "Cyrl"
    return "Latn" if letter.isalpha() else None


def runs(text):
    """The text cut where the script of its letters changes."""
    start, current = 0, None
    for place, letter in enumerate(text):
        own = script(letter)
        if own and current and own != current:
            yield text[start:place]
            start = place
        current = own or current
    yield text[start:]


def measure(font, text):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    return sum(place.x_advance for place in buffer.glyph_positions)


if __name__ == "__main__":
    sys.exit(main())
