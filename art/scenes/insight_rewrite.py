"""A rewrite: two bills on a balance, a short one and one that will not end."""

import math

from kit.brass import balance
from kit.isle import isle
from kit.nature import rock
from kit.paint import paint
from kit.solids import box, boxes, group, mesh_of, rounded_rectangle, slab
from kit.ways import soft

SHOTS = {
    "card": {
        "picture": "content/insights/what-a-rewrite-costs.jpg",
        "view": "card",
        "centre": (0.0, -0.3, 1.2),
        "size": 4.3,
        "pitch": 31,
        "yaw": 9,
        "place": (0.5, 0.5),
        "fstop": 4,
    },
}


def _strip(line, width, lift, share=(-0.5, 0.5)):
    """Vertices and faces of a ribbon along `line`, between two shares of its width; `lift` raises it off the paper."""
    vertices = []
    for i, (x, y, z) in enumerate(line):
        (ax, ay, az), (bx, by, bz) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        flat = math.hypot(bx - ax, by - ay) or 1
        sx, sy = -(by - ay) / flat, (bx - ax) / flat
        long = math.dist((ax, ay, az), (bx, by, bz))
        up, back = flat / long, (bz - az) / long
        nx, ny = -back * (bx - ax) / flat, -back * (by - ay) / flat
        vertices += [(x + sx * width * s + nx * lift, y + sy * width * s + ny * lift, z + up * lift) for s in share]
    return vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]


def long_bill(path, width, at, parent=None):
    """A till roll along a path, printed over its whole length, a coral total at its end."""
    line = soft(path, 8)
    sheet = mesh_of(*_strip(line, width, 0), paint("shell", 0.6), at, parent=parent, smooth_below=180)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.016, 0
    for i in range(3, len(line) - 6, 3):
        for share in ((0.08, 0.38), (-0.38, -0.2)):
            mesh_of(*_strip(line[i : i + 2], width, 0.014, share), paint("steel", 0.6), at, parent=parent)
    mesh_of(*_strip(line[-6:-3], width, 0.016, (-0.38, 0.38)), paint("coral", 0.5), at, parent=parent)


def short_bill(at, turn, parent):
    """A slip of paper with three entries and their total."""
    sheet = group(at, turn, parent)
    slab(rounded_rectangle(0.62, 0.78, 0.03), 0.022, paint("shell", 0.6), parent=sheet, bevel=0.006)
    rows = [((0.26, 0.045, 0.008), (-0.1, 0.22 - 0.13 * i, 0.026)) for i in range(3)] + [((0.1, 0.045, 0.008), (0.19, 0.22 - 0.13 * i, 0.026)) for i in range(3)]
    boxes(rows, paint("steel", 0.6), parent=sheet, bevel=0.002)
    boxes([((0.48, 0.09, 0.008), (0, -0.24, 0.026))], paint("coral", 0.5), parent=sheet, bevel=0.002)


def build(stage):
    top = isle((-0.3, 0.55), 3.1, 121, height=0.4, stretch=(1.15, 0.86))
    box((2.9, 1.9, 0.12), paint("wood", 0.5, coat=0.15), (0.05, 0.1, top - 0.02), (0, 0, 4), bevel=0.05)
    left, right = balance((0.05, 0.15, top + 0.09), (0, 0, 4), scale=1.3, tip=-11)
    short_bill((0, 0.02, 0.2), (20, 0, 10), left)
    fold = [(0.02, 0.28, 0.1), (0.03, 0.0, 0.06), (0.04, -0.34, 0.13), (0.05, -0.52, 0.09), (0.04, -0.6, -0.14), (0.02, -0.72, -0.5)]
    floor = [(0.0, -0.95, -0.745), (-0.22, -1.25, -0.735), (-0.62, -1.42, -0.745), (-1.1, -1.4, -0.745), (-1.55, -1.5, -0.745), (-2.1, -1.72, -0.745)]
    long_bill([*fold, *floor], 0.44, (0, 0, 0), right)
    rock((2.6, 0.9, top), 0.8, 3)
    rock((2.3, 1.2, top), 0.5, 5)
