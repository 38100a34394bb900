"""Things of the shore: dinghies, gulls and jetties."""

import math

from .paint import paint
from .solids import bar, box, boxes, cone, cylinder, group, mesh_of, slab, sphere, tube

_STATIONS = 22
_RIBS = 6


def _half_beam(t):
    """Half the width of a dinghy's rim, `t` from 0 at the stern to 1 at the bow."""
    return 0.4 * (1 - max(0, (t - 0.42) / 0.58) ** 2.3) * (0.74 + 0.26 * math.sin(math.pi / 2 * min(1, t / 0.42))) + 0.008


def _section(t):
    """The points of a dinghy's skin at `t`, from the far rim over the keel to the near rim."""
    half, rim, keel = _half_beam(t), 0.42 + 0.2 * t**3, 0.26 * max(0, (t - 0.72) / 0.28) ** 2
    points = []
    for k in range(-_RIBS, _RIBS + 1):
        angle = math.pi / 2 * abs(k) / _RIBS
        share = 1 - math.cos(angle)
        x = 1.9 * t - 0.95 + 0.12 * t**4 * share
        points.append((x, -math.copysign(half * math.sin(angle) ** 0.75, k), keel + (rim - keel) * share))
    return points


def dinghy(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, hull="shell", rim="coral", afloat=True):
    """An open rowing boat, 1.95 long, 0.82 wide, its bow at +x and its keel on `at`; afloat it lies 0.14 deep and
    has a ring of foam."""
    boat = group(at, turn, parent, scale)
    skin = [_section(i / _STATIONS) for i in range(_STATIONS + 1)]
    count = 2 * _RIBS + 1
    faces = [(i * count + k, i * count + k + 1, (i + 1) * count + k + 1, (i + 1) * count + k) for i in range(_STATIONS) for k in range(count - 1)]
    shell = mesh_of([p for ring in skin for p in ring], [*faces, tuple(range(count))], paint(hull, 0.4, coat=0.3), parent=boat)
    thick = shell.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.035, 0
    line = [ring[-1] for ring in skin] + [ring[0] for ring in reversed(skin)]
    tube(line, 0.034, paint(rim, 0.4, coat=0.3), parent=boat, closed=True, curved=False)
    floor = [(x, share * 0.8 * _half_beam(t)) for share in (-1, 1) for x, t in _floor_line(share)]
    slab(floor, 0.03, paint("wood", 0.6), (0, 0, 0.16), parent=boat, bevel=0.008)
    for t in (0.12, 0.4, 0.66):
        x = 1.9 * t - 0.95
        box((0.2, 1.94 * _half_beam(t), 0.045), paint("wood", 0.5), (x, 0, 0.33), parent=boat, bevel=0.012)
    if afloat:
        outline = [(x, -1.06 * _half_beam(t)) for x, t in _floor_line(-1)] + [(x, 1.06 * _half_beam(t)) for x, t in _floor_line(1)]
        for spread, colour, height in ((0.2, "ring", 0.2), (0.07, "foam", 0.23)):
            slab(outline, height, colour, (0, 0, -0.08), parent=boat, bevel=0.015, grow=spread)
    return boat


def _floor_line(side):
    """(x, t) along a dinghy, towards the bow on side -1 and back on side 1, so that both make one outline."""
    shares = [0.015 + 0.92 * i / 18 for i in range(19)]
    return [(1.9 * t - 0.95, t) for t in (shares if side < 0 else reversed(shares))]


def gull(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0):
    """A gull standing, about 0.5 high and 0.75 long, its beak towards +x."""
    bird = group(at, turn, parent, scale)
    white, grey, ink = paint("white", 0.55), paint("steel", 0.6), paint("ink", 0.5)
    for y in (-0.06, 0.06):
        bar((0, y, 0.0), (0, y, 0.16), 0.014, paint("marigold", 0.5), bird)
        box((0.12, 0.07, 0.016), paint("marigold", 0.5), (0.03, y, 0), parent=bird, bevel=0.006)
    body = group((0, 0, 0.27), (0, -14, 0), bird)
    sphere(0.15, white, parent=body, stretch=(1.65, 0.95, 0.92))
    sphere(0.13, white, (0.17, 0, 0.1), parent=body, stretch=(0.9, 0.8, 1.1))
    for y in (-0.125, 0.125):
        sphere(0.13, grey, (-0.08, y, 0.03), (0, 6, 0), body, (1.95, 0.32, 0.72))
        sphere(0.06, ink, (-0.33, y * 0.8, 0.01), (0, 6, 0), body, (1.7, 0.35, 0.5))
    sphere(0.1, white, (-0.27, 0, -0.01), (0, 4, 0), body, (1.4, 0.6, 0.35))
    sphere(0.105, white, (0.235, 0, 0.46), parent=bird, stretch=(1.08, 0.95, 1))
    cone(0.036, 0.006, 0.15, paint("marigold", 0.4), (0.32, 0, 0.45), (0, 97, 0), bird, 0.003)
    for y in (-0.088, 0.088):
        sphere(0.017, ink, (0.285, y, 0.49), parent=bird)
    return bird


def jetty(start, end, level, parent=None, width=0.62):
    """A plank jetty between two points (x, y), its walk at height `level`, on piles that stand in the water."""
    (ax, ay), (bx, by) = start, end
    length = math.dist(start, end)
    way = group((ax, ay, 0), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))), parent)
    count = round(length / 0.2)
    pitch = length / count
    for shade, first in (("wood", 0), ("#CF9760", 1)):
        planks = [((pitch - 0.025, width, 0.06), ((i + 0.5) * pitch, 0, level - 0.03)) for i in range(first, count, 2)]
        boxes(planks, paint(shade, 0.65), parent=way, bevel=0.012)
    boxes([((length, 0.08, 0.09), (length / 2, y, level - 0.1)) for y in (-width * 0.34, width * 0.34)], paint("bark", 0.7), parent=way)
    piles = max(2, round(length / 0.85) + 1)
    for i in range(piles):
        x = 0.12 + (length - 0.24) * i / (piles - 1)
        for y in (-width / 2, width / 2):
            cylinder(0.07, level + 0.32, paint("bark", 0.7), (x, y, -0.2), parent=way, bevel=0.015)
            cylinder(0.078, 0.05, paint("shell", 0.5), (x, y, level + 0.09), parent=way, bevel=0.015)
    return way
