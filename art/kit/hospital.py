"""A hospital of four floors, as a frame and finished, and what stands on its building site."""

import math

from .paint import glow, paint
from .solids import bar, box, boxes, cylinder, group, rounded_rectangle, slab, sphere, tube

WIDE, DEEP, FLOOR, FLOORS = 3.6, 1.7, 0.62, 4
_UPRIGHT = (90, 0, 0)


def plus(size, colour, at, parent, thickness=0.06):
    """A plus sign round `at` that faces the camera."""
    third = size / 3
    corners = [(-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1), (1, 3), (-1, 3), (-1, 1), (-3, 1), (-3, -1), (-1, -1)]
    front = group(at, _UPRIGHT, parent)
    slab([(x * third / 2, y * third / 2) for x, y in corners], thickness, colour, parent=front, bevel=0.015)


def frame(at, turn=(0, 0, 0), parent=None):
    """The bare frame, 3.6 wide and 2.7 high: columns and floors, the two lowest floors walled at the left, scaffolding there."""
    site = group(at, turn, parent)
    concrete, shade = paint("#DAD8CE", 0.75), paint("#C4C5BD", 0.75)
    columns = [(-WIDE / 2 + 0.14 + (WIDE - 0.28) * i / 4, y) for i in range(5) for y in (-DEEP / 2 + 0.14, DEEP / 2 - 0.14)]
    for floor in range(FLOORS):
        box((WIDE, DEEP, 0.11), concrete, (0, 0, FLOOR * floor), parent=site, bevel=0.02)
        high = FLOOR if floor < FLOORS - 1 else FLOOR * 0.75
        boxes([((0.17, 0.17, high), (x, y, FLOOR * floor + 0.06 + high / 2)) for x, y in columns], shade, parent=site, bevel=0.015)
    rods = [(x + dx, y + dy) for x, y in columns for dx in (-0.045, 0.045) for dy in (-0.045, 0.045)]
    top = FLOOR * (FLOORS - 1) + FLOOR * 0.75
    boxes([((0.016, 0.016, 0.3), (x, y, top + 0.18)) for x, y in rods], paint("#9A5A38", 0.6), parent=site, bevel=0)
    box((0.5, DEEP - 0.6, FLOOR * FLOORS), shade, (1.0, 0.12, 0), parent=site, bevel=0.02)
    front, bay = -DEEP / 2 + 0.05, (WIDE - 0.28) / 4
    for floor, bays in ((0, (0, 1, 3)), (1, (0, 1)), (2, (0,))):
        for i in bays:
            x, z = -WIDE / 2 + 0.14 + bay * (i + 0.5), FLOOR * floor + 0.11
            box((bay - 0.15, 0.1, FLOOR - 0.12), paint("white", 0.55), (x, front, z), parent=site, bevel=0.012)
            box((bay * 0.5, 0.06, FLOOR * 0.46), paint("teal", 0.18, coat=0.5), (x, front - 0.04, z + 0.1), parent=site, bevel=0.01)
    steel = paint("steel", 0.35, metal=0.4)
    left, right, out = -WIDE / 2 - 0.02, -WIDE / 2 + 0.2 + 2 * bay, -DEEP / 2 - 0.3
    for i in range(4):
        x = left + (right - left) * i / 3
        bar((x, out, 0), (x, out, FLOOR * 3 + 0.4), 0.022, steel, site)
        for floor in (1, 2, 3):
            bar((x, out, FLOOR * floor - 0.02), (x, -DEEP / 2, FLOOR * floor - 0.02), 0.016, steel, site)
    for floor in (1, 2, 3):
        box((right - left + 0.1, 0.3, 0.035), paint("wood", 0.65), ((left + right) / 2, out + 0.12, FLOOR * floor - 0.01), parent=site, bevel=0.008)
        bar((left, out, FLOOR * floor + 0.3), (right, out, FLOOR * floor + 0.3), 0.016, steel, site)
    for i in range(3):
        x = left + (right - left) * i / 3
        bar((x, out - 0.01, FLOOR * i), (x + (right - left) / 3, out - 0.01, FLOOR * (i + 1)), 0.014, steel, site)
    return site


