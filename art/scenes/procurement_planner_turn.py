"""Procurement planner, before and after, on one plot: a bare frame, its gate bricked up on time and the scanner outside; and
the hospital open, its rooms lit, an ambulance at the porch."""

from kit.brass import circle
from kit.hospital import DEEP, FLOOR, WIDE, finished, frame, plus, tower_crane
from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock, tree
from kit.paint import paint
from kit.props import truck
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube

SHARED = {"view": "card", "mood": "cool", "centre": (0, 0, 1.75), "size": 6.2}
SHOTS = {
    "client": {"picture": "content/case-studies/procurement-planner-client.jpg", "options": {"now": False}},
    "success": {"picture": "content/case-studies/procurement-planner-success.jpg", "options": {"now": True}},
    "isle": {"picture": "content/case-studies/procurement-planner-isle.webp", "view": "cut-out", "options": {"now": True}},
}


def trolley(at, turn, scale):
    """The scanner with its couch, 2.4 wide, strapped on a low trolley."""
    cart = group(at, (0, 0, turn), scale=scale)
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


def ambulance(at, turn):
    """A white ambulance with a teal band, a green plus and its lamp."""
    van = truck(at, (0, 0, turn), scale=0.56, cab="white", cargo="white")
    boxes([((1.77, 0.92, 0.15), (-0.42, 0, 0.62))], paint("teal", 0.4), parent=van, bevel=0.01)
    plus(0.34, paint("leaf", 0.4), (-0.42, -0.44, 1.03), van, 0.04)
    box((0.16, 0.5, 0.12), paint("coral", 0.3, coat=0.5), (0.3, 0, 1.34), parent=van, bevel=0.03)


def bricks(site):
    """Fresh coral bricks in the bay that the scanner was to come in by."""
    bay = (WIDE - 0.28) / 4
    left, front, course, count = -WIDE / 2 + 0.14 + 2 * bay + 0.08, -DEEP / 2 + 0.05, 0.084, 4
    wide = (bay - 0.16) / count
    box((bay - 0.16, 0.1, FLOOR - 0.11), paint("#E9DCC4", 0.85), (left + wide * count / 2, front, 0.11), parent=site, bevel=0)
    tints = {0: [], 1: [], 2: []}
    for row in range(6):
        for k in range(count + row % 2):
            a, b = max(0, wide * (k - 0.5 * (row % 2))), min(wide * count, wide * (k + 1 - 0.5 * (row % 2)))
            tints[(k + 2 * row) % 3].append(((b - a - 0.014, 0.14, course - 0.014), (left + (a + b) / 2, front, 0.11 + course * (row + 0.5))))
    for k, tint in enumerate(("coral", "#F0522F", "#E84A29")):
        boxes(tints[k], paint(tint, 0.75), parent=site, bevel=0.008)


def build(stage, now=True):
    top = isle((0, 0.1), 3.1, 99, stretch=(1.12, 0.84), grass="leaf-light" if now else "#DCC49A")
    turn = (0, 0, -8)
    if now:
        slab(rounded_rectangle(4.2, 2.2, 0.3), 0.06, paint("mist", 0.6), (-0.02, 0.35, top - 0.02), turn, bevel=0.02)
        slab(rounded_rectangle(4.4, 0.72, 0.3), 0.05, paint("night", 0.65), (-0.2, -1.22, top - 0.02), turn, bevel=0.015)
        finished((0.0, 0.4, top + 0.03), turn)
        ambulance((0.75, -1.4, top + 0.02), -8)
        palm((-2.5, 1.1, top), 1.7, 5, lean=(-0.3, 0.05))
        for x, y, size, shape in ((-2.65, 0.45, 1.3, "round"), (2.3, 1.15, 1.1, "round")):
            tree((x, y, top - 0.02), size, shape, int(size * 10))
        for x, y, size in ((-2.65, -0.35, 0.7), (2.6, -0.55, 0.65), (-1.35, -1.8, 0.5)):
            bush((x, y, top - 0.02), size, int(size * 20))
    else:
        slab(rounded_rectangle(4.2, 2.2, 0.3), 0.06, paint("#CDB890", 0.8), (-0.02, 0.35, top - 0.02), turn, bevel=0.02)
        bricks(frame((0.0, 0.4, top + 0.03), turn))
        tower_crane((-2.45, 1.05, top), 196, height=3.55, reach=2.6)
        trolley((1.05, -1.25, top - 0.01), -14, 0.62)
        mortar((-0.75, -1.35, top - 0.01))
        for x, y, angle, z in ((-1.25, -1.3, 14, 0), (-1.3, -1.6, -10, 0), (-1.22, -1.44, 4, 0.12)):
            box((0.26, 0.13, 0.12), paint("coral", 0.75), (x, y, top - 0.01 + z), (0, 0, angle), bevel=0.012)
    tree((2.65, 0.55, top - 0.02), 1.4, "conical", 14)
    rock((2.8, -0.05, top), 0.5, 3)
    far_isles(stage, seed=36)
