"""Isles seen from above, as on a sea chart: outlines after the old islands of Bombay, causeways, and where things are seen."""

import contextlib
import math

import bpy
from mathutils import Vector

from .paint import paint
from .solids import cylinder, group, slab
from .ways import soft, strip

# After the islands before they were joined (and Trombay, the next one), about 2.5 wide and 2 deep, counter-clockwise.
OUTLINES = {
    "bombay": ((1.3, 0.1), (1.05, 0.75), (0.35, 0.98), (-0.5, 0.9), (-1.15, 0.6), (-1.32, -0.1), (-1.15, -0.85), (-0.7, -0.92), (-0.1, -0.76), (0.5, -0.95), (1.05, -0.78)),
    "mahim": ((1.08, 0.25), (1.22, 0.72), (0.75, 1.0), (-0.2, 0.98), (-1.05, 0.65), (-1.28, -0.05), (-1.05, -0.75), (-0.2, -0.98), (0.75, -0.95), (1.25, -0.6), (1.18, -0.2)),
    "parel": ((1.28, 0.25), (1.05, 0.85), (0.45, 0.86), (-0.2, 1.02), (-1.0, 0.86), (-1.3, 0.3), (-1.16, -0.35), (-1.2, -0.85), (-0.4, -0.98), (0.6, -0.9), (1.22, -0.45)),
    "colaba": ((1.15, 0.4), (0.95, 0.95), (0.2, 1.04), (-0.65, 0.9), (-1.18, 0.45), (-1.26, -0.25), (-1.36, -0.88), (-0.85, -1.05), (-0.05, -0.9), (0.75, -0.85), (1.18, -0.3)),
    "worli": ((1.25, -0.1), (1.05, 0.65), (0.3, 0.9), (-0.55, 0.96), (-1.22, 1.08), (-1.2, 0.4), (-1.28, -0.3), (-0.85, -0.88), (0.1, -0.98), (0.95, -0.8)),
    "mazagaon": ((1.12, -0.1), (1.05, 0.55), (0.55, 0.98), (-0.3, 0.95), (-1.05, 0.65), (-1.25, -0.1), (-0.98, -0.78), (-0.05, -0.96), (0.8, -1.02), (1.38, -0.82)),
    "old-woman": ((1.25, 0.0), (1.0, 0.72), (0.2, 0.98), (-0.75, 0.88), (-1.26, 0.3), (-1.2, -0.42), (-0.62, -0.94), (0.25, -0.9), (0.95, -0.74)),
    "trombay": ((1.4, -0.4), (1.08, 0.4), (0.6, 0.98), (-0.25, 1.03), (-0.98, 0.72), (-1.28, 0.05), (-1.24, -0.7), (-0.5, -1.0), (0.4, -0.9), (1.12, -0.92)),
}
HIGH = 0.5
_laid = [0]


def outline(points, scale=1.0):
    """A soft closed line through points."""
    corners = [(x * scale, y * scale) for x, y in points]
    return soft([corners[-1], *corners, corners[0], corners[1]])[12 : 12 * (len(corners) + 1)]


def land(shore, at, grass=None, rings=((0.45, "lagoon"), (1.0, "ring"), (1.75, "ring-far")), high=HIGH, inset=0.42):
    """An isle of any outline round at=(x, y), as isle() makes round ones; `grass` is its meadow. Returns its top."""
    lift = 0.0025 * (_laid[0] % 9)
    _laid[0] += 1
    x, y = at
    level = lift
    for i, (distance, colour) in enumerate(reversed(rings)):
        level = lift + 0.035 * i
        slab(shore, 0.05, colour, (x, y, level - 0.03), bevel=0.022, grow=distance)
    slab(shore, 0.07, "foam", (x, y, level - 0.005), bevel=0.03, grow=0.16)
    slab(shore, 0.12, "wet-sand", (x, y, level), bevel=0.04, grow=0.03)
    slab(shore, high - 0.1, "sand", (x, y, 0.1), bevel=0.13)
    if grass:
        slab(shore, 0.09, grass, (x, y, high - 0.02), bevel=0.035, grow=-inset)
    return high


def seen(stage, across, down):
    """The spot (x, y) on the water that is seen at a place in the frame, from left and top, 0 to 1. The camera has to
    have its subject in the middle, `place` (0.5, 0.5)."""
    camera, longer = stage.scene.camera, max(stage.width, stage.height)
    reach = camera.data.sensor_width / camera.data.lens / longer
    ray = camera.rotation_euler.to_matrix() @ Vector(((across - 0.5) * reach * stage.width, (0.5 - down) * reach * stage.height, -1))
    spot = camera.location - ray * (camera.location.z / ray.z)
    return (spot.x, spot.y)


