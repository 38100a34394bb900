"""AutoCAD, the result: the plant is built as drawn, a flag on its frame, and the sheet beside it is signed."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import flag
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube
from scenes.autocad_utility import flange, pipe, pump, valve, vessel

SHOTS = {
    "card": {
        "picture": "content/case-studies/autocad-success.jpg",
        "view": "card",
        "centre": (0.05, 0, 1.75),
        "size": 5.6,
    },
}


def stroke(points, colour, parent, width=0.035):
    """A pen line through right-angled points on a sheet."""
    blocks = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        size = (abs(bx - ax) + width, abs(by - ay) + width, 0.012)
        blocks.append((size, ((ax + bx) / 2, (ay + by) / 2, 0.03)))
    boxes(blocks, paint(colour, 0.5), parent=parent, bevel=0.003)


def frame(width, depth, height, parent):
    """The skid: channels below, four posts and a ring of beams on top."""
    steel = paint("teal", 0.4, coat=0.25)
    x, y = width / 2, depth / 2
    for side in (-1, 1):
        box((width, 0.14, 0.22), steel, (0, side * y, 0), parent=parent, bevel=0.03)
        box((width, 0.12, 0.14), steel, (0, side * y, height - 0.14), parent=parent, bevel=0.03)
        for end in (-1, 1):
            box((0.13, 0.13, height - 0.2), steel, (end * x * 0.965, side * y, 0.1), parent=parent, bevel=0.03)
    for end in (-1, 0, 1):
        box((0.13, depth, 0.16), steel, (end * x * 0.965, 0, 0.03), parent=parent, bevel=0.03)
    for end in (-1, 1):
        box((0.12, depth, 0.12), steel, (end * x * 0.965, 0, height - 0.13), parent=parent, bevel=0.03)
        lug = group((end * x * 0.965, -y, height), (90, 0, 0), parent)
        ring = [(0.08 * math.cos(a), 0.08 * math.sin(a) + 0.06, 0) for a in (math.pi * k / 12 for k in range(24))]
        tube(ring, 0.028, paint("marigold", 0.4), parent=lug, closed=True, curved=False)
    box((width - 0.1, depth - 0.1, 0.05), paint("steel", 0.45, metal=0.3), (0, 0, 0.17), parent=parent, bevel=0.01)
    boxes([((0.9, 0.012, 0.08), (-x * 0.55, -y - 0.07, 0.11)), ((0.5, 0.012, 0.08), (x * 0.6, -y - 0.07, 0.11))], paint("shell", 0.5), parent=parent, bevel=0.004)


def exchanger(at, parent, length=1.9, radius=0.27):
    """A shell-and-tube heat exchanger lying along x round `at`, on two saddles that stand `at` - 0.5."""
    shell = paint("shell", 0.34, coat=0.3)
    body = group(at, (0, 90, 0), parent)
    end = length / 2
    lathe([(0.001, -end - 0.16), (0.14, -end - 0.13), (0.23, -end - 0.05), (radius, -end + 0.06), (radius, end - 0.06), (0.23, end + 0.05), (0.14, end + 0.13), (0.001, end + 0.16)], shell, parent=body, sides=72)
    for x in (-end + 0.16, end - 0.16):
        flange((at[0] + x, at[1], at[2]), (1, 0, 0), radius * 0.72, paint("steel", 0.35, metal=0.3), parent)
    for x in (-0.45, 0.45):
        box((0.14, 0.42, 0.34), paint("night", 0.45), (at[0] + x, at[1], at[2] - 0.5), parent=parent, bevel=0.02)


def control_panel(at, parent):
    """A cabinet with a small display, a lamp and a switch."""
    box((0.62, 0.26, 1.0), paint("shell", 0.4, coat=0.2), at, parent=parent, bevel=0.04)
    x, y, z = at
    box((0.42, 0.03, 0.28), paint("screen", 0.25), (x, y - 0.13, z + 0.58), parent=parent, bevel=0.012)
    boxes([((0.05, 0.01, 0.04 + 0.03 * k), (x - 0.13 + 0.08 * k, y - 0.148, z + 0.66 + 0.015 * k)) for k in range(4)], glow("lagoon", 1.0), parent=parent, bevel=0.003)
    for k, light in enumerate(("leaf-light", "leaf-light", "marigold")):
        cylinder(0.035, 0.03, glow(light, 1.0), (x - 0.14 + 0.14 * k, y - 0.125, z + 0.42), (90, 0, 0), parent, 0.008)


def signed_sheet(at, turn):
    """The drawing on an easel, 1.3 wide, 2.1 high: plan, signature and the coral stamp of approval."""
    easel = group(at, (0, 0, turn))
    for start, end in (((-0.5, -0.1, 0), (-0.06, 0.16, 2.1)), ((0.5, -0.1, 0), (0.06, 0.16, 2.1)), ((0, 0.75, 0), (0, 0.16, 2.05))):
        bar(start, end, 0.045, paint("wood", 0.6), easel)
    box((1.2, 0.16, 0.06), paint("wood", 0.6), (0, -0.08, 0.62), (-14, 0, 0), easel, 0.02)
    board = group((0, -0.02, 1.26), (76, 0, 0), easel)
    slab(rounded_rectangle(1.5, 1.12, 0.04), 0.06, paint("night", 0.5), (0, 0, -0.02), parent=board, bevel=0.018)
    slab(rounded_rectangle(1.4, 1.02, 0.03), 0.02, paint("shell", 0.65), (0, 0, 0.03), parent=board, bevel=0.006)
    face = group((0, 0, 0.025), parent=board)
    stroke([(-0.58, 0.08), (-0.34, 0.08), (-0.34, 0.38), (-0.58, 0.38), (-0.58, 0.08)], "teal", face, 0.028)
    stroke([(0.2, 0.12), (0.56, 0.12), (0.56, 0.36), (0.2, 0.36), (0.2, 0.12)], "teal", face, 0.028)
    stroke([(-0.34, 0.3), (0.2, 0.3)], "marigold", face, 0.04)
    stroke([(-0.46, 0.08), (-0.46, -0.14), (0.4, -0.14), (0.4, 0.12)], "lagoon", face, 0.04)
    scrawl = [(-0.55, -0.37, 0.03), (-0.47, -0.27, 0.03), (-0.43, -0.39, 0.03), (-0.34, -0.3, 0.03), (-0.27, -0.38, 0.03), (-0.16, -0.31, 0.03), (-0.04, -0.35, 0.03)]
    tube(scrawl, 0.014, paint("blue", 0.5), parent=face)
    cylinder(0.15, 0.03, paint("coral", 0.45, coat=0.2), (0.44, -0.33, 0.02), parent=face, bevel=0.01)
    stroke([(0, 0), (0, 0)], "shell", group((0.44, -0.33, 0.022), parent=face), 0.1)


def build(stage):
    top = isle((0.05, 0.25), 2.95, 81, height=0.5, stretch=(1.14, 0.8))
    slab(rounded_rectangle(4.1, 2.1, 0.2), 0.1, paint("#E6DCCB", 0.65), (-0.5, 0.35, top - 0.02), (0, 0, -10), bevel=0.03)
    skid = group((-0.5, 0.35, top + 0.075), (0, 0, -10))
    frame(3.5, 1.5, 2.35, skid)
    deck = 0.215
    vessel((-1.15, 0.2, deck), 0.48, 1.75, skid)
    crown = deck + 0.42 + 1.75
    exchanger((0.62, 0.38, deck + 1.15), skid)
    for x in (0.17, 1.07):
        box((0.14, 0.3, 0.68), paint("night", 0.45), (x, 0.38, deck), parent=skid, bevel=0.02)
    pipe([(-1.15, 0.2, crown - 0.04), (-1.15, 0.2, crown + 0.3), (0.62, 0.2, crown + 0.3), (0.62, 0.2, deck + 1.3)], "marigold", 0.1, skid, bend=0.26, ends=(True, False))
    valve((-0.25, 0.2, crown + 0.3), (1, 0, 0), "marigold", 0.1, skid)
    pump((0.2, -0.4, deck), parent=skid, scale=0.78)
    pipe([(-0.06, -0.4, deck + 0.57), (-0.06, -0.4, deck + 1.15), (-0.06, 0.13, deck + 1.15)], "coral", 0.08, skid, bend=0.2)
    low = deck + 0.31
    suction = [(-0.25, -0.4, low), (-0.6, -0.4, low), (-0.6, 0.2, low), (-1.15, 0.2, low), (-1.15, 0.2, low + 0.13)]
    pipe(suction, "lagoon", 0.08, skid, bend=0.12, ends=(True, False))
    control_panel((1.3, -0.5, deck), skid)
    flag((1.67, 0.7, 2.34), parent=skid, scale=0.85, colour="coral", height=1.4)
    signed_sheet((2.15, -0.75, top - 0.01), -16)
    palm((-2.65, 1.1, top), 1.5, 5, lean=(-0.3, 0.05))
    bush((-2.95, 0.3, top), 0.8, 3)
    rock((-2.7, -0.4, top), 0.6, 6)
    rock((0.85, -1.45, top), 0.5, 7)
    far_isles(stage, seed=67)
