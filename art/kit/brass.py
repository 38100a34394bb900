"""Brass instruments: a compass, a ship's bell and a balance, for people and for still lifes."""

import math

from .paint import glass, paint
from .solids import bar, box, cylinder, group, lathe, slab, sphere, text, tube


def brass(roughness=0.24):
    """Warm polished brass."""
    return paint("#E8A93B", roughness, coat=0.6, metal=0.25)


def circle(radius, sides=72, middle=(0, 0)):
    """A round outline, for slabs and tubes."""
    angles = (2 * math.pi * side / sides for side in range(sides))
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]


def compass(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, heading=32):
    """A pocket compass lying face up, 2 wide and 0.4 high, its bow at +y. `heading` turns the needle, in degrees."""
    holder = group(at, turn, parent, scale)
    lathe([(0.82, 0), (0.95, 0.05), (1, 0.12), (1, 0.33), (0.96, 0.4), (0.86, 0.4), (0.82, 0.3), (0.001, 0.3)], brass(), parent=holder, sides=96)
    cylinder(0.83, 0.03, paint("shell", 0.6), (0, 0, 0.285), parent=holder, bevel=0.005, sides=96)
    marks = group((0, 0, 0.318), parent=holder)
    for i in range(24):
        long = 0.16 if i % 6 == 0 else 0.08
        spoke = group(turn=(0, 0, 15 * i), parent=marks)
        box((0.045 if i % 6 == 0 else 0.025, long, 0.008), paint("ink", 0.6), (0, 0.79 - long / 2, -0.004), parent=spoke, bevel=0)
    text("N", 0.3, paint("ink", 0.6), (0, 0.45, 0.004), parent=marks, depth=0.01)
    needle = group((0, 0, 0.345), (0, 0, heading), holder)
    for sign, colour in ((1, "coral"), (-1, "ink")):
        slab([(-0.12, 0), (0.12, 0), (0, 0.62)], 0.035, paint(colour, 0.4, coat=0.3), (0, 0, 0), (0, 0, 0 if sign > 0 else 180), needle, 0.008)
    cylinder(0.08, 0.07, brass(), parent=needle, bevel=0.02)
    cylinder(0.12, 0.16, brass(), (0, 0.96, 0.2), (-90, 0, 0), holder, 0.02)
    ring = group((0, 1.3, 0.2), (0, 0, 0), holder)
    tube([(0.2 * math.cos(a), 0.2 * math.sin(a), 0) for a in _steps(16)], 0.045, brass(), parent=ring, closed=True)
    return holder


def _steps(count):
    return [2 * math.pi * i / count for i in range(count)]


def bell(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0):
    """A ship's bell hanging from `at`, 1.5 high and 1.5 wide, with a plaited rope on its clapper."""
    holder = group(at, turn, parent, scale)
    skirt = [(0.7, -1.42), (0.75, -1.44), (0.76, -1.38), (0.66, -1.2), (0.57, -1.0), (0.5, -0.7), (0.47, -0.42), (0.42, -0.27), (0.3, -0.18), (0.12, -0.15), (0.001, -0.15)]
    lathe([(0.001, -1.3), (0.6, -1.3), *skirt], brass(0.2), parent=holder, sides=96)
    for radius, height in ((0.585, -1.04), (0.685, -1.25)):
        tube([(radius * math.cos(a), radius * math.sin(a), height) for a in _steps(24)], 0.022, brass(0.2), parent=holder, closed=True)
    tube([(0.13 * math.cos(a), 0, 0.13 * math.sin(a) - 0.08) for a in _steps(12)], 0.05, brass(0.2), parent=holder, closed=True)
    sphere(0.15, paint("ink", 0.4), (0, 0, -1.47), parent=holder)
    for i in range(5):
        sphere(0.075 + (0.03 if i == 4 else 0), paint("shell", 0.7), (0, 0, -1.62 - 0.11 * i), parent=holder, stretch=(1, 1, 1.1))
    return holder