@contextlib.contextmanager
def placed(at, turn=0, scale=1.0):
    """Everything that is built inside stands round `at` instead of round the origin, turned and scaled."""
    before = set(bpy.data.objects)
    yield
    fresh = [thing for thing in bpy.data.objects if thing not in before and thing.parent is None]
    holder = group(at, (0, 0, turn), scale=scale)
    for thing in fresh:
        thing.parent = holder


def road(line, dry, level=HIGH):
    """A road along a line of (x, y): deck, tarmac, kerbs, a broken line; over water, where `dry` says no, on a stone bank
    that opens into a bridge in its middle."""
    slab(strip(line, -0.56, 0.56), 0.22, paint("shell", 0.6), (0, 0, level - 0.08), bevel=0.03)
    slab(strip(line, -0.4, 0.4), 0.03, paint("night", 0.6), (0, 0, level + 0.125), bevel=0.008)
    for low in (-0.56, 0.44):
        slab(strip(line, low, low + 0.12), 0.12, paint("shell", 0.55), (0, 0, level + 0.08), bevel=0.03)
    for i in range(1, len(line) - 2, 3):
        slab(strip(line[i : i + 2], -0.04, 0.04), 0.012, paint("marigold", 0.5), (0, 0, level + 0.152), bevel=0.003)
    spans, wet = [], []
    for i, spot in enumerate([*line, None]):
        if spot is not None and not dry(spot):
            wet.append(i)
        elif wet:
            spans.append(wet)
            wet = []
    for span in spans:
        first, last = max(0, span[0] - 1), min(len(line) - 1, span[-1] + 1)
        third = max(1, (last - first) // 3)
        for start, end in ((first, first + third), (last - third, last)):
            slab(strip(line[start : end + 1], -0.92, 0.92), 0.3, paint("stone", 0.8), (0, 0, -0.04), bevel=0.1)
            slab(strip(line[start : end + 1], -0.68, 0.68), 0.46, paint("#D8CBB2", 0.75), (0, 0, -0.02), bevel=0.06)
        for i in range(first + third, last - third + 1, 2):
            cylinder(0.5, level - 0.02, paint("stone", 0.7), (*line[i], -0.05), bevel=0.05)


def roundabout(at, level=HIGH, radius=0.9, heart="marigold"):
    """The end of a road: a turning circle round a disc."""
    cylinder(radius + 0.16, 0.22, paint("shell", 0.6), (*at, level - 0.078), bevel=0.03)
    cylinder(radius, 0.03, paint("night", 0.6), (*at, level + 0.128), bevel=0.008)
    if heart:
        cylinder(radius * 0.36, 0.1, paint(heart, 0.5), (*at, level + 0.14), bevel=0.03)


def inside(point, shore):
    """Whether a point lies inside an outline."""
    x, y = point
    count = 0
    for (ax, ay), (bx, by) in zip(shore, [*shore[1:], shore[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            count += 1
    return count % 2 == 1


def near(spot, line, reach):
    """Whether a line of (x, y) comes nearer to a spot than `reach`."""
    return any(math.dist(spot[:2], point[:2]) < reach for point in line)


@contextlib.contextmanager
def leaning(angle, y=0.0):
    """Everything that is built inside leans by `angle` degrees about a line along x through (y, 0)."""
    before = set(bpy.data.objects)
    yield
    fresh = [thing for thing in bpy.data.objects if thing not in before and thing.parent is None]
    holder = group((0, y, 0), (angle, 0, 0))
    shift = group((0, -y, 0), parent=holder)
    for thing in fresh:
        thing.parent = shift


def rose(at, radius, north=0):
    """A compass rose in the water, its coral point to the north: degrees counter-clockwise from the top."""
    dial = group((*at, 0.02), (0, 0, north))
    for size, colour, level in ((1.0, "ring-far", 0), (0.94, "ring", 0.012)):
        cylinder(radius * size, 0.02, colour, (0, 0, level), parent=dial, bevel=0.004, sides=96)
    for first, long, wide in ((45, 0.62, 0.13), (0, 0.86, 0.17)):
        for k in range(4):
            point = group((0, 0, 0.034 if first else 0.048), (0, 0, first + 90 * k), dial)
            colours = ("coral", "#D9421F") if (first, k) == (0, 0) else ("foam", "lagoon")
            for side, colour in zip((1, -1), colours):
                half = [(0, radius * long), (-side * radius * wide, radius * wide), (0, 0)]
                slab(half if side > 0 else half[::-1], 0.016, colour, parent=point, bevel=0.002)
