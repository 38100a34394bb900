"""Lists what the scenes hold, without Blender: python3 art/kit/shots.py prints JSON, one entry for each scene:
{"scene", "shots": {name: shot}, "screens": [...], "sources": [paths relative to art/]}.

SHOTS has to be a literal and screen names literals, since scenes are read, not run. So has SHARED, which a scene may have:
what all its shots have in common.
"""

import ast
import json
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
ALWAYS = ("stage", "views", "render", "finish", "isle", "paint", "palette", "solids", "nature")

sys.path.insert(0, str(ART / "kit"))
from coast_views import COAST  # noqa: E402
from cut_out_views import CUT_OUT  # noqa: E402
from views import MOODS, VIEWS  # noqa: E402

_REQUIRED = {"picture", "view", "centre", "size"}
_OPTIONAL = {"options", "mood", "focus", "fstop", "width", "height", "lens", "pitch", "yaw", "place", "share"}


def _imported(tree):
    """Names of the kit's modules that a syntax tree imports."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and (node.level or node.module.startswith("kit")):
            names.add(node.module.removeprefix("kit").removeprefix(".") or "kit")
            names.update(alias.name for alias in node.names if node.module == "kit")
        elif isinstance(node, ast.ImportFrom) and node.level:
            names.update(alias.name for alias in node.names)
    return {name for name in names if (ART / "kit" / f"{name}.py").exists()}


def _sources(tree):
    """Paths of the kit's files that a scene's look depends on."""
    waiting, found = [*ALWAYS, *_imported(tree)], set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(_imported(ast.parse((ART / "kit" / f"{name}.py").read_text())))
    return ["kit/denoise.c", *sorted(f"kit/{name}.py" for name in found)]


def _screens(tree):
    """Names in calls screen("NAME")."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "screen":
            if not (node.args and isinstance(node.args[0], ast.Constant)):
                raise ValueError(f"line {node.lineno}: screen() needs its name as a literal")
            names.add(node.args[0].value)
    return sorted(names)


def _checked(name, shot):
    # A view of the coast is one of the stage's with settings of its own; so is an isle alone, whose shot may change them.
    shot = {**shot, **COAST.get(shot.get("view"), {})}
    cut_out = CUT_OUT.get(shot.get("view"), {})
    shot = {**cut_out, **shot, **({"view": cut_out["view"]} if cut_out else {})}
    missing, unknown = _REQUIRED - shot.keys(), shot.keys() - _REQUIRED - _OPTIONAL
    if missing or unknown:
        raise ValueError(f"shot {name!r}: missing {sorted(missing)}, unknown {sorted(unknown)}")
    if shot["view"] not in VIEWS:
        raise ValueError(f"shot {name!r}: view is one of {sorted({**VIEWS, **COAST})}")
    if shot.get("mood", "day") not in MOODS:
        raise ValueError(f"shot {name!r}: mood is one of {MOODS}")
    view = VIEWS[shot["view"]]
    return {"width": view["width"], "height": view["height"], **shot}


def _literal(tree, name):
    """The value of a scene's constant; None without it."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    return None


def read(path):
    """The entry of one scene file. Raises ValueError when SHOTS is missing, not a literal, or wrong."""
    tree = ast.parse(path.read_text(), str(path))
    listed, shared = _literal(tree, "SHOTS"), _literal(tree, "SHARED") or {}
    if listed is None:
        raise ValueError("SHOTS is missing")
    shots = {name: _checked(name, {**shared, **shot}) for name, shot in listed.items()}
    sources = [f"scenes/{path.name}", *_sources(tree)]
    return {"scene": path.stem, "shots": shots, "screens": _screens(tree), "sources": sources}


def main():
    """Prints the entries; a broken scene gives {"scene", "problem"}, so that it does not hide the others."""
    entries = []
    for path in sorted((ART / "scenes").glob("*.py")):
        try:
            entries.append(read(path))
        except (ValueError, SyntaxError) as error:
            entries.append({"scene": path.stem, "problem": str(error)})
    json.dump(entries, sys.stdout)


if __name__ == "__main__":
    main()
