"""Acceptance: a list with every box ticked, and the seal that is put under it, by candlelight."""

import math

from kit.brass import brass
from kit.isle import isle
from kit.paint import glow, paint
from kit.solids import bar, boxes, cylinder, group, lathe, rounded_rectangle, slab, sphere, tube
from kit.weather import dusk

SHOTS = {
    "card": {
        "picture": "content/insights/acceptance-tests-a-buyer-can-write.jpg",
        "view": "card",
        "centre": (0.1, -0.1, 0.72),
        "size": 3.2,
        "pitch": 42,
        "yaw": -12,
        "place": (0.5, 0.52),
        "fstop": 4,
    },
}

WAX = ("coral", 0.28)


def blot(radius, seed):
    """The uneven outline of a drop of wax."""
    return [
        (r * math.cos(a), r * math.sin(a))
        for a in (2 * math.pi * i / 80 for i in range(80))
        for r in (radius * (1 + 0.07 * math.sin(3 * a + seed) + 0.05 * math.sin(5 * a + 2 * seed)),)
    ]


def tick(points, radius, at, parent, colour="shell"):
    tube([(x, y, 0) for x, y in points], radius, paint(colour, 0.4), at, parent=parent, curved=False)


def deed(at, turn):
    """The list, 2.5 wide, with five ticked boxes and the seal at its foot."""
    sheet = group(at, (0, 0, turn))
    slab(rounded_rectangle(2.5, 3.0, 0.05), 0.05, paint("shell", 0.65), parent=sheet, bevel=0.012)
    boxes([((1.2, 0.17, 0.014), (-0.4, 1.18, 0.052))], paint("teal", 0.5), parent=sheet, bevel=0.004)
    for i in range(4):
        y = 0.78 - 0.36 * i
        square = [rounded_rectangle(0.26, 0.26, 0.04), rounded_rectangle(0.19, 0.19, 0.03)]
        slab(square, 0.014, paint("ink", 0.5), (-0.9, y, 0.048), parent=sheet, bevel=0.003)
        tick([(-0.07, 0.01), (-0.02, -0.06), (0.12, 0.13)], 0.028, (-0.9, y, 0.07), sheet, "coral")
        boxes([((1.3 - 0.22 * (i % 3), 0.08, 0.012), (0.02 - 0.11 * (i % 3), y, 0.052))], paint("steel", 0.6), parent=sheet, bevel=0.003)
    wax = group((0.62, -0.92, 0.045), parent=sheet)
    red = paint(WAX[0], WAX[1], coat=0.6)
    slab(blot(0.52, 2), 0.09, red, parent=wax, bevel=0.042)
    cylinder(0.39, 0.11, paint("#E2431F", 0.3, coat=0.5), parent=wax, bevel=0.03)
    lathe([(0.36, 0.1), (0.39, 0.13), (0.42, 0.13), (0.44, 0.08)], red, parent=wax)
    tick([(-0.19, 0.0), (-0.06, -0.14), (0.2, 0.18)], 0.05, (0, 0, 0.125), wax, "#FF8A66")
    return sheet


def seal(at, turn, length=1.25):
    """A brass seal with a turned handle, lying on its side: its face at `at`, its handle along +x."""
    holder = group((at[0], at[1], at[2] + 0.34), (0, 84, turn))
    lathe([(0.3, 0), (0.37, 0.02), (0.37, 0.16), (0.2, 0.24), (0.11, 0.36), (0.12, 0.42), (0.001, 0.42)], brass(), parent=holder, sides=96)
    grip = [(0.1, 0.4), (0.17, 0.46), (0.13, 0.58), (0.19, 0.85), (0.23, 1.02), (0.2, 1.16), (0.1, length), (0.001, length + 0.01)]
    lathe(grip, paint("ink", 0.3, coat=0.6), parent=holder)


def stick_of_wax(at, turn):
    """A stick of sealing wax, one end molten."""
    holder = group(at, (0, 0, turn))
    slab(rounded_rectangle(1.5, 0.2, 0.06), 0.17, paint(WAX[0], WAX[1], coat=0.6), parent=holder, bevel=0.05)
    sphere(0.13, paint("#E2431F", 0.25, coat=0.6), (-0.76, 0, 0.08), parent=holder, stretch=(1.2, 1, 0.7))
    sphere(0.07, paint("#E2431F", 0.25, coat=0.6), (-0.98, 0.04, 0.02), parent=holder, stretch=(1.3, 1, 0.5))


def candle(at):
    """A candle in a brass holder, burning."""
    holder = group(at)
    lathe([(0.5, 0), (0.56, 0.07), (0.53, 0.1), (0.46, 0.05), (0.24, 0.05), (0.22, 0.26), (0.27, 0.3), (0.001, 0.3)], brass(), parent=holder)
    tube([(0.5, 0, 0.08), (0.72, 0, 0.18), (0.78, 0, 0.3), (0.66, 0, 0.36), (0.52, 0, 0.24)], 0.035, brass(), (0, 0, 0), (0, 0, -30), holder)
    lathe([(0.19, 0.28), (0.19, 1.0), (0.16, 1.05), (0.1, 1.02), (0.001, 1.02)], paint("#FFF1D8", 0.4, coat=0.2), parent=holder)
    bar((0, 0, 1.0), (0.01, 0, 1.14), 0.015, paint("ink", 0.7), holder)
    flame = [(0.02, 0), (0.085, 0.09), (0.09, 0.15), (0.05, 0.27), (0.015, 0.37), (0.001, 0.4)]
    fire = glow("#FFC56B", 2.4)
    fire.cycles.sample_as_light = True
    lathe(flame, fire, (0, 0, 1.09), parent=holder, sides=32)


def build(stage):
    dusk(stage)
    top = isle((0.1, 0.35), 2.75, 151, height=0.36, stretch=(1.14, 0.92))
    deed((-0.4, 0.12, top - 0.005), 9)
    seal((0.95, -1.15, top), 24)
    stick_of_wax((1.55, 0.15, top), -28)
    candle((1.25, 1.15, top))
