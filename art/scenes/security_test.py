"""A penetration test: every door of a server house is tried. Eight hold; one stands open, with a ladder and a flag."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import flag, paper_sheet, server_rack
from kit.solids import bar, box, boxes, cylinder, group, rounded_rectangle, slab, sphere

SHOTS = {
    "card": {
        "picture": "content/services/cyber-security.webp",
        "view": "cut-out",
        "mood": "cool",
        "centre": (-0.1, 0, 1.95),
        "size": 6.0,
    },
}

WIDTH, DEPTH, STOREY = 3.7, 1.5, 1.14
DOOR = (0.62, 0.86)
OPEN = (2, 1)  # column from the left, storey from the ground


def tick(parent):
    """A round plate with a tick, facing +z, 0.36 wide."""
    cylinder(0.18, 0.05, paint("leaf", 0.35, coat=0.4), (0, 0, 0), parent=parent, bevel=0.015)
    white = paint("white", 0.4)
    bar((-0.08, 0.0, 0.06), (-0.02, -0.065, 0.06), 0.021, white, parent)
    bar((-0.02, -0.065, 0.06), (0.09, 0.075, 0.06), 0.021, white, parent)


def door(at, parent, is_open):
    """A door in its frame, its foot at `at` in the plane of the wall, which faces -y."""
    wide, high = DOOR
    frame = group(at, (90, 0, 0), parent)
    slab([(x, y + high / 2) for x, y in rounded_rectangle(wide + 0.16, high + 0.12, 0.05)], 0.06, paint("coral" if is_open else "ink", 0.4, coat=0.2), parent=frame, bevel=0.015)
    face = group((0, 0, 0.05), parent=frame)
    if is_open:
        slab([(x, y + high / 2) for x, y in rounded_rectangle(wide, high, 0.03)], 0.03, glow("#FFC46B", 1.3), parent=face, bevel=0.005)
        leaf = group((-wide / 2, 0, 0.04), (0, -68, 0), face)
        slab([(x + wide / 2, y + high / 2) for x, y in rounded_rectangle(wide, high, 0.04)], 0.06, paint("coral", 0.45), parent=leaf, bevel=0.015)
        sphere(0.045, paint("marigold", 0.3, coat=0.4), (wide - 0.09, high / 2, 0.09), parent=leaf)
        return
    slab([(x, y + high / 2) for x, y in rounded_rectangle(wide, high, 0.04)], 0.06, paint("teal", 0.45), parent=face, bevel=0.015)
    panel = paint("#0F5E6D", 0.5)
    for y in (0.2, 0.62):
        slab([(px, py + y + (0.05 if y > 0.5 else 0)) for px, py in rounded_rectangle(wide - 0.2, 0.26, 0.02)], 0.012, panel, (0, 0, 0.06), parent=face, bevel=0.005)
    sphere(0.04, paint("marigold", 0.3, coat=0.4), (wide / 2 - 0.08, 0.42, 0.09), parent=face)
    tick(group((0, high * 0.56, 0.075), parent=face))


def house(at, turn):
    """Three storeys of three doors, a ledge under each row, racks and a mast on the roof."""
    home = group(at, (0, 0, turn))
    height = 3 * STOREY + 0.12
    box((WIDTH, DEPTH, height), paint("shell", 0.55), parent=home, bevel=0.05)
    box((WIDTH + 0.16, DEPTH + 0.16, 0.14), paint("ink", 0.45), (0, 0, height - 0.02), parent=home, bevel=0.03)
    box((WIDTH + 0.12, DEPTH + 0.12, 0.12), paint("stone", 0.6), parent=home, bevel=0.03)
    front = -DEPTH / 2
    for storey in range(3):
        low = 0.14 + storey * STOREY
        if storey:
            box((WIDTH + 0.1, 0.34, 0.07), paint("stone", 0.55), (0, front - 0.1, low - 0.08), parent=home, bevel=0.02)
        for column in range(3):
            door(((column - 1) * 1.16, front, low), home, (column, storey) == OPEN)
    for x, units in ((-1.15, 2), (-0.1, 3)):
        server_rack(units, (x, 0.1, height + 0.1), (0, 0, 0), home, 0.82)
    bar((1.15, 0.1, height), (1.15, 0.1, height + 0.95), 0.035, paint("ink", 0.4), home)
    sphere(0.07, glow("coral", 1.4), (1.15, 0.1, height + 1.0), parent=home)
    return home


def ladder(foot, head, parent, width=0.42):
    """A ladder of two rails and rungs, from one point to another."""
    wood = paint("marigold", 0.5)
    ends = [tuple(b - a for a, b in zip(foot, head))]
    for x in (-width / 2, width / 2):
        bar((foot[0] + x, *foot[1:]), (head[0] + x, *head[1:]), 0.035, wood, parent)
    rungs = 7
    for i in range(rungs):
        share = (i + 0.6) / rungs
        y, z = foot[1] + ends[0][1] * share, foot[2] + ends[0][2] * share
        x = foot[0] + ends[0][0] * share
        bar((x - width / 2, y, z), (x + width / 2, y, z), 0.026, wood, parent)


def magnifier(at, turn, parent=None):
    """A magnifying glass that lies on the sand, propped on its rim."""
    tool = group(at, turn, parent)
    ring = paint("ink", 0.35, coat=0.4)
    rim = [(0.46 * math.cos(a), 0.46 * math.sin(a)) for a in (math.tau * i / 48 for i in range(48))]
    hole = [(0.38 * math.cos(a), 0.38 * math.sin(a)) for a in (math.tau * i / 48 for i in range(48))]
    slab([rim, hole], 0.1, ring, parent=tool, bevel=0.03)
    cylinder(0.385, 0.03, paint("glass", 0.08, coat=0.8), (0, 0, 0.035), parent=tool, bevel=0.01)
    bar((0.46, 0, 0.05), (1.2, 0, 0.05), 0.075, paint("coral", 0.4, coat=0.3), tool)


def build(stage):
    top = isle((0, 0.15), 3.0, 44, stretch=(1.14, 0.84))
    home = house((-0.2, 0.45, top - 0.02), -9)
    ladder((1.16, -1.75, 0.02), (1.16, -0.95, STOREY + 0.1), home)
    flag((1.62, -0.98, STOREY + 0.1), (0, 0, 0), home, 0.62)
    list_ = group((-1.75, -1.2, top), (0, 0, 12))
    slab(rounded_rectangle(0.98, 1.28, 0.08), 0.05, paint("ink", 0.4), (0, 0, 0.01), (18, 0, 0), list_, 0.015)
    paper_sheet((0, -0.01, 0.065), (18, 0, 0), list_, 0.82, 5)
    magnifier((0.2, -1.52, top + 0.01), (0, 0, -24))
    palm((2.75, 0.9, top), 1.5, 5, lean=(0.2, 0.1))
    bush((-2.7, 0.55, top), 0.8, 9)
    rock((2.55, -0.8, top - 0.04), 0.6, 3)
    boxes([((0.5, 0.34, 0.04), (0, 0, 0))], paint("stone", 0.7), (1.0, -1.35, top), parent=None)
    far_isles(stage, seed=71)
