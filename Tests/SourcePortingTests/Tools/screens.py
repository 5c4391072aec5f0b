#!/usr/bin/env python3
"""Draws screens of apps, each made of the app's own files alone.

    screens.py --build .build/debug --work FOLDER --census FILE.json --seed N [--count K] APP…

Each APP is a folder with an app's sources, or NAME=FOLDER; `census-apps.tsv` has the commits. The screens are drawn from the
classes of views and controllers in the layout files that compile by the census, whose `--json` is read, and need only UIKit: those that can
be made without arguments and aren't loaded from documents, in the order of `random.Random(N).shuffle` of the sorted ones. Labels and
buttons without a text get one. What a file names of the app's others is found by the names of types and members, as far as it is there.
Nothing of the app is changed, and nothing stands in for what isn't there.

The folder then has a picture of each screen, its tree as text, and `screens.tsv`: what became of each class that was drawn, of how many of the
app's files it was made, how many views it has, and what the layout reported. `screens-seen.tsv` beside this script has the
verdicts of those looked at.
"""
import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys

import census

LOST = (re.compile(r"cannot find (?:type )?'([^']+)' in scope"), re.compile(r"has no (?:dynamic )?member '([^']+)'"),
        re.compile(r"'([^']+)' is not a member type of"))
# Files of the program around a screen, which no view needs.
PROGRAM = re.compile(r"(Controller|ViewModel|Coordinator|Delegate|(?<!Theme)(?:Manager|Service)|Handler|Presenter)\.swift$")


class Files:
    """The files of an app, by what they declare."""

    def __init__(self, root):
        self.root = os.path.realpath(root)
        folders, self.paths, self.catalogues = census.find_sources(self.root)
        self.language = census.language_of(self.root)
        self.module = {path: census.module_of(path, folders) for path in self.paths}
        self.types, self.members = collections.defaultdict(list), collections.defaultdict(list)
        self.imports = {}
        for path in self.paths:
            source = census.Source(self.root, path)
            self.imports[path] = source.imports
            for name in source.declared:
                self.types[name].append(path)
            for name in source.members:
                self.members[name].append(path)
            with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as file:
                for name in set(re.findall(r"\binit[?!]?\s*\(\s*(\w+)", census.code(file.read()))):
                    self.members["init " + name].append(path)

    def place(self, folder, near):
        """Puts catalogues of assets, fonts and texts in English beside a program."""
        for place, below, names in os.walk(self.root):
            for name in names:
                if name.endswith((".ttf", ".otf")) and not os.path.exists(os.path.join(folder, name)):
                    os.symlink(os.path.join(place, name), os.path.join(folder, name))
            for name in sorted(below):
                path = os.path.join(place, name)
                if name.endswith(".xcassets"):
                    os.symlink(path, os.path.join(folder, "%d-%s" % (len(os.listdir(folder)), name)))
                elif name in ("en.lproj", "Base.lproj") and not os.path.exists(os.path.join(folder, name)):
                    os.symlink(path, os.path.join(folder, name))
            below[:] = [name for name in below if not name.endswith((".xcassets", ".lproj"))]

    def declaring(self, name, owner, near, chosen):
        """The file that has a name: one that extends its type before others, and the one that lies nearest to another file."""
        found = [p for p in self.types.get(name, []) or self.members.get(name, [])
                 if p not in chosen and not PROGRAM.search(p)]
        here = near.split("/")
        found.sort(key=lambda p: (owner is None or not self.extends(p, owner),
                                  -len(os.path.commonprefix([p.split("/"), here])), len(p), p))
        return found[0] if found else None

    def extends(self, path, owner):
        with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as file:
            return bool(re.search(r"\b(?:class|struct|enum|protocol|extension)\s+(?:\w+\.)*%s\b" % owner, file.read()))


class Kit:
    """The products as one library, with their modules."""

    def __init__(self, build, work):
        self.build = os.path.realpath(build)
        self.modules = os.path.join(self.build, "Modules")
        self.tool = os.path.join(self.build, "UIKitSourcesTool")
        self.library = os.path.join(work, "libScreensKit.so")
        listed = os.path.join(self.build, "layout.product", "Objects.LinkFileList")
        with open(listed) as file:
            objects = [line.strip().strip("'\"") for line in file if "/layout.build/" not in line and line.strip()]
        # The build may have been done with another name for its folder.
        objects = [os.path.join(self.build, *path.split("/")[-2:]) for path in objects]
        if os.path.exists(self.library) and os.path.getmtime(self.library) > max(map(os.path.getmtime, objects)):
            return
        response = os.path.join(work, "objects")
        with open(response, "w") as file:
            file.write("\n".join('"%s"' % path for path in objects))
        run(["swiftc", "-emit-library", "-o", self.library, "-module-name", "ScreensKit", "@" + response])


