#!/usr/bin/env python3
"""Counts which layout files of apps compile beside the products, and what they lack.

    census.py --build .build/debug --work FOLDER [--json FILE] [--files FILE] APP…

Each APP is a folder with an app's sources, or NAME=FOLDER. Nothing of them is changed, built or run: each
module's sources go through the plugin's tool into the work folder, and its layout files are type-checked
with all the module's other files beside them. What it imports of the app's other modules is
there as far as it compiles; modules that aren't here (its packages, Apple's other frameworks) are empty ones.

A *layout file* is a Swift file outside tests that imports UIKit or SnapKit and has `Anchor.constraint`,
`NSLayoutConstraint`, `.snp.`, `UIStackView(` or `layoutSubviews()`. It *needs only UIKit* if all types it
names are the module's own, UIKit's, Foundation's or SnapKit's. The second figure leaves out those that
also use a member or function which another module of the app declares, or an own type that comes from
a type that isn't here.

`census-packages.tsv` names members that packages give to UIKit's types, which aren't there either.
`census-apps.tsv` beside this script names the apps with their commits, and which of them were tuned on and which
were held out (a draw by the seed 42 of ten, before anything was changed; four more that nobody had read were held out,
too, and five were only read). Twelve more were drawn by the seed 421501: what failed in those marked `mended` was read and
mended, before those marked `fresh` were looked at. Four by the seed 420318
were counted once; those marked `opened` were read then and later, the other one never. Sixteen, the first that can be fetched and have ten
layout files of `random.Random(422411).shuffle` of the sorted lines of `census-pool.txt` whose apps weren't named before, were counted in two
lots of eight before anything was read; in each lot four, `random.Random(422411).sample` of the eight in that order, were opened. Four more were
drawn the same way by the seed 422412, of those left, and counted once before anything was read; two, `random.Random(422412).sample` of the
four, were opened; so were four by the seed 422713. The apps drawn by these four seeds are counted with the products built with the trait `MainActor`, as the article's manifest has it. `census-files.tsv` has each layout file with what it needs and whether it compiled.
"""
import argparse
import collections
import hashlib
import json
import os
import re
import subprocess
import sys

import xcodeproj

LAYOUT = re.compile(r"Anchor\.constraint|NSLayoutConstraint|\.snp\.|UIStackView\(|layoutSubviews\(\)")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|fileprivate|package)\s+)?"
                    r"import\s+(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)", re.M)
TESTS = re.compile(r"(^|/)[^/]*(Tests?|Specs?|Mocks?|TestHelpers|TestUtils)(/|$)|(^|/)(Pods|Carthage|\.build)/")
HERE = {"UIKit", "SnapKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Darwin", "Swift",
        "Dispatch", "Glibc", "_Concurrency", "Synchronization", "FoundationNetworking"}
MISSING = re.compile(r"error: no such module '([\w.]+)'")
PART = re.compile(r"^([^\n/\"]*\bimport\s+)(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)\.[\w.]+",
                  re.M)
# What UIKit brings along beside its own: Foundation's and Core Animation's.
APPLE = re.compile(r"^(UI[A-Z]\w*|NS[A-Z]\w*|CA[A-Z][a-z]\w*|CG[A-Z]\w*|CF[A-Z]\w*|objc_\w+|OBJC_\w+)$")
TOKEN = re.compile(
    r"""//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/|\#*\"\"\"(?:\\.|(?!\"\"\").)*\"\"\"\#*|\#*"(?:\\.|[^"\\\n])*"\#*""", re.S)
# A pattern such as `case R.text:` declares nothing.
DECLARED = re.compile(
    r"\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|case|macro)\s+(`?[A-Z]\w*+)(?!\.)")
TYPES = re.compile(r"\b(class|struct|enum|protocol|actor|extension)\s+(`?[A-Z][\w.]*)[^{:\n]*(?::([^{]*))?\{")
MEMBERS = re.compile(r"\b(?:func|var|let|case)\s+`?([A-Za-z_]\w*)")
GENERIC = re.compile(r"(?:func\s+[^\s(<]+|class\s+\w+|struct\s+\w+|enum\s+\w+|actor\s+\w+|init[?!]?|"
                     r"subscript|typealias\s+\w+|protocol\s+\w+)\s*<([^(){]*?)>")