def _lattice(length, side, spacing, colour, parent):
    """A square lattice mast along +z."""
    half = side / 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    for x, y in corners:
        bar((x, y, 0), (x, y, length), side * 0.11, colour, parent)
    count = round(length / spacing)
    for k in range(count):
        low, high = length * k / count, length * (k + 1) / count
        for i in range(4):
            (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 4]
            start, end = ((ax, ay, low), (bx, by, high)) if k % 2 else ((bx, by, low), (ax, ay, high))
            bar(start, end, side * 0.06, colour, parent)
            bar((ax, ay, high), (bx, by, high), side * 0.06, colour, parent)


def tower_crane(at, turn, height=3.9, reach=3.2, drop=1.0, parent=None):
    """A tower crane; its jib lies along -x of its turn. Returns the group at its hook, `drop` below the trolley."""
    crane, colour = group(at, parent=parent), paint("marigold", 0.4, coat=0.2)
    box((0.7, 0.7, 0.16), paint("stone", 0.7), (0, 0, -0.02), parent=crane, bevel=0.03)
    _lattice(height, 0.28, 0.34, colour, crane)
    cylinder(0.24, 0.12, paint("ink", 0.4), (0, 0, height - 0.02), parent=crane, bevel=0.02)
    head = group((0, 0, height + 0.1), (0, 0, turn), crane)
    box((0.34, 0.3, 0.36), paint("shell", 0.4), (-0.1, -0.24, 0), parent=head, bevel=0.04)
    box((0.28, 0.03, 0.2), paint("ink", 0.15, coat=0.5), (-0.12, -0.39, 0.11), parent=head, bevel=0.015)
    _lattice(0.85, 0.2, 0.3, colour, head)
    jib = group((0.12, 0, 0.3), (0, -90, 0), head)
    _lattice(reach, 0.2, 0.26, colour, jib)
    back = group((-0.1, 0, 0.3), (0, 90, 0), head)
    _lattice(1.15, 0.2, 0.26, colour, back)
    box((0.34, 0.34, 0.42), paint("ink", 0.5), (0.92, 0, -0.04), parent=head, bevel=0.03)
    for end in (-reach * 0.72, 1.0):
        bar((0, 0, 0.86), (end, 0, 0.4), 0.014, paint("ink", 0.5), head)
    spot = -reach * 0.66
    box((0.26, 0.3, 0.08), paint("ink", 0.5), (spot, 0, 0.12), parent=head, bevel=0.02)
    for y in (-0.05, 0.05):
        bar((spot, y, 0.16), (spot, y, 0.2 - drop), 0.01, paint("ink", 0.5), head)
    box((0.1, 0.16, 0.14), paint("coral", 0.4), (spot, 0, 0.08 - drop), parent=head, bevel=0.02)
    return group((spot, 0, 0.08 - drop), (0, 0, -turn), head)