def run(words, **more):
    done = subprocess.run(words, capture_output=True, text=True, errors="replace", **more)
    if done.returncode:
        raise SystemExit(" ".join(words[:4]) + "…: " + (done.stdout + done.stderr)[-3000:])


class Screen:
    def __init__(self, app, file, name, made):
        self.app, self.file, self.made_by = app, file, made
        self.name = app + "-" + name

    def made(self):
        return "\n".join(
            ["import Foundation", "import UIKit", "import SnapKit",
             # As the package manager writes it for a module with resources.
             "extension Bundle { static var module: Bundle { .main } }",
             FILLED, '@_silgen_name("makeScreen") @MainActor public func makeScreen() -> Any {',
             "  let made = " + self.made_by, "  filled(made)", "  return made", "}", ""])


CLASS = re.compile(r"^(?:(?:public|open|final|internal|@\w+)\s+)*class\s+(\w+)\s*:\s*(\w+)[^{]*\{(.*?)^\}", re.M | re.S)
# A class by the end of its superclass's name, and how it is made.
KINDS = (("TableViewCell", "(style: .default, reuseIdentifier: nil)", "style"), ("ViewController", "()", ""),
         ("Cell", "(frame: .zero)", "frame"), ("View", "(frame: .zero)", "frame"), ("Button", "(frame: .zero)", "frame"),
         ("Label", "(frame: .zero)", "frame"), ("Control", "(frame: .zero)", "frame"), ("Field", "(frame: .zero)", "frame"))


def classes(text):
    """The classes of a file that can be made without arguments, each with how."""
    if "@IBOutlet" in text or "awakeFromNib" in text:
        return
    for found in CLASS.finditer(census.code(text)):
        name, above, body = found.groups()
        kind = next((kind for kind in KINDS if above.endswith(kind[0])), None)
        if kind is None:
            continue
        own = re.findall(r"^\s*((?:\w+ )*)init[?!]?\s*\(\s*(\w*)\s*\w*\s*:?", body, re.M)
        designated = {label for words, label in own if "convenience" not in words and label not in ("coder", "aDecoder")}
        if not designated or designated == {kind[2]}:
            yield name, name + kind[1]
        elif designated == {""}:
            yield name, name + "()"


# What files name of SwiftUI beside screens of UIKit.
STAND_INS = {"SwiftUI": """
public struct Color {
  public let uiColor: UIColor
  public static var clear: Color { Color(.clear) }
  public static var white: Color { Color(.white) }
  public static var black: Color { Color(.black) }
  public init(_ name: String, bundle: Bundle? = nil) { uiColor = UIColor(named: name) ?? .gray }
  public init(_ color: UIColor) { uiColor = color }
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public init(_ space: ColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  public enum ColorSpace { case sRGB }
  public func opacity(_ part: Double) -> Color { Color(uiColor.withAlphaComponent(part)) }
}
extension UIColor {
  public convenience init(_ color: Color) {
    let color = color.uiColor
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
public enum ColorScheme { case light, dark }
public struct Image {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ name: String, bundle: Bundle?, label: Text) {}
  public init(decorative name: String, bundle: Bundle?) {}
  public init(uiImage: UIImage) {}
}
public struct Text {}
public struct Font {}
"""}

# Texts for the labels and buttons that have none yet.
FILLED = """
@MainActor func filled(_ made: Any) {
  func fill(_ view: UIView) {
    if let label = view as? UILabel, label.text ?? "" == "" {
      label.text = "Label"
    } else if let button = view as? UIButton, button.currentTitle == nil, button.currentImage == nil {
      button.setTitle("Button", for: .normal)
    } else {
      view.subviews.forEach(fill)
    }
  }
  if let view = made as? UIView { fill(view) }
  if let controller = made as? UIViewController { fill(controller.view) }
}
"""

