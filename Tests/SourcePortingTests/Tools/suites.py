#!/usr/bin/env python3
"""Runs the suites of layout libraries beside the products.

    suites.py --build .build/debug --work FOLDER NAME LIBRARY TESTS

LIBRARY and TESTS are folders of sources; what isn't for iOS is left out with `--skip`. Nothing of them is changed: both go
through the plugin's tool. Tests of XCTest, of Swift Testing, and in the manner of Quick and Nimble (by `Specs.swift.txt` beside
this script) are known. `suites.tsv` names the libraries with their commits, and what was counted.
"""
import argparse
import json
import os
import re
import shutil
import subprocess

HERE = os.path.dirname(os.path.realpath(__file__))
# What a program that lays out screens is linked with.
PRODUCTS = ["InterfaceBuilder", "UIKit", "os", "CoreGraphics", "StandardViews", "ViewTree", "Drawing", "Typesetting", "LayoutKit", "LayoutSolver"]


def run(words, **more):
    result = subprocess.run(words, capture_output=True, text=True, errors="replace", **more)
    return result.returncode, result.stdout + result.stderr


def sources(folders, skip):
    found = []
    for folder in folders:
        for place, below, files in os.walk(folder):
            below.sort()
            found += [os.path.join(place, f) for f in sorted(files) if f.endswith(".swift")]
    return [f for f in found if not any(word in f for word in skip)]


class Builder:
    def __init__(self, asked):
        self.build = os.path.realpath(asked.build)
        self.modules = os.path.realpath(os.path.join(asked.build, "Modules"))
        self.tool = os.path.realpath(os.path.join(asked.build, "UIKitSourcesTool"))
        self.work = os.path.realpath(os.path.join(asked.work, asked.name))
        os.makedirs(self.work, exist_ok=True)

    def port(self, paths, folder):
        out = os.path.join(self.work, folder)
        os.makedirs(out, exist_ok=True)
        pairs = [(os.path.realpath(p), os.path.join(out, "%04d-%s" % (n, os.path.basename(p)))) for n, p in enumerate(paths)]
        code, text = run([self.tool] + [word for pair in pairs for word in pair])
        if code:
            raise SystemExit(text[-3000:])
        return [written for _, written in pairs]

    def compile(self, module, files, *more):
        code, text = run(
            ["swiftc", "-swift-version", "5", "-suppress-warnings", "-wmo", "-D", "DEBUG", "-module-name", module, "-I", self.work,
             "-I", self.modules, "-emit-module", "-emit-module-path", os.path.join(self.work, module + ".swiftmodule"),
             "-emit-object", "-o", os.path.join(self.work, module + ".o"), "-enable-testing", "-parse-as-library",
             *more, *files], cwd=self.work)
        if code:
            errors = [line for line in text.split("\n") if re.search(r":\d+:\d+: error:", line)]
            print("%s doesn't compile: %d errors" % (module, len(errors)))
            print("\n".join(errors[:40]) or text[-2000:])
            raise SystemExit(1)

    def link(self, *modules):
        program = os.path.join(self.work, "run")
        needed = []
        for name in PRODUCTS:
            folder = os.path.join(self.build, name + ".build")
            # Objects of files that are no more may lie there, too.
            with open(os.path.join(folder, "output-file-map.json")) as file:
                objects = [outputs["object"] for outputs in json.load(file).values() if "object" in outputs]
            needed += sorted(os.path.join(folder, os.path.basename(path)) for path in objects)
        code, text = run(["swiftc", "-o", program] + [os.path.join(self.work, m + ".o") for m in modules]
                         + needed + ["-lXCTest", "-lTesting"])
        if code:
            raise SystemExit(text[-3000:])
        return program


def replace(path, pairs):
    """How many lines of a file were changed."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    changed = 0
    for pair in pairs:
        old, _, new = pair.partition("=>")
        changed += text.count(old)
        text = text.replace(old, new)
    if changed:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return changed


def entry(files):
    """The program that runs the tests, and how."""
    text = {f: open(f, encoding="utf-8", errors="replace").read() for f in files}
    whole = "\n".join(text.values())
    if "import Testing" in whole:
        return "testing", "import Testing\n@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }\n"
    if "QuickSpec" in whole:
        specs = re.findall(r"class\s+(\w+)\s*:\s*QuickSpec", whole)
        return "specs", "import Specs\n@main struct Runner { static func main() { runSpecs([%s]) } }\n" % ", ".join(
            s + ".self" for s in specs)
    cases = []
    for part in re.split(r"^(?=(?:(?:public|open|internal|final)\s+)*(?:class|extension|struct|enum)\s)", whole, flags=re.M):
        found = re.match(r"(?:\w+\s+)*(?:class\s+(\w+)\s*:\s*XCTestCase|extension\s+(\w+))", part)
        name = found and (found.group(1) or found.group(2))
        tests = re.findall(r"func\s+(test\w*)\s*\(\s*\)", part)
        if not name or not tests:
            continue
        cases.append("testCase([%s])" % ", ".join('("%s", %s.%s)' % (t, name, t) for t in tests))
    return "xctest", "import XCTest\n@main struct Runner { static func main() { XCTMain([%s]) } }\n" % ", ".join(cases)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--build", required=True, help="the folder of the built products, such as .build/debug")
    options.add_argument("--work", required=True, help="a folder for what is written")
    options.add_argument("--skip", action="append", default=["AppKit", "NSView", "macOS"], help="part of a path to leave out")
    options.add_argument("--replace", action="append", default=[], help="OLD=>NEW, a changed line")
    options.add_argument("name")
    options.add_argument("library")
    options.add_argument("tests", nargs="+")
    asked = options.parse_args()
    builder = Builder(asked)
    library = builder.port(sources([asked.library], asked.skip), "Library")
    changed = sum(replace(path, asked.replace) for path in library)
    builder.compile(asked.name, library)
    tests = builder.port(sources(asked.tests, asked.skip), "Tests")
    kind, program = entry(tests)
    for path in tests:
        changed += replace(path, asked.replace)
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        # XCTest and the specifications bring UIKit along on Apple's systems.
        new = re.sub(r"\bimport (?:Quick|Nimble|Numerics)\b", "import Specs", text)
        if "Predicate<" in new:
            new = new.replace("import Specs", "import Specs; import struct Specs.Predicate", 1)
        new = re.sub(r"^(#sourceLocation[^\n]*\n)", r"\1import UIKit;", new, count=1) if "import UIKit" not in new else new
        with open(path, "w", encoding="utf-8") as file:
            file.write(new)
    main = os.path.join(builder.work, "main-entry.swift")
    with open(main, "w") as file:
        file.write(program)
    modules = [asked.name, "Suite"]
    if any(re.search(r"^\s*import Specs", open(path, encoding="utf-8").read(), re.M) for path in tests):
        shim = os.path.join(builder.work, "Specs.swift")
        shutil.copyfile(os.path.join(HERE, "Specs.swift.txt"), shim)
        builder.compile("Specs", [shim])
        modules.append("Specs")
    builder.compile("Suite", tests + [main])
    code, text = run([builder.link(*modules)], timeout=900)
    print("\n".join(line for line in text.split("\n") if re.search(r"error:|failed|passed,|Executed|Test run", line))[-6000:])
    if code < 0:
        print("ended by signal %d after:\n%s" % (-code, text[-1500:]))
    print("changed lines: %d" % changed)


if __name__ == "__main__":
    main()