def balance(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, tip=0.0, metal=None):
    """A balance 2.4 wide and 2.2 high on a dark foot, of brass or of the colour `metal`. Its beam tips by `tip` degrees: positive lowers the left pan.
    Returns the two pans, left and right, as groups to lay things in: 0.9 wide, their floor at z 0."""
    holder = group(at, turn, parent, scale)
    metal = paint(metal, 0.25, coat=0.3, metal=0.3) if metal else brass()
    box((1.5, 0.8, 0.16), paint("ink", 0.35, coat=0.3), parent=holder, bevel=0.05)
    box((1.2, 0.56, 0.08), metal, (0, 0, 0.15), parent=holder, bevel=0.03)
    lathe([(0.2, 0.22), (0.11, 0.34), (0.065, 0.5), (0.06, 1.9), (0.1, 1.95), (0.1, 2.02), (0.001, 2.06)], metal, parent=holder)
    sphere(0.1, metal, (0, 0, 2.14), parent=holder)
    beam = group((0, -0.1, 1.96), (0, -tip, 0), holder)
    outline = [(-1.06, -0.03), (0, -0.09), (1.06, -0.03), (1.06, 0.03), (0, 0.1), (-1.06, 0.03)]
    slab(outline, 0.08, metal, (0, 0.04, 0), (90, 0, 0), beam, 0.02)
    cylinder(0.1, 0.14, paint("ink", 0.4), (0, 0.07, 0), (90, 0, 0), beam, 0.02)
    pans = []
    for side in (-1, 1):
        angle = math.radians(tip)
        hook = (side * 1.03 * math.cos(angle), -0.1, 1.96 + side * 1.03 * math.sin(angle))
        pan = group((hook[0], hook[1], hook[2] - 1.06), parent=holder)
        lathe([(0.2, -0.07), (0.4, -0.02), (0.5, 0.07), (0.52, 0.1), (0.49, 0.09), (0.38, 0.01), (0.001, 0)], metal, parent=pan)
        for turn_by in (90, 210, 330):
            spot = math.radians(turn_by)
            bar((0, 0, 1.06), (0.49 * math.cos(spot), 0.49 * math.sin(spot), 0.09), 0.013, metal, pan)
        sphere(0.05, metal, (0, 0, 1.05), parent=pan)
        pans.append(pan)
    return pans


def magnifier(radius=0.7, handle=1.1, at=(0, 0, 0), turn=(0, 0, 0), parent=None, rim="ink"):
    """A reading glass round `at`, facing +z, its handle towards -y."""
    holder = group(at, turn, parent)
    ring = [(radius * math.cos(a), radius * math.sin(a), 0) for a in _steps(32)]
    tube(ring, radius * 0.1, paint(rim, 0.3, coat=0.5), parent=holder, closed=True)
    cylinder(radius * 0.96, 0.02, glass("#DDF3F0", 0.04, 0.12), parent=holder, bevel=0.004, sides=96)
    grip = group((0, -radius, 0), (90, 0, 0), holder)
    cylinder(radius * 0.09, radius * 0.3, brass(), parent=grip, bevel=0.01)
    lathe([(0.1, 0.15), (0.13, 0.22), (0.11, 0.5), (0.15, handle - 0.1), (0.11, handle), (0.001, handle + 0.02)], paint("bark", 0.4, coat=0.4), (0, 0, radius * 0.12), parent=grip)
    return holder


def rope_coil(radius, turns, layers, at=(0, 0, 0), parent=None, thick=0.1, colour="#E7B265"):
    """A coil of rope lying on `at`: `layers` high, each of `turns` windings, with a loose end to the right."""
    points = []
    for layer in range(layers):
        for step in range(turns * 20):
            share = step / 20
            r = radius - thick * 1.9 * (share if layer % 2 else turns - share)
            points.append((r * math.cos(share * 2 * math.pi), r * math.sin(share * 2 * math.pi), thick * (1 + 1.8 * layer)))
    return tube(points, thick, paint(colour, 0.75), at, parent=parent)


