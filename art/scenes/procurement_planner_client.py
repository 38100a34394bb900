"""Procurement planner, the client: the scanner is here, wider than any door, and waits in the rain. The opening meant for
it was bricked up on time."""

from kit.brass import circle
from kit.isle import far_isles, isle
from kit.nature import rock
from kit.paint import paint
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube
from kit.weather import monsoon, rain

SHOTS = {
    "card": {
        "picture": "content/case-studies/procurement-planner-client.jpg",
        "view": "card",
        "centre": (0, 0, 1.35),
        "size": 6.1,
        "pitch": 19,
        "yaw": -16,
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
    """The scanner with its couch, 2.4 wide, strapped on a low trolley."""
    cart = group(at, (0, 0, turn))
    for x in (-0.95, 0, 0.95):
        for y in (-0.75, 0.5):
            cylinder(0.15, 0.12, paint("ink", 0.6), (x, y, 0.15), (90, 0, 0), cart, 0.025)
    box((2.6, 1.9, 0.14), paint("ink", 0.45), (0, -0.15, 0.22), parent=cart, bevel=0.03)
    boxes([((2.5, 0.2, 0.06), (0, -0.9 + 0.3 * k, 0.385)) for k in range(6)], paint("#C08A55", 0.7), parent=cart)
    scanner((0, 0.1, 0.41), cart)
    bar((-1.25, -0.4, 0.3), (-1.8, -0.55, 0.62), 0.035, paint("steel", 0.4, metal=0.3), cart)
    bar((-1.82, -0.72, 0.62), (-1.78, -0.38, 0.62), 0.04, paint("ink", 0.5), cart)


def scanner(at, parent):
    """A whole scanner: housing, bore and ring, and the couch that slides into it."""
    machine = group(at, parent=parent)
    white = paint("white", 0.3, coat=0.4)
    front = group((0, 0.5, 1.08), (90, 0, 0), machine)
    slab([rounded_rectangle(2.3, 2.16, 0.62), list(reversed(circle(0.5, middle=(0, 0.05))))], 0.95, white, parent=front, bevel=0.13)
    cylinder(0.53, 0.06, paint("night", 0.5), (0, 0.05, 0.06), parent=front, bevel=0.01)
    tube([(x, y, 0.95) for x, y in circle(0.68, 48, (0, 0.05))], 0.035, paint("lagoon", 0.4), parent=front, closed=True)
    for side in (-1, 1):
        slab(rounded_rectangle(0.3, 0.5, 0.08), 0.03, paint("night", 0.35, coat=0.4), (side * 0.88, 0.25, 0.93), parent=front, bevel=0.01)
    box((0.6, 1.05, 0.62), paint("mist", 0.4), (0, -0.78, 0), parent=machine, bevel=0.09)
    slab(rounded_rectangle(0.74, 1.75, 0.26), 0.13, white, (0, -0.5, 0.68), parent=machine, bevel=0.055)
    slab(rounded_rectangle(0.62, 1.6, 0.2), 0.09, paint("teal", 0.6), (0, -0.5, 0.79), parent=machine, bevel=0.04)
    box((0.46, 0.3, 0.12), paint("shell", 0.6), (0, -1.1, 0.86), parent=machine, bevel=0.05)


def mortar(at):
    """A tub of mortar with the trowel in it."""
    tub = group(at)
    lathe([(0.26, 0), (0.34, 0.3), (0.36, 0.31), (0.34, 0.32), (0.32, 0.26), (0.001, 0.26)], paint("teal", 0.5), parent=tub)
    cylinder(0.32, 0.02, paint("#CFC8BA", 0.9), (0, 0, 0.255), parent=tub, bevel=0.005)
    bar((0.05, 0, 0.26), (0.16, -0.04, 0.52), 0.014, paint("steel", 0.3, metal=0.5), tub)
    bar((0.16, -0.04, 0.52), (0.24, -0.07, 0.68), 0.034, paint("marigold", 0.5), tub)


def build(stage):
    monsoon(stage)
    top = isle((0, 0.1), 3.15, 95, stretch=(1.12, 0.84))
    wall((0.05, 0.75, top - 0.02), -4)
    trolley((0.95, -0.7, top - 0.01), -16)
    mortar((-1.75, -0.45, top - 0.01))
    for x, y, turn in ((-2.25, -0.3, 14), (-2.3, -0.62, -10), (-2.22, -0.46, 4)):
        box((0.26, 0.13, 0.12), paint("coral", 0.75), (x, y, top - 0.01 + (0.12 if turn == 4 else 0)), (0, 0, turn), bevel=0.012)
    rain(12, 8, 5, 150)
    rock((-1.2, -1.6, top), 0.55, 3)
    far_isles(stage, seed=43)