def finished(at, turn=(0, 0, 0), parent=None):
    """The finished hospital, 3.6 wide and 3 high with its helipad: lit rooms, a glazed stair with a green plus, a porch."""
    house = group(at, turn, parent)
    high, front = FLOOR * FLOORS, -DEEP / 2
    box((WIDE, DEEP, high), paint("white", 0.5), parent=house, bevel=0.05)
    box((WIDE + 0.04, DEEP + 0.04, 0.14), paint("teal", 0.5), parent=house, bevel=0.02)
    slab(rounded_rectangle(WIDE + 0.14, DEEP + 0.14, 0.1), 0.12, paint("teal", 0.45), (0, 0, high - 0.02), parent=house, bevel=0.035)
    lit, dark, count = [], [], 8
    for floor in range(FLOORS):
        for i in range(count):
            x = -WIDE / 2 + 0.3 + 0.325 * i
            if floor == 0 and 2 <= i <= 5:
                continue
            pane = ((0.22, 0.05, 0.34), (x, front, FLOOR * floor + 0.38))
            (lit if (i * 3 + floor * 5) % 7 in (0, 2, 5) else dark).append(pane)
        boxes([((0.05, 0.22, 0.34), (side * WIDE / 2, -0.5 + 0.5 * k, FLOOR * floor + 0.38)) for side in (-1, 1) for k in range(3)], paint("teal", 0.15, coat=0.5), parent=house, bevel=0.01)
    boxes(dark, paint("teal", 0.15, coat=0.5), parent=house, bevel=0.01)
    boxes(lit, glow("#FFDF9C", 1.1), parent=house, bevel=0.01)
    boxes([((2.75, 0.05, 0.03), (-0.37, front - 0.015, FLOOR * floor + 0.1)) for floor in (1, 2, 3)], paint("#CFDEDB", 0.6), parent=house, bevel=0.006)
    box((0.72, 0.5, high + 0.62), paint("night", 0.2, coat=0.5), (1.3, front + 0.1, 0), parent=house, bevel=0.04)
    boxes([((0.74, 0.52, 0.035), (1.3, front + 0.1, 0.32 + 0.31 * k)) for k in range(7)], paint("white", 0.4), parent=house)
    plus(0.46, paint("#7FE0B8", 0.4), (1.3, front - 0.13, high + 0.3), house)
    porch = group((-0.37, front, 0), parent=house)
    box((1.2, 0.06, 0.52), glow("#FFE9BE", 1.0), (0, -0.005, 0.05), parent=porch, bevel=0.01)
    boxes([((0.035, 0.05, 0.52), (-0.6 + 0.3 * i, -0.03, 0.31)) for i in range(5)], paint("night", 0.4), parent=porch, bevel=0.006)
    box((1.6, 0.7, 0.1), paint("leaf", 0.45), (0, -0.3, 0.58), parent=porch, bevel=0.035)
    for x in (-0.7, 0.7):
        cylinder(0.035, 0.58, paint("white", 0.4), (x, -0.58, 0), parent=porch, bevel=0.006)
    pad = group((-0.75, 0, high + 0.08), parent=house)
    for angle in (45, 135, 225, 315):
        a = math.radians(angle)
        cylinder(0.05, 0.26, paint("steel", 0.4), (0.5 * math.cos(a), 0.5 * math.sin(a), 0), parent=pad, bevel=0.01)
    cylinder(0.84, 0.1, paint("night", 0.5), (0, 0, 0.22), parent=pad, bevel=0.03, sides=96)
    tube([(0.7 * math.cos(a), 0.7 * math.sin(a), 0.318) for a in (2 * math.pi * i / 64 for i in range(64))], 0.022, paint("marigold", 0.5), parent=pad, closed=True, curved=False)
    boxes([((0.11, 0.62, 0.02), (x, 0, 0.322)) for x in (-0.2, 0.2)] + [((0.32, 0.11, 0.02), (0, 0, 0.322))], paint("white", 0.5), parent=pad, bevel=0.004)
    for i in range(12):
        a = math.pi * i / 6
        sphere(0.026, glow("#8CE6D0", 1.2), (0.84 * math.cos(a), 0.84 * math.sin(a), 0.3), parent=pad)
    return house


def magnet(at, parent=None, radius=0.86, deep=0.9):
    """The ring of a scanner, its bore to the camera, standing on `at` on its foot."""
    scanner = group(at, parent=parent)
    front = group((0, deep / 2, radius + 0.08), _UPRIGHT, scanner)
    ring = [[(r * math.cos(a), r * math.sin(a)) for a in (2 * math.pi * i / 96 for i in range(96))] for r in (radius, radius * 0.44)]
    slab([ring[0], list(reversed(ring[1]))], deep, paint("white", 0.3, coat=0.4), parent=front, bevel=0.12)
    cylinder(radius * 0.47, 0.06, paint("night", 0.5), (0, 0, 0.06), parent=front, bevel=0.01)
    tube([(radius * 0.62 * math.cos(a), radius * 0.62 * math.sin(a), deep - 0.004) for a in (2 * math.pi * i / 64 for i in range(64))], 0.022, paint("lagoon", 0.4), parent=front, closed=True, curved=False)
    box((radius * 1.3, deep * 0.86, 0.22), paint("mist", 0.45), parent=scanner, bevel=0.04)
    return scanner
