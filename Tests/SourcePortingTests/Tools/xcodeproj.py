"""Reads from Xcode's projects which files each target is made of."""
import os
import re

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"((?:\\.|[^"\\])*)"|([^\s{}()=;,"]+)|([{}()=;,])', re.S)
TESTS = ("unit-test", "ui-testing")


def parse(text):
    """The dictionary that a property list in the old style has; what isn't one is empty."""
    tokens = []
    for found in TOKEN.finditer(text):
        if found.group(3):
            tokens.append((found.group(3), True))
        elif found.group(1) is not None or found.group(2) is not None:
            tokens.append((found.group(1) if found.group(1) is not None else found.group(2), False))
    place = 0

    def value():
        nonlocal place
        word, is_mark = tokens[place]
        place += 1
        if not is_mark:
            return word
        if word == "{":
            result = {}
            while tokens[place] != ("}", True):
                key = value()
                place += 1
                result[key] = value()
                place += 1
            place += 1
            return result
        result = []
        while tokens[place] != (")", True):
            result.append(value())
            if tokens[place] == (",", True):
                place += 1
        place += 1
        return result

    try:
        whole = value()
    except (IndexError, TypeError):
        return {}
    return whole if isinstance(whole, dict) else {}


def targets(path, folder):
    """The targets of a project with their sources and resources, by their names.

    Each is a set of paths of files, relative to where `folder` is, which is that of the project, and a set of those of folders
    with all that is in them.
    """
    with open(path, encoding="utf-8", errors="replace") as file:
        whole = parse(file.read())
    objects = whole.get("objects", {})
    project = objects.get(whole.get("rootObject"), {})
    places = {}

    def walk(key, above):
        entry = objects.get(key)
        if not isinstance(entry, dict) or key in places:
            return
        tree, own = entry.get("sourceTree"), entry.get("path", "")
        base = above if tree == "<group>" else folder if tree == "SOURCE_ROOT" else None
        if base is None:
            return
        places[key] = os.path.normpath(os.path.join(base, own))
        for child in entry.get("children", []):
            walk(child, places[key])

    walk(project.get("mainGroup"), os.path.join(folder, project.get("projectDirPath", "")))
    result = {}
    for key in project.get("targets", []):
        target = objects.get(key, {})
        if any(word in target.get("productType", "") for word in TESTS) or "name" not in target:
            continue
        files, folders = set(), {places[group] for group in target.get("fileSystemSynchronizedGroups", []) if group in places}
        for phase in target.get("buildPhases", []):
            for build in objects.get(phase, {}).get("files", []):
                place = places.get(objects.get(build, {}).get("fileRef"))
                if place:
                    files.add(place)
        result[target["name"]] = (files, folders)
    return result