ERROR = re.compile(r"^(.+?):(\d+):(\d+): error: (.*)$")


# Members that packages give to types of UIKit, read by hand from what didn't compile.
with open(os.path.join(os.path.dirname(os.path.realpath(__file__)), "census-packages.tsv")) as listed:
    PACKAGES = {line.split("\t")[0] for line in listed.read().split("\n")[1:] if line}


def code(text):
    """The source without comments and texts; what is interpolated goes with them."""
    return TOKEN.sub(lambda found: '""' + "\n" * found.group().count("\n"), text)


def module_of(path, folders_with_project):
    """The module of a source that no target of a project names: the target's folder of a package, that of a pod, or a
    folder beside a project."""
    parts = path.split("/")[:-1]
    for place, name in enumerate(parts):
        if name + ".podspec" in folders_with_project:
            return "/".join(parts[: place + 1])
    for place in range(len(parts) - 1, -1, -1):
        if parts[place] == "Sources" and place + 1 < len(parts):
            # Targets of other builders have their files there themselves.
            is_package = "/".join(parts[:place]) in folders_with_project
            return "/".join(parts[: place + 2 if is_package else place + 1])
    for place in range(len(parts), -1, -1):
        if "/".join(parts[:place]) in folders_with_project:
            return "/".join(parts[: place + 1])
    return parts[0] if parts else ""


class Source:
    def __init__(self, root, path):
        self.path = path
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
            text = file.read()
        self.imports = set(IMPORT.findall(text))
        bare = code(text)
        self.is_layout = bool({"UIKit", "SnapKit"} & self.imports) and bool(LAYOUT.search(bare))
        self.declared = {name.strip("`") for name in DECLARED.findall(bare)}
        self.generic = set()
        for names in GENERIC.findall(bare):
            self.generic |= set(re.findall(r"[A-Za-z_]\w*", names.split(" where ")[0]))
        self.members = set(MEMBERS.findall(bare))
        self.named = set()
        if self.is_layout:
            rest = re.sub(r"^\s*#(?:if|elseif)[^\n]*|^\s*(?:@\w+\s+)?import\s[^\n]*", "", bare, flags=re.M)
            self.named = set(re.findall(r"(?<![\w.@#`])([A-Z]\w*)\b(?!\s*:(?!:))", rest))
        self.inherits = {}
        for _, name, above in TYPES.findall(bare):
            self.inherits.setdefault(name.strip("`"), set()).update(re.findall(r"\b[A-Z]\w*", above))


def language_of(root):
    """The language mode that the newest of an app's own targets has, as Xcode's compiler would take it."""
    newest = 0.0
    for folder, below, files in os.walk(root):
        below[:] = [name for name in below if name not in ("Pods", "Carthage") and not name.startswith(".")]
        if folder.endswith(".xcodeproj") and "project.pbxproj" in files:
            with open(os.path.join(folder, "project.pbxproj"), encoding="utf-8", errors="replace") as file:
                newest = max([newest] + [float(n) for n in re.findall(r"SWIFT_VERSION = (\d\.\d)", file.read())])
    return "5" if not newest or newest >= 5 else "4.2" if newest >= 4.2 else "4"


