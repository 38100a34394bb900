"""Cloud computing: the month's cost and backups on a screen, the server in the cloud above, and a ladder for the way back."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, cloud, palm, rock
from kit.paint import paint, screen
from kit.props import monitor, server_rack
from kit.solids import box, cylinder, rounded_rectangle, slab, tube

SHOTS = {
    "card": {
        "picture": "content/pages/cloud-computing.webp",
        "view": "cut-out",
        "centre": (0.1, 0, 2.3),
        "size": 5.9,
    },
}

ROPE = ("#E8D3AE", 0.7)


def ladder(start, end, rungs=9):
    """A rope ladder between two points, sagging a little."""
    for side in (-0.17, 0.17):
        line = []
        for k in range(13):
            t = k / 12
            x, y, z = (a + (b - a) * t for a, b in zip(start, end))
            line.append((x + side, y, z - 0.1 * math.sin(math.pi * t)))
        tube(line, 0.022, paint(*ROPE))
    for k in range(1, rungs + 1):
        t = k / (rungs + 1)
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        cylinder(0.028, 0.4, paint("wood", 0.5), (x - 0.2, y, z - 0.1 * math.sin(math.pi * t)), (0, 90, 0), bevel=0.006)


def build(stage):
    top = isle((0, 0.1), 2.8, 83, stretch=(1.14, 0.84))
    slab(rounded_rectangle(3.4, 1.3, 0.14), 0.12, paint("wood", 0.42, coat=0.25), (-0.35, 0.1, top + 0.55), (0, 0, 5), bevel=0.04)
    for x in (-1.75, 1.05):
        box((0.5, 1.05, 0.58), paint("teal", 0.42), (x, 0.1 + 0.09 * x, top - 0.01), (0, 0, 5), bevel=0.05)
    monitor(screen("cloud-month"), (-0.35, 0.2, top + 0.66), (0, 0, 5), None, 0.72)
    high = top + 3.35
    cloud((0.95, 0.75, high), 1.25, 4)
    server_rack(4, (0.95, 0.5, high + 0.62), (0, 0, -10), None, 0.78)
    ladder((1.85, 0.25, high - 0.05), (2.05, -0.35, top + 0.05))
    palm((-2.45, 0.8, top), 1.5, 8, lean=(-0.2, 0.1))
    bush((-1.9, 1.2, top), 0.75, 2)
    bush((2.55, 0.75, top), 0.7, 3)
    rock((-2.35, -0.75, top), 0.7, 6)
    rock((1.0, -1.55, top - 0.03), 0.5, 7)
    far_isles(stage, seed=47)
