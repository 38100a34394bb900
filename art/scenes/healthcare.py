"""Healthcare: ward, laboratory, pharmacy and billing are small isles of their own; footbridges make them one hospital."""

import math

from kit.isle import far_isles, isle
from kit.nature import tree
from kit.paint import glass, paint
from kit.props import coin
from kit.solids import bar, box, boxes, cylinder, group, lathe, mesh_of, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/industries/healthcare.jpg",
        "view": "card",
        "mood": "cool",
        "centre": (0, 0, 1.35),
        "size": 7.0,
        "pitch": 16,
        "place": (0.5, 0.59),
        "fstop": 3.0,
    },
    "isle": {
        "picture": "content/industries/healthcare-isle.webp",
        "view": "cut-out",
        "mood": "cool",
        "centre": (0, 0, 1.35),
        "size": 7.0,
    },
}

_UPRIGHT = (90, 0, 0)
RINGS = ((0.3, "lagoon"), (0.65, "ring"), (1.15, "ring-far"))
WARD, LABORATORY, PHARMACY, BILLING = (-0.55, 2.4), (-2.55, -0.35), (2.45, 0.45), (0.7, -2.4)
TOP = 0.55


def cross(size, thickness, colour, at, parent):
    """A plus sign that faces the camera."""
    third = size / 3
    corners = [(-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1), (1, 3), (-1, 3), (-1, 1), (-3, 1), (-3, -1), (-1, -1)]
    front = group(at, _UPRIGHT, parent)
    slab([(x * third / 2, y * third / 2) for x, y in corners], thickness, colour, parent=front, bevel=0.015)