class Compiler:
    def __init__(self, build, work):
        self.modules = os.path.join(build, "Modules")
        self.tool = os.path.join(build, "UIKitSourcesTool")
        self.stubs = os.path.join(work, "Stubs")
        os.makedirs(self.stubs, exist_ok=True)
        self.app = None
        self.language = "5"

    def stub(self, name):
        """The app's own module, or an empty one."""
        if os.path.exists(os.path.join(self.stubs, name + ".swiftmodule")):
            return
        if self.app and self.app.emit(name):
            return
        source = os.path.join(self.stubs, name + ".swift")
        open(source, "w").close()
        subprocess.run(["swiftc", "-frontend", "-emit-module", "-module-name", name, "-parse-as-library",
                        "-o", os.path.join(self.stubs, name + ".swiftmodule"), source],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def port(self, root, paths, out, catalogues=()):
        os.makedirs(out, exist_ok=True)
        pairs, words = {}, []
        symbols = os.path.join(out, "GeneratedAssetSymbols.swift")
        if catalogues:
            words = ["--assets", symbols] + [os.path.join(root, path) for path in catalogues] + ["--"]
        for number, path in enumerate(paths):
            name = "%05d-%s" % (number, os.path.basename(path))
            pairs[path] = os.path.join(out, name)
            words += [os.path.join(root, path), pairs[path]]
        ported = subprocess.run([self.tool] + words, capture_output=True, text=True)
        if ported.returncode:
            raise SystemExit("the plugin's tool failed: " + ported.stderr[-2000:])
        if catalogues:
            pairs[symbols] = symbols
        for path in pairs.values():
            # An empty module has no parts, either.
            with open(path, encoding="utf-8", errors="surrogateescape") as file:
                text = file.read()
            whole = PART.sub(r"\1\2", text)
            if whole != text:
                with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
                    file.write(whole)
        return pairs

    def check(self, module, files, primaries, rounds=20):
        """The errors of some of a module's files."""
        words = ["swiftc", "-frontend", "-typecheck", "-swift-version", self.language, "-module-name", module,
                 "-I", self.modules, "-I", self.stubs, "-suppress-warnings", "-parse-as-library",
                 "-experimental-allow-module-with-compiler-errors",
                 "-diagnostic-style=llvm", "-continue-building-after-errors",
                 "-solver-expression-time-threshold=20"]
        listed = os.path.join(self.stubs, "files")
        with open(listed, "w") as file:
            file.write("\n".join(files))
        chosen = os.path.join(self.stubs, "primaries")
        with open(chosen, "w") as file:
            file.write("\n".join(primaries))
        try:
            run = subprocess.run(words + ["-filelist", listed, "-primary-filelist", chosen],
                                 capture_output=True, text=True, timeout=900, errors="replace")
        except subprocess.TimeoutExpired:
            return None
        missing = set(MISSING.findall(run.stderr))
        if missing:
            # Nothing else is said of such a module.
            for name in missing:
                self.stub(name.split(".")[0])
            if not rounds:
                raise SystemExit("%s: modules that can't be made: %s" % (module, ", ".join(missing)))
            return self.check(module, files, primaries, rounds - 1)
        if run.returncode not in (0, 1) or "Stack dump" in run.stderr:
            return None
        # What another module's own errors have left of a name is said so; anything else ends the check.
        ended = re.search(r"<unknown>:0: error: (?!allowing deserialization)[^\n]*", run.stderr)
        if ended:
            raise SystemExit("%s: %s" % (module, ended.group()))
        return run.stderr

    def emit(self, module, files):
        """Whether a module's own names could be written, whatever of it doesn't compile."""
        path = os.path.join(self.stubs, module + ".swiftmodule")
        words = ["swiftc", "-frontend", "-emit-module", "-swift-version", self.language, "-module-name", module,
                 "-I", self.modules, "-I", self.stubs, "-suppress-warnings", "-parse-as-library",
                 "-experimental-allow-module-with-compiler-errors", "-experimental-skip-all-function-bodies",
                 "-diagnostic-style=llvm", "-o", path] + files
        for _ in range(20):
            try:
                run = subprocess.run(words, capture_output=True, text=True, timeout=600, errors="replace")
            except subprocess.TimeoutExpired:
                return False
            missing = set(MISSING.findall(run.stderr))
            if not missing:
                return os.path.exists(path)
            for name in missing:
                self.stub(name.split(".")[0])
        return False

    def errors(self, module, files, primaries):
        """As above; where the compiler itself ends, its files one by one."""
        output = self.check(module, files, primaries)
        if output is not None:
            return output
        if len(primaries) == 1:
            return "%s:1:1: error: the compiler itself ended\n" % os.path.realpath(primaries[0])
        half = len(primaries) // 2
        return self.errors(module, files, primaries[:half]) + self.errors(module, files, primaries[half:])


def known_names(names, work, imports=("Foundation", "Dispatch"), words=()):
    """Those of some names that modules, Foundation and the standard library declare."""
    names = sorted(names)
    source = os.path.join(work, "names.swift")
    with open(source, "w") as file:
        file.writelines("import %s\n" % module for module in imports)
        for name in names:
            file.write("func is%s() { _ = %s.self }\n" % (name, name))
    run = subprocess.run(["swiftc", "-frontend", "-typecheck", "-parse-as-library", *words, source],
                         capture_output=True, text=True)
    missing = set(re.findall(r"cannot find '(\w+)' in scope", run.stderr))
    missing |= set(re.findall(r"cannot find type '(\w+)' in scope", run.stderr))
    return set(names) - missing


def find_sources(root):
    """The folders with projects, the sources that are built, and the catalogues of colours and pictures; a project
    that names its files leaves others out."""
    folders, paths, projects, catalogues = set(), [], [], []
    for folder, below, files in os.walk(root):
        for name in below:
            project = os.path.join(folder, name, "project.pbxproj")
            if name.endswith(".xcodeproj") and os.path.exists(project):
                with open(project, encoding="utf-8", errors="replace") as file:
                    projects.append(file.read())
        relative = os.path.relpath(folder, root)
        relative = "" if relative == "." else relative
        if any(name.endswith(".xcodeproj") for name in below) or "Package.swift" in files:
            folders.add(relative)
        folders |= {name for name in files if name.endswith(".podspec")}
        catalogues += [os.path.join(relative, n) for n in sorted(below) if n.endswith(".xcassets")]
        below[:] = sorted(n for n in below if not n.startswith(".") and not n.endswith((".xcodeproj", ".xcassets")))
        for name in sorted(files):
            path = os.path.join(relative, name) if relative else name
            if name.endswith(".swift") and name != "Package.swift" and not TESTS.search(os.path.dirname(path)):
                if not re.search(r"Tests?\.swift$", name):
                    paths.append(path)
    words = "\n".join(projects)
    if projects and "PBXFileSystemSynchronized" not in words:
        named = set(re.findall(r"([^\s/\"]+\.swift)", words)) | set(re.findall(r"\"([^\"/]+\.swift)\"", words))
        paths = [p for p in paths if os.path.basename(p) in named or is_packaged(p, folders)]
    return folders, paths, [path for path in catalogues if not TESTS.search(path)]


def find_modules(root):
    """The sources and the catalogues of each module: a target of Xcode's, of a package, a pod, or a folder beside a project."""
    folders, paths, catalogues = find_sources(root)
    targets = {}
    for folder, below, files in os.walk(root):
        relative = os.path.relpath(folder, root)
        relative = "" if relative == "." else relative
        for name in sorted(below):
            project = os.path.join(folder, name, "project.pbxproj")
            if name.endswith(".xcodeproj") and os.path.exists(project) and not TESTS.search(relative):
                for target, what in xcodeproj.targets(project, relative).items():
                    targets[os.path.join(relative, target)] = what
        below[:] = [n for n in below if not n.startswith(".") and not n.endswith(".xcodeproj")]

    def owners(path):
        parts = path.split("/")
        above = {"/".join(parts[:place]) for place in range(1, len(parts))}
        return [key for key, (files, whole) in targets.items() if path in files or whole & above]

    owned = {path: owners(path) for path in paths + catalogues}
    built = {module_of(path, folders) for path in paths if owned[path]}
    modules, found = collections.defaultdict(list), collections.defaultdict(list)
    for some, result in (paths, modules), (catalogues, found):
        for path in some:
            # What no target has, though one has others of its folder, isn't built.
            folder = module_of(path, folders)
            for key in owned[path] or ([] if folder in built and not is_packaged(path, folders) else [folder]):
                result[key].append(path)
    return modules, found


def is_packaged(path, folders):
    """Whether a package or a pod has the source, whose files need no naming."""
    parts = path.split("/")[:-1]
    return "Sources" in parts or any(name + ".podspec" in folders for name in parts)


NAME = [re.compile(p) for p in (
    r"cannot find (?:type )?'([^']+)' in scope",
    r"has no (?:dynamic )?member '([^']+)'",
    r"'([^']+)' is not a member type of",
    r"no exact matches in call to (?:instance method|initializer|static method) ?'?([^']*)'?",
    r"method does not override any method from its superclass",
    r"property does not override any property from its superclass",
    r"no macro named '([^']+)'",
    r"unknown attribute '([^']+)'",
)]


def name_of(message, line):
    for pattern in NAME:
        found = pattern.search(message)
        if found and found.groups() and found.group(1):
            return found.group(1)
        if found:
            word = re.search(r"(?:func|var|init)\s*`?(\w*)", line)
            return "override " + (word.group(1) if word else "?")
    return None


class App:
    def __init__(self, name, root, compiler, work):
        self.name, self.root, self.compiler = name, os.path.realpath(root), compiler
        self.work = os.path.join(work, name)
        self.modules, self.catalogues = find_modules(self.root)
        self.sources = {path: Source(self.root, path) for paths in self.modules.values() for path in paths}
        self.headers = set()
        for folder, _, files in os.walk(self.root):
            for name in files:
                if name.endswith((".h", ".m")):
                    with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                        self.headers |= set(re.findall(r"\b[A-Za-z_]\w+\b", file.read()))

        self.imported = set().union(*(source.imports for source in self.sources.values()))
        self.by_name, self.open = {}, set()
        for module in self.modules:
            self.by_name.setdefault(self.name_of(module), module)

    def name_of(self, module):
        """The name that other modules import it by."""
        parts = module.split("/")
        if parts[-1] == "Sources" and len(parts) > 1:
            # As it is imported: by the folder's name, with some of those around it before it.
            names = ["".join(parts[place:-1]) for place in range(len(parts) - 2, -1, -1)]
            return re.sub(r"\W", "_", next((name for name in names if name in self.imported), names[0]))
        return re.sub(r"\W", "_", parts[-1] or self.name)

    def ported(self, module):
        out = os.path.join(self.work, re.sub(r"\W", "_", module))
        return self.compiler.port(self.root, self.modules[module], out, self.catalogues.get(module, ()))

    def emit(self, name):
        """Whether a module of the app's own is there now; one that imports a module which imports it is empty."""
        module = self.by_name.get(name)
        if module is None or name in HERE or name in self.open:
            return False
        imports = set().union(*(self.sources[path].imports for path in self.modules[module])) - HERE - {name}
        if imports & self.open:
            return False
        self.open.add(name)
        for imported in imports:
            self.compiler.stub(imported)
        self.open.remove(name)
        return self.compiler.emit(name, list(self.ported(module).values()))

    def run(self, known):
        # What one app's modules are called, another's may be, too.
        self.compiler.app = self
        self.compiler.language = language_of(self.root)
        self.compiler.stubs = os.path.join(self.work, "Modules")
        os.makedirs(self.compiler.stubs, exist_ok=True)
        results, counted = [], set()
        # A file of several targets counts in the largest.
        for module, paths in sorted(self.modules.items(), key=lambda item: (-len(item[1]), item[0])):
            layout = [p for p in paths if self.sources[p].is_layout and p not in counted]
            counted.update(layout)
            if layout:
                results += self.run_module(module, paths, layout, known)
        return results

    def run_module(self, module, paths, layout, known):
        name = self.name_of(module)
        name = name if name not in HERE else name + "_"
        for path in paths:
            for imported in self.sources[path].imports - HERE - {name}:
                self.compiler.stub(imported)
        pairs = self.ported(module)
        files = list(pairs.values())
        errors = collections.defaultdict(list)
        sources = {}
        for start in range(0, len(layout), 40):
            some = [pairs[p] for p in layout[start : start + 40]]
            output = self.compiler.errors(name, files, some)
            for line in output.split("\n"):
                found = ERROR.match(line)
                if not found:
                    continue
                path = os.path.relpath(found.group(1), self.root)
                if path in self.sources:
                    if path not in sources:
                        with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as file:
                            sources[path] = file.read().split("\n")
                    number = int(found.group(2))
                    text = sources[path][number - 1] if number <= len(sources[path]) else ""
                    errors[path].append((number, found.group(4), name_of(found.group(4), text)))
        own = set()
        for path in paths:
            own |= self.sources[path].declared
        return [self.verdict(module, path, own, sorted(set(errors[path])), paths, known) for path in layout]

    def verdict(self, module, path, own, errors, paths, known):
        source = self.sources[path]
        foreign = sorted(n for n in source.named - own - source.generic
                         if not APPLE.match(n) and n not in known or self.is_elsewhere(n, paths, own))
        tainted = self.tainted(own, paths, known)
        lacks_own = []
        for _, _, name in errors:
            if not name:
                continue
            plain = name.replace("override ", "")
            if (self.is_declared_elsewhere(plain, paths) or plain in PACKAGES) and plain not in known:
                lacks_own.append(plain)
        base = sorted(source.named & tainted)
        apple = sorted(n for n in source.named - own - source.generic
                       if APPLE.match(n) and not self.is_elsewhere(n, paths, own) and n not in self.headers_declared())
        return {"app": self.name, "module": module, "file": path, "foreign": foreign, "apple": apple,
                "tainted": base, "members": sorted(set(lacks_own)), "imports": sorted(source.imports - HERE),
                "errors": errors}

    def headers_declared(self):
        """What the app's Objective-C declares itself."""
        if not hasattr(self, "objects"):
            self.objects = set()
            for folder, _, files in os.walk(self.root):
                for name in files:
                    if name.endswith(".h"):
                        with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                            self.objects |= set(re.findall(r"@(?:interface|protocol)\s+(\w+)", file.read()))
        return self.objects

    def is_elsewhere(self, name, paths, own):
        """Whether a name with Apple's prefix is another module's of the app."""
        return name not in own and APPLE.match(name) and self.is_declared_type(name, paths)

    def is_declared_type(self, name, paths):
        if not hasattr(self, "types"):
            self.types = collections.defaultdict(set)
            for path, source in self.sources.items():
                for declared in source.declared:
                    self.types[declared].add(path)
        return bool(self.types.get(name, set()) - set(paths))

    def is_declared_elsewhere(self, name, paths):
        if not hasattr(self, "all_members"):
            self.all_members = collections.defaultdict(set)
            for path, source in self.sources.items():
                for declared in source.members | source.declared:
                    self.all_members[declared].add(path)
        here = self.all_members.get(name, set()) & set(paths)
        return not here and (bool(self.all_members.get(name)) or name in self.headers or self.is_shortened(name))

    def is_shortened(self, name):
        """Whether an own name of the app's Objective-C goes on where Swift ends it: `dw_fontForTextStyle:` is `dw_font(forTextStyle:)`."""
        if not hasattr(self, "shortened"):
            self.shortened = set()
            for word in self.headers:
                if "_" in word:
                    ends = [found.start() for found in re.finditer(r"(?<=[a-z0-9])[A-Z]", word)]
                    self.shortened |= {word[:end] for end in ends}
        return "_" in name and name in self.shortened

    def tainted(self, own, paths, known):
        """Own types that come from types which aren't here."""
        key = id(own)
        if getattr(self, "tainted_key", None) == key:
            return self.tainted_names
        above = collections.defaultdict(set)
        for path in paths:
            for name, types in self.sources[path].inherits.items():
                above[name.split(".")[-1]] |= types
        generic = set()
        for path in paths:
            generic |= self.sources[path].generic
        bad = {n for n, types in above.items()
               if any(t not in own and t not in generic and not APPLE.match(t) and t not in known for t in types)}
        grows = True
        while grows:
            more = {n for n, types in above.items() if n not in bad and types & bad}
            bad |= more
            grows = bool(more)
        self.tainted_key, self.tainted_names = key, bad & own
        return self.tainted_names


def share(part, whole):
    return "%d of %d (%.1f %%)" % (part, whole, 100 * part / whole if whole else 0)


def report(results, half, build, work):
    if half is not None:
        results = [r for r in results
                   if int(hashlib.sha256((r["app"] + r["file"]).encode()).hexdigest(), 16) % 2 == half]
    apps = collections.OrderedDict()
    for result in results:
        apps.setdefault(result["app"], []).append(result)
    rows = []
    names, files = collections.Counter(), collections.defaultdict(set)
    messages = collections.Counter()
    for name, found in list(apps.items()) + [("all", results)]:
        clean = [r for r in found if not r["errors"]]
        only = [r for r in found if not r["foreign"]]
        strict = [r for r in only if not r["tainted"] and not r["members"]]
        rows.append("%-14s %4d layout files, %s compile; need only UIKit: %s; and no member of others: %s" % (
            name, len(found), share(len(clean), len(found)), share(sum(not r["errors"] for r in only), len(only)),
            share(sum(not r["errors"] for r in strict), len(strict))))
    for result in results:
        if result["foreign"] or result["tainted"] or result["members"]:
            continue
        for _, message, name in result["errors"]:
            key = name or re.sub(r"'[^']*'", "'…'", message)
            names[key] += 1
            files[key].add((result["app"], result["file"]))
    print("\n".join(rows))
    apple = collections.defaultdict(set)
    for result in results:
        for name in result["apple"]:
            apple[name].add((result["app"], result["file"]))
    there = known_names(apple, work, ("UIKit", "InterfaceBuilder"), ("-I", os.path.join(build, "Modules")))
    print("\nOf the types of UIKit and Foundation that all of them name, %s are there. Files that name the others:"
          % share(len(there), len(apple)))
    for name in sorted(set(apple) - there, key=lambda name: (-len(apple[name]), name)):
        print("%4d  %s" % (len(apple[name]), name))
    print("\nWhat those that need only UIKit lack: errors, files, apps")
    for key, count in sorted(names.items(), key=lambda item: (-len(files[item[0]]), -item[1], item[0]))[:120]:
        print("%4d %4d %2d  %s" % (count, len(files[key]), len({a for a, _ in files[key]}), key))


def list_files(results, path):
    """A table of the layout files: what each needs beside its module, and whether it compiled."""
    with open(path, "w") as file:
        file.write("app\tfile\tneeds\tcompiles\n")
        for r in sorted(results, key=lambda r: (r["app"], r["file"])):
            needs = "others" if r["foreign"] else "members" if r["tainted"] or r["members"] else "UIKit"
            file.write("%s\t%s\t%s\t%s\n" % (r["app"], r["file"], needs, "no" if r["errors"] else "yes"))


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--build", help="the folder of the built products, such as .build/debug")
    options.add_argument("--work", help="a folder for what is written")
    options.add_argument("--json", help="where each file's verdict is kept")
    options.add_argument("--files", help="where each layout file is listed with its verdict, as a table")
    options.add_argument("--read", action="store_true", help="report what --json holds, and check nothing")
    options.add_argument("--half", type=int, choices=(0, 1), help="only one half of the files, by their names")
    options.add_argument("apps", nargs="*")
    asked = options.parse_args()
    if asked.read:
        with open(asked.json) as file:
            results = json.load(file)
        report(results, asked.half, asked.build, asked.work)
        if asked.files:
            list_files(results, asked.files)
        return
    os.makedirs(asked.work, exist_ok=True)
    compiler = Compiler(os.path.realpath(asked.build), os.path.realpath(asked.work))
    apps = []
    for word in asked.apps:
        name, _, folder = word.rpartition("=")
        apps.append(App(name or os.path.basename(folder.rstrip("/")), folder, compiler, os.path.realpath(asked.work)))
    unknown = set()
    for app in apps:
        for source in app.sources.values():
            unknown |= source.named
            for types in source.inherits.values():
                unknown |= types
    known = known_names({n for n in unknown if not APPLE.match(n)}, asked.work)
    results = []
    if asked.json and os.path.exists(asked.json):
        with open(asked.json) as file:
            results = [r for r in json.load(file) if r["app"] not in {a.name for a in apps}]
    for app in apps:
        print("…", app.name, file=sys.stderr, flush=True)
        results += app.run(known)
        if asked.json:
            with open(asked.json, "w") as file:
                json.dump(results, file, indent=0)
    report(results, asked.half, asked.build, asked.work)
    if asked.files:
        list_files(results, asked.files)


if __name__ == "__main__":
    main()
