"""Procurement planner, the client: the magnet is here, wider than the wall will let it in. The opening meant for it was
bricked up on time."""

from kit.hospital import magnet
from kit.isle import far_isles, isle
from kit.nature import palm, rock
from kit.paint import paint
from kit.solids import bar, box, boxes, cylinder, group, lathe

SHOTS = {
    "card": {
        "picture": "content/case-studies/procurement-planner-client.jpg",
        "view": "card",
        "centre": (0, 0, 1.4),
        "size": 6.0,
    },
}

COURSE, BLOCK, COURSES = 0.26, 0.62, 10
OPENING = (-2.05, -0.3, 7)


def wall(at, turn):
    """A wall of blocks, 4.9 wide and 2.6 high, its top still toothed; in its opening fresh bricks, a lintel above."""
    holder = group(at, (0, 0, turn))
    left, right, filled = OPENING
    tints = [paint(tint, 0.8) for tint in ("#DAD8CE", "#CFCEC4", "#E2DFD3")]
    for row in range(COURSES):
        shift = BLOCK / 2 * (row % 2)
        ends = 2.45 - 0.36 * max(0, row - 5)
        spans = [(-2.75, left), (right, ends)] if row < filled else [(-2.75 + 0.3 * (row == COURSES - 1), ends)]
        for start, end in spans:
            edges = sorted({start, end, *(e for k in range(-6, 6) if start + 0.1 < (e := k * BLOCK + shift) < end - 0.1)})
            for k, (a, b) in enumerate(zip(edges, edges[1:])):
                box((b - a - 0.018, 0.4, COURSE - 0.016), tints[(k * 2 + row) % 3], ((a + b) / 2, 0, COURSE * row), parent=holder, bevel=0.02)
    box((right - left + 0.5, 0.44, COURSE), paint("#B7B8B0", 0.7), ((left + right) / 2, 0, COURSE * filled), parent=holder, bevel=0.02)
    brick, count = COURSE / 2, 7
    box((right - left, 0.26, COURSE * filled), paint("#E9DCC4", 0.85), ((left + right) / 2, 0, 0), parent=holder, bevel=0)
    fresh = {0: [], 1: [], 2: []}
    for row in range(filled * 2):
        wide = (right - left) / count
        for k in range(count + row % 2):
            a = max(left, left + wide * (k - 0.5 * (row % 2)))
            b = min(right, left + wide * (k + 1 - 0.5 * (row % 2)))
            fresh[(k + 2 * row) % 3].append(((b - a - 0.02, 0.34, brick - 0.02), ((a + b) / 2, 0, brick * (row + 0.5))))
    for k, tint in enumerate(("coral", "#F0522F", "#E84A29")):
        boxes(fresh[k], paint(tint, 0.75), parent=holder, bevel=0.012)


def trolley(at, turn):
    """The magnet in an open timber crate, 2.1 wide, on a low trolley."""
    cart = group(at, (0, 0, turn))
    for x in (-0.8, 0, 0.8):
        for y in (-0.45, 0.5):
            cylinder(0.15, 0.12, paint("ink", 0.6), (x, y, 0.15), (90, 0, 0), cart, 0.025)
    box((2.2, 1.4, 0.14), paint("ink", 0.45), (0, 0, 0.22), parent=cart, bevel=0.03)
    wood, dark = paint("wood", 0.65), paint("#C08A55", 0.7)
    boxes([((2.14, 0.19, 0.06), (0, -0.58 + 0.29 * k, 0.385)) for k in range(5)], dark, parent=cart)
    magnet((0, 0.02, 0.41), cart)
    high, low = 2.42, 0.4
    posts = [((0.13, 0.13, high - low), (x, y, (high + low) / 2)) for x in (-1.0, 1.0) for y in (-0.6, 0.6)]
    rails = [((2.13, 0.12, 0.13), (0, y, high)) for y in (-0.6, 0.6)] + [((0.12, 1.3, 0.13), (x, 0, high)) for x in (-1.0, 1.0)]
    boxes(posts + rails, wood, parent=cart, bevel=0.015)
    boxes([((1.98, 0.05, 0.13), (0, 0.63, 0.8 + 0.36 * k)) for k in range(4)], dark, parent=cart)
    for y in (-0.6, 0.6):
        bar((-1.0, y, 1.9), (-0.55, y, 2.38), 0.04, wood, cart)
        bar((1.0, y, 1.9), (0.55, y, 2.38), 0.04, wood, cart)
    bar((-1.05, -0.2, 0.3), (-1.65, -0.3, 0.55), 0.035, paint("steel", 0.4, metal=0.3), cart)
    bar((-1.66, -0.46, 0.55), (-1.64, -0.14, 0.55), 0.035, paint("ink", 0.5), cart)


def mortar(at):
    """A tub of mortar with the trowel in it."""
    tub = group(at)
    lathe([(0.26, 0), (0.34, 0.3), (0.36, 0.31), (0.34, 0.32), (0.32, 0.26), (0.001, 0.26)], paint("teal", 0.5), parent=tub)
    cylinder(0.32, 0.02, paint("#CFC8BA", 0.9), (0, 0, 0.255), parent=tub, bevel=0.005)
    bar((0.05, 0, 0.26), (0.16, -0.04, 0.52), 0.014, paint("steel", 0.3, metal=0.5), tub)
    bar((0.16, -0.04, 0.52), (0.24, -0.07, 0.68), 0.034, paint("marigold", 0.5), tub)


def build(stage):
    top = isle((0, 0.1), 3.15, 95, stretch=(1.12, 0.84))
    wall((0.05, 0.75, top - 0.02), -4)
    trolley((1.15, -0.75, top - 0.01), -10)
    mortar((-1.75, -0.45, top - 0.01))
    for x, y, turn in ((-2.25, -0.3, 14), (-2.3, -0.62, -10), (-2.22, -0.46, 4)):
        box((0.26, 0.13, 0.12), paint("coral", 0.75), (x, y, top - 0.01 + (0.12 if turn == 4 else 0)), (0, 0, turn), bevel=0.012)
    palm((2.75, 0.85, top), 1.55, 7, lean=(0.28, 0.05))
    rock((-1.2, -1.6, top), 0.55, 3)
    far_isles(stage, seed=43)
