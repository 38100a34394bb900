"""Cloud computing: a cloud lifts a server off its isle; it is moored, and a rope ladder leads back down."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, cloud, palm, rock
from kit.paint import paint
from kit.props import plinth, server_rack
from kit.solids import bar, box, cylinder, group, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/cloud-computing.jpg",
        "view": "card",
        "centre": (0, 0, 2.25),
        "size": 5.45,
    },
}

ROPE = ("#E8D3AE", 0.7)


def basket(at):
    """The server on its coral tray, hung by four ropes that end in the cloud."""
    car = group(at, (0, 0, -8))
    slab(rounded_rectangle(1.75, 1.2, 0.2), 0.26, paint("coral", 0.4, coat=0.2), parent=car, bevel=0.07)
    slab(rounded_rectangle(1.6, 1.05, 0.16), 0.03, paint("shell", 0.5), (0, 0, 0.25), parent=car, bevel=0.01)
    server_rack(5, (0, 0.05, 0.27), parent=car, scale=1.12)
    for x in (-0.8, 0.8):
        for y in (-0.52, 0.52):
            bar((x, y, 0.2), (x * 0.62, y * 0.2, 2.6), 0.026, paint(*ROPE), car)
            sphere(0.05, paint("marigold", 0.35), (x, y, 0.27), parent=car)


def ladder(start, end, rungs=7):
    """A rope ladder between two points, sagging a little."""
    for side in (-0.16, 0.16):
        line = []
        for k in range(13):
            t = k / 12
            x, y, z = (a + (b - a) * t for a, b in zip(start, end))
            line.append((x + side, y, z - 0.12 * math.sin(math.pi * t)))
        tube(line, 0.02, paint(*ROPE))
    for k in range(1, rungs + 1):
        t = k / (rungs + 1)
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        cylinder(0.026, 0.38, paint("wood", 0.5), (x - 0.19, y, z - 0.12 * math.sin(math.pi * t)), (0, 90, 0), bevel=0.006)


def mooring(post, ring):
    """A bollard on the sand and the slack rope from it to the tray."""
    x, y, z = post
    cylinder(0.13, 0.42, paint("ink", 0.4, coat=0.2), post, bevel=0.04)
    cylinder(0.2, 0.1, paint("ink", 0.4, coat=0.2), (x, y, z + 0.36), bevel=0.04)
    for k in range(3):
        coil = [(x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), z + 0.16 + 0.045 * k) for a in (2 * math.pi * i / 32 for i in range(32))]
        tube(coil, 0.026, paint(*ROPE), closed=True, curved=False)
    line = []
    for k in range(13):
        t = k / 12
        line.append([a + (b - a) * t for a, b in zip((x - 0.14, y, z + 0.24), ring)])
        line[-1][2] -= 0.22 * math.sin(math.pi * t)
    tube(line, 0.024, paint(*ROPE))


def build(stage):
    top = isle((0, 0.1), 2.55, 83, stretch=(1.14, 0.84))
    plinth(1.35, 0.16, (-0.1, -0.1, top - 0.01), colour="teal", top="mist")
    car = (-0.1, 0.0, top + 0.95)
    basket(car)
    cloud((-0.05, 0.05, car[2] + 2.75), 1.62, 4)
    ladder((-0.55, -0.72, car[2] + 0.1), (-0.95, -0.85, top + 0.2))
    mooring((1.75, -0.55, top - 0.01), (0.78, -0.4, car[2] + 0.12))
    palm((2.05, 1.0, top), 1.35, 8, lean=(0.3, 0.1))
    bush((-1.95, 0.6, top), 0.85, 2)
    bush((2.4, 0.2, top), 0.6, 3)
    rock((-2.2, -0.5, top), 0.85, 6)
    rock((-1.9, -0.85, top), 0.5, 7)
    box((0.5, 0.4, 0.3), paint("wood", 0.55), (-1.55, 1.1, top - 0.01), (0, 0, 12), bevel=0.03)
    far_isles(stage, seed=47)
