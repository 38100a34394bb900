"""Pilots: a drone that flew well at the demonstration, stranded on a reef in the rains."""

from kit.nature import rock
from kit.paint import glass, glow, paint
from kit.solids import bar, box, cylinder, group, rounded_rectangle, slab, sphere, tube
from kit.isle import coast
from kit.weather import monsoon, rain

SHOTS = {
    "card": {
        "picture": "content/insights/why-pilots-fail.jpg",
        "view": "card",
        "centre": (0, 0, 0.7),
        "size": 3.7,
        "pitch": 31,
        "yaw": 14,
        "place": (0.5, 0.52),
        "fstop": 4,
    },
}

REEF = ((-1.5, 0.2, 3.4), (-0.4, 0.75, 3.9), (0.8, 0.5, 4.4), (1.75, -0.15, 2.9), (-0.9, -0.75, 2.5), (0.35, -0.65, 3.0), (2.4, 0.95, 1.8), (-2.4, -0.9, 1.5), (1.3, -1.35, 1.3))


def rotor(at, parent, turn=0.0, broken=False):
    """A motor with its two blades; a broken one has half of one left."""
    holder = group(at, (0, 0, turn), parent)
    cylinder(0.13, 0.2, paint("ink", 0.4, coat=0.3), parent=holder, bevel=0.03)
    for side in (-1, 1):
        long = 0.24 if broken and side > 0 else 0.62
        blade = group((0, 0, 0.22), (8 * side, 0, 0), holder)
        slab(rounded_rectangle(long, 0.13, 0.05), 0.025, paint("coral", 0.4, coat=0.3), (side * (long / 2 + 0.03), 0, 0), parent=blade, bevel=0.008)
    sphere(0.06, paint("silver", 0.3, metal=0.3), (0, 0, 0.24), parent=holder)


def drone(at, turn):
    """A camera drone with four arms, 2.6 across; its front right arm has snapped."""
    craft = group(at, turn)
    white, ink = paint("shell", 0.35, coat=0.4), paint("ink", 0.4, coat=0.3)
    slab(rounded_rectangle(0.95, 1.35, 0.36), 0.36, white, parent=craft, bevel=0.14)
    slab(rounded_rectangle(0.62, 0.8, 0.24), 0.05, paint("marigold", 0.4, coat=0.3), (0, 0.12, 0.34), parent=craft, bevel=0.02)
    box((0.5, 0.1, 0.14), ink, (0, -0.66, 0.12), parent=craft, bevel=0.04)
    sphere(0.17, ink, (0, -0.74, 0.0), parent=craft)
    sphere(0.09, glass("#8FD0E0", 0.05, 0.8), (0, -0.86, 0.0), parent=craft)
    sphere(0.045, glow("coral", 1.3), (0, 0.66, 0.24), parent=craft)
    for x, y, snapped in ((-1, 1, False), (1, 1, False), (-1, -1, False), (1, -1, True)):
        root, tip = (0.34 * x, 0.42 * y, 0.2), (1.05 * x, 0.98 * y, 0.26)
        if snapped:
            elbow = (0.72, -0.72, 0.23)
            bar(root, elbow, 0.075, white, craft)
            loose = group(elbow, (0, 52, -40), craft)
            bar((0.05, 0, 0), (0.48, 0, 0), 0.075, white, loose)
            tube([(-0.05, 0, 0.02), (0.0, 0.03, 0.08), (0.06, 0, 0.02)], 0.018, paint("coral", 0.5), parent=loose)
            rotor((0.5, 0, 0.02), loose, 20, broken=True)
        else:
            bar(root, tip, 0.075, white, craft)
            rotor((tip[0], tip[1], tip[2]), craft, 35 * x + 20 * y)
    for x in (-0.36, 0.36):
        bar((x, 0.3, 0.05), (x * 1.3, 0.34, -0.34), 0.03, ink, craft)
        bar((x * 1.3, 0.75, -0.34), (x * 1.3, -0.1, -0.34), 0.04, ink, craft)


def build(stage):
    monsoon(stage)
    for i, (x, y, size) in enumerate(REEF):
        rock((x, y, -0.13 * size * 0.3), size, i + 2, paint=("#2B3F45", "#34494E", "#263840")[i % 3])
        for spread, colour, level in ((0.30, "#2E7480", 0.004), (0.12, "#CFE3E0", 0.03)):
            slab(coast(0.2 * size, i + 9, 0.16, (1.12, 0.95)), 0.03, colour, (x, y, level + 0.001 * i - 0.01), bevel=0.01, grow=spread)
    drone((0.15, 0.05, 1.0), (9, 15, -24))
    blade = group((-1.25, -1.75, 0.0), (0, 0, 24))
    slab(rounded_rectangle(0.4, 0.13, 0.05), 0.03, paint("coral", 0.4, coat=0.3), parent=blade, bevel=0.008)
    slab(coast(0.2, 3, 0.1, (1.4, 0.6)), 0.02, "#2E7480", (-1.25, -1.75, -0.01), bevel=0.008, grow=0.1)
    rain(8, 6, 4, 130)