def footbridge(start, end, inset):
    """An arched bridge between two isles' middles, `inset` metres from each; a line runs along its deck."""
    (ax, ay), (bx, by) = start, end
    span = math.dist(start, end)
    ux, uy = (bx - ax) / span, (by - ay) / span
    length = span - inset[0] - inset[1]
    way = group((ax + ux * inset[0], ay + uy * inset[0], TOP - 0.06), (0, 0, math.degrees(math.atan2(uy, ux))))
    steps = 26
    path = [(length * i / steps, 0.5 * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    for (low_x, low_z), (high_x, high_z) in zip(path, path[1:]):
        lean = math.degrees(math.atan2(high_z - low_z, high_x - low_x))
        plank = group(((low_x + high_x) / 2, 0, (low_z + high_z) / 2), (0, -lean, 0), way)
        box((length / steps * 1.02, 0.56, 0.1), paint("shell", 0.5), parent=plank, bevel=0.012)
        box((length / steps * 1.06, 0.12, 0.03), paint("marigold", 0.4), (0, 0, 0.085), parent=plank, bevel=0.004)
    for y in (-0.26, 0.26):
        rail = [(x, y, z + 0.38) for x, z in path[1:-1:3]]
        tube(rail, 0.024, paint("ink", 0.4), parent=way)
        for x, z in path[1:-1:3]:
            bar((x, y, z + 0.04), (x, y, z + 0.38), 0.018, paint("ink", 0.4), way)


def ward(at):
    """The ward block: four floors, a glazed stair, a heart on its roof."""
    house = group((at[0], at[1] + 0.25, at[2]))
    box((2.0, 1.3, 2.2), paint("white", 0.5), parent=house, bevel=0.06)
    box((2.1, 1.4, 0.12), paint("teal", 0.45), (0, 0, 2.16), parent=house, bevel=0.04)
    panes = [((0.26, 0.05, 0.28), (x, -0.65, 0.82 + 0.52 * k)) for k in range(3) for x in (-0.78, -0.42, 0.42, 0.78)]
    boxes(panes, paint("teal", 0.15, coat=0.5), parent=house, bevel=0.012)
    box((0.46, 0.08, 2.0), paint("night", 0.15, coat=0.6), (0, -0.65, 0.1), parent=house, bevel=0.02)
    boxes([((0.48, 0.1, 0.035), (0, -0.65, 0.62 + 0.4 * k)) for k in range(4)], paint("white", 0.4), parent=house)
    box((1.0, 0.5, 0.08), paint("teal", 0.45), (0, -0.85, 0.52), parent=house, bevel=0.03)
    for x in (-0.42, 0.42):
        cylinder(0.035, 0.53, paint("white", 0.4), (x, -1.02, 0), parent=house, bevel=0.005)
    boxes([((0.5, 0.05, 0.3), (x, -0.65, 0.3)) for x in (-0.66, 0.66)], paint("teal", 0.15, coat=0.5), parent=house, bevel=0.012)
    heart((0, 0, 2.26), house)


def heart(at, parent):
    """A heart on its foot, a pulse across it."""
    foot = group(at, parent=parent)
    box((0.5, 0.4, 0.09), paint("ink", 0.4), parent=foot, bevel=0.03)
    front = group((0, 0, 0.62), _UPRIGHT, foot)
    # The points crowd at the notch and the tip, where the bevel would then fold over itself.
    angles = [2 * math.pi * i / 96 for i in range(96) if i % 48 == 0 or 8 < i % 48 < 40]
    lobes = [(16 * math.sin(a) ** 3, 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)) for a in angles]
    slab([(x * 0.043, y * 0.041) for x, y in reversed(lobes)], 0.34, paint("coral", 0.35, coat=0.45), (0, 0, -0.17), parent=front, bevel=0.07)
    pulse = [(-0.48, 0.06), (-0.2, 0.06), (-0.1, 0.26), (0.03, -0.2), (0.14, 0.06), (0.48, 0.06)]
    tube([(x, y, 0.17) for x, y in pulse], 0.034, paint("white", 0.4), parent=front, curved=False)


def laboratory(at):
    """A flask as tall as a house, and a rack of tubes."""
    bench = group(at)
    cylinder(0.8, 0.12, paint("shell", 0.5), parent=bench, bevel=0.04)
    flask = group((-0.05, 0.2, 0.12), parent=bench)
    lathe([(0.58, 0.01), (0.62, 0.05), (0.62, 0.12), (0.36, 0.82), (0.001, 0.82)], paint("#22B8AC", 0.2, coat=0.5), parent=flask)
    shell = [(0.6, 0.0), (0.66, 0.05), (0.65, 0.13), (0.26, 1.15), (0.22, 1.25), (0.22, 1.62), (0.29, 1.66), (0.29, 1.72)]
    lathe([*shell, (0.25, 1.72), (0.2, 1.64), (0.19, 1.6)], glass("#F2FFFD", 0.03, 0.12), parent=flask)
    for x, z, radius in ((-0.06, 0.95, 0.06), (0.07, 1.08, 0.045)):
        sphere(radius, paint("#22B8AC", 0.2, coat=0.5), (x, -0.05, z), parent=flask)
    rack = group((-0.28, -0.86, 0.0), (0, 0, -8), bench)
    for z in (0.02, 0.3):
        box((0.62, 0.2, 0.06), paint("ink", 0.4), (0, 0, z), parent=rack, bevel=0.015)
    for x, colour in ((-0.2, "marigold"), (0, "leaf-light"), (0.2, "foam")):
        cylinder(0.065, 0.34, paint(colour, 0.25, coat=0.4), (x, 0, 0.07), parent=rack, bevel=0.03)
        cylinder(0.072, 0.2, paint("white", 0.3, coat=0.3), (x, 0, 0.4), parent=rack, bevel=0.01)


def pharmacy(at):
    """A medicine bottle with a green plus on its label, and two capsules."""
    shelf = group(at)
    bottle = group((0.12, 0.15, 0), parent=shelf)
    lathe([(0.56, 0), (0.62, 0.06), (0.62, 0.98), (0.5, 1.12), (0.44, 1.14), (0.44, 1.2), (0.001, 1.2)], paint("#D9831F", 0.22, coat=0.6), parent=bottle)
    cylinder(0.635, 0.7, paint("white", 0.5), (0, 0, 0.2), parent=bottle, bevel=0.01)
    cylinder(0.54, 0.4, paint("white", 0.4), (0, 0, 1.17), parent=bottle, bevel=0.05)
    ribs = [((0.035, 0.03, 0.3), (0.54 * math.cos(math.radians(a)), 0.54 * math.sin(math.radians(a)), 1.36)) for a in range(180, 361, 10)]
    boxes(ribs, paint("mist", 0.5), parent=bottle, bevel=0.008)
    cross(0.4, 0.06, paint("leaf", 0.4), (0, -0.6, 0.55), bottle)
    for x, y, turn, colour in ((0.2, -0.8, -20, "leaf-light"), (0.78, -0.5, 24, "marigold")):
        pill = group((x, y, 0.14), (0, 0, turn), shelf)
        for side, tint in ((-1, colour), (1, "white")):
            sphere(0.14, paint(tint, 0.25, coat=0.6), (side * 0.16, 0, 0), parent=pill)
            cylinder(0.14, 0.17, paint(tint, 0.25, coat=0.6), (0, 0, 0), (0, side * 90, 0), pill, 0.002)


def billing(at):
    """A pay desk printing the bill, coins beside it."""
    desk = group(at, (0, 0, -6))
    side = [(0, 0), (0.86, 0), (0.86, 0.24), (0.3, 0.62), (0, 0.62)]
    body = group((0.5, 0.4, 0), (90, 0, -90), desk)
    slab(side, 1.0, paint("night", 0.4, coat=0.3), parent=body, bevel=0.05)
    tilt = group((0, -0.2, 0.44), (34, 0, 0), desk)
    boxes([((0.13, 0.11, 0.05), (-0.3 + 0.18 * i, -0.16 + 0.15 * j, 0.02)) for i in range(3) for j in range(3)], paint("shell", 0.4), parent=tilt)
    boxes([((0.16, 0.41, 0.05), (0.3, -0.01, 0.02))], paint("marigold", 0.4), parent=tilt)
    sheet, steps = [], 18
    for i in range(steps + 1):
        t = i / steps
        y, z = 0.26 - 0.05 * math.sin(t * 3) + 0.28 * max(0, t - 0.72) ** 1.4, 0.55 + 0.98 * t
        sheet += [(-0.3, y, z), (0.3, y, z), (0.3, y + 0.02, z), (-0.3, y + 0.02, z)]
    faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(steps) for k in range(4)]
    mesh_of(sheet, [*faces, (0, 1, 2, 3), tuple(4 * steps + k for k in range(4))], paint("white", 0.6), parent=desk)
    rows = [((w, 0.02, 0.035), (-0.2 + w / 2, 0.212 - 0.004 * i, 0.82 + 0.1 * i)) for i, w in enumerate((0.4, 0.3, 0.36, 0.26))]
    boxes(rows, paint("steel", 0.6), parent=desk, bevel=0)
    coin("₹", 0.26, (0.72, -0.22, 0.24), (72, 0, 14), desk)


def build(stage):
    for spot, radius, seed in ((WARD, 1.62, 5), (LABORATORY, 1.14, 12), (PHARMACY, 1.14, 26), (BILLING, 1.06, 33)):
        isle(spot, radius, seed, height=TOP - 0.1, rings=RINGS, stretch=(1.08, 0.95))
    for start, end, inset in ((WARD, LABORATORY, (1.3, 0.95)), (WARD, PHARMACY, (1.3, 0.95)), (LABORATORY, BILLING, (0.9, 0.92)), (PHARMACY, BILLING, (0.9, 0.92))):
        footbridge(start, end, inset)
    ground = TOP - 0.01
    ward((*WARD, ground))
    laboratory((*LABORATORY, ground))
    pharmacy((*PHARMACY, ground))
    billing((*BILLING, ground))
    tree((-1.95, 2.65, ground), 1.0, "conical", 3)
    tree((0.85, 2.85, ground), 0.9, "round", 5)
    far_isles(stage, seed=61)