MAIN = """
import Foundation
import LayoutPreview
import UIKit
@_silgen_name("makeScreen") @MainActor func makeScreen() -> Any
// A row is as wide as the screen and as high as it asks to be.
@MainActor func fitted(_ made: Any) -> Any {
  guard let cell = made as? UIView, made is UITableViewCell || made is UICollectionViewCell else { return made }
  let size = cell.systemLayoutSizeFitting(
    CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  cell.frame = CGRect(x: 0, y: 0, width: 393, height: max(size.height, 44))
  return cell
}
@main struct ScreenProgram {
  @MainActor static func main() throws {
    let run = PreviewRun([(name: "screen", make: { fitted(makeScreen()) })])
    let words = CommandLine.arguments
    let job = PreviewJob(screen: "screen", setting: .init(), files: [.png: words[1], .text: words[2]], pngScale: 1)
    try JSONEncoder().encode(run.show(job)).write(to: URL(fileURLWithPath: words[3]))
  }
}
"""


class Maker:
    def __init__(self, kit, work):
        self.kit, self.work = kit, work
        source, self.main = os.path.join(work, "Main.swift"), os.path.join(work, "Main.o")
        with open(source, "w") as file:
            file.write(MAIN)
        run(["swiftc", "-parse-as-library", "-module-name", "ScreenProgram", "-I", kit.modules, "-emit-object", "-o", self.main,
             source])

    def compile(self, screen, files):
        """Brings in what is missing until all compiles; the files, or what is still missing."""
        folder = os.path.join(self.work, screen.name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(os.path.join(folder, "Modules"))
        main = os.path.join(folder, "Make.swift")
        with open(main, "w") as file:
            file.write(screen.made())
        chosen = [screen.file]
        for _ in range(30):
            written = []
            words = [self.kit.tool]
            if files.catalogues:
                symbols = os.path.join(folder, "GeneratedAssetSymbols.swift")
                words += ["--assets", symbols] + [os.path.join(files.root, path) for path in files.catalogues] + ["--"]
            for number, path in enumerate(chosen):
                written.append(os.path.join(folder, "%03d-%s" % (number, os.path.basename(path))))
                words += [os.path.join(files.root, path), written[-1]]
            run(words)
            written += [symbols] if files.catalogues else []
            for path in written:
                with open(path, encoding="utf-8", errors="surrogateescape") as file:
                    text = census.PART.sub(r"\1\2", file.read())
                with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
                    file.write(text)
            shared = ["swiftc", "-swift-version", files.language, "-suppress-warnings", "-module-name", "Screen", "-parse-as-library",
                      "-D", "SWIFT_PACKAGE", "-diagnostic-style=llvm", "-I", self.kit.modules, "-I", os.path.join(folder, "Modules")]
            checked = subprocess.run(shared[:1] + ["-frontend", "-typecheck"] + shared[1:] + [main] + written, capture_output=True,
                                     text=True, errors="replace")
            missing = set(census.MISSING.findall(checked.stderr))
            if missing:
                for name in missing:
                    self.stub(folder, name.split(".")[0])
                continue
            errors = [line for line in checked.stderr.split("\n") if " error: " in line]
            if not errors:
                program = os.path.join(folder, "screen")
                built = subprocess.run(
                    shared + ["-emit-object", "-Onone", "-wmo", "-o", os.path.join(folder, "Screen.o"), main] + written,
                    capture_output=True, text=True, errors="replace")
                if built.returncode:
                    return None, built.stderr.split("\n")[-5:]
                built = subprocess.run(
                    ["swiftc", "-o", program, self.main, os.path.join(folder, "Screen.o")]
                    + ["-L", self.work, "-lScreensKit", "-Xlinker", "-rpath", "-Xlinker", self.work],
                    capture_output=True, text=True, errors="replace")
                files.place(folder, screen.file)
                return (program, chosen) if built.returncode == 0 else (None, built.stderr.split("\n")[-5:])
            more = set()
            for line in errors:
                near = line.split(":")[0]
                near = os.path.relpath(near, files.root) if near.startswith(files.root) else screen.file
                owner = re.search(r"(?:of (?:\w+ )*type|type|class|struct|enum) '(?:\w+\.)*(\w+)[?>]*'", line)
                names = [found.group(1).split(".")[-1] for found in (pattern.search(line) for pattern in LOST) if found]
                label = re.search(r"\(have '(\w+):", line) or re.search(r"(?:argument|parameter) '(\w+)' in call", line)
                if label:
                    names.append("init " + label.group(1))
                for name in names:
                    path = files.declaring(name, owner and owner.group(1), near, chosen)
                    if path:
                        more.add(path)
            if not more or len(chosen) > 45:
                return None, errors
            chosen += sorted(more)
        return None, errors

    def stub(self, folder, name):
        module = os.path.join(folder, "Modules", name + ".swiftmodule")
        if os.path.exists(module) or os.path.exists(os.path.join(self.kit.modules, name + ".swiftmodule")):
            return
        source = os.path.join(folder, "Modules", name + ".swift")
        # What imports UIKit passes it on, as Apple's modules do.
        with open(source, "w") as file:
            file.write("@_exported import UIKit\n" + STAND_INS.get(name, ""))
        run(["swiftc", "-frontend", "-emit-module", "-module-name", name, "-parse-as-library", "-I", self.kit.modules,
             "-o", module, source])

    def draw(self, screen, program):
        picture, tree = (os.path.join(self.work, screen.name + ending) for ending in (".png", ".txt"))
        result = os.path.join(self.work, screen.name, "result.json")
        try:
            done = subprocess.run([program, picture, tree, result], capture_output=True, text=True, errors="replace", timeout=60,
                                  cwd=os.path.dirname(program))
        except subprocess.TimeoutExpired:
            return None, "doesn't come back"
        if done.returncode or not os.path.exists(result):
            return None, "ended with %d: %s" % (done.returncode, (done.stdout + done.stderr)[-600:])
        with open(result) as file:
            return json.load(file), None


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--build", required=True, help="the folder of the built products, such as .build/debug")
    options.add_argument("--work", required=True, help="a folder for what is written")
    options.add_argument("--census", required=True, help="what the census has written with --json")
    options.add_argument("--seed", type=int, required=True, help="the order in which screens are drawn")
    options.add_argument("--count", type=int, default=20, help="how many are to be drawn")
    options.add_argument("apps", nargs="+")
    asked = options.parse_args()
    work = os.path.realpath(asked.work)
    os.makedirs(work, exist_ok=True)
    apps = {}
    for word in asked.apps:
        name, _, folder = word.rpartition("=")
        apps[name or os.path.basename(folder.rstrip("/"))] = Files(folder)
    with open(asked.census) as file:
        usable = [r for r in json.load(file) if r["app"] in apps
                  and not (r["errors"] or r["foreign"] or r["tainted"] or r["members"])]
    screens = []
    for result in usable:
        with open(os.path.join(apps[result["app"]].root, result["file"]), encoding="utf-8", errors="replace") as file:
            screens += [(result["app"], result["file"], *made) for made in classes(file.read())]
    screens = [Screen(*screen) for screen in sorted(set(screens))]
    random.Random(asked.seed).shuffle(screens)
    maker = Maker(Kit(asked.build, work), work)
    rows, drawn = [], 0
    for screen in screens:
        if drawn == asked.count:
            break
        program, files = maker.compile(screen, apps[screen.app])
        if program is None:
            print("%s doesn't compile:\n  %s" % (screen.name, "\n  ".join(files[:6])), flush=True)
            rows.append([screen.app, screen.file, screen.name, "doesn't compile", "", "", ""])
            continue
        result, mistake = maker.draw(screen, program)
        if result is None or result.get("mistake"):
            print("%s isn't drawn: %s" % (screen.name, mistake or result["mistake"]), flush=True)
            rows.append([screen.app, screen.file, screen.name, "isn't drawn", len(files), "", ""])
            continue
        drawn += 1
        print("%s: %d files, %d views, %d × %d, %d reports" % (
            screen.name, len(files), result["views"], result["width"], result["height"], len(result["diagnostics"])), flush=True)
        for text in result["diagnostics"]:
            print("  " + text[:600].replace("\n", "\n  "), flush=True)
        rows.append([screen.app, screen.file, screen.name, "drawn", len(files), result["views"], len(result["diagnostics"])])
    with open(os.path.join(work, "screens.tsv"), "w") as file:
        file.write("app\tfile\tclass\tresult\tfiles\tviews\treports\n")
        for row in rows:
            file.write("\t".join(map(str, row)) + "\n")
    print("%d drawn of %d tried, of %d there are" % (drawn, len(rows), len(screens)))


if __name__ == "__main__":
    sys.exit(main())
