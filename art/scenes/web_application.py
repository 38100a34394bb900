"""Web application: a browser window as a shop on its isle, bridges to the office and to the branch behind it."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, palm, rock
from kit.paint import paint, screen
from kit.props import building, crate, house
from kit.solids import box, cylinder, group, screen_panel, slab, tube

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/web-application-desktop.jpg",
        "view": "coast",
        "centre": (0.15, 0, 2.1),
        "size": 7.2,
    },
    "mobile": {
        "picture": "content/hero-slides/web-application-mobile.jpg",
        "view": "coast-phone",
        "centre": (0.1, 0, 2.1),
        "size": 7.4,
    },
    "card": {
        "picture": "content/services/web-application.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.35),
        "size": 6.4,
    },
}

WIDTH, HEIGHT = 4.4, 3.06


def awning(parent, width, high, strips=9):
    """Striped cloth over the window: sloping strips, each with a round tongue hanging at its front."""
    strip = width / strips
    half = strip / 2 - 0.003
    bow = [(half * math.cos(a), -0.12 + 0.8 * half * math.sin(a)) for a in (math.pi * (1 + k / 20) for k in range(21))]
    tongue = [(-half, 0), *bow, (half, 0)]
    slope = 30
    reach = 1.0
    for i in range(strips):
        cloth = paint("shell" if i % 2 else "coral", 0.55)
        x = (i - (strips - 1) / 2) * strip
        top = group((x, -0.12, high), (slope, 0, 0), parent)
        box((strip - 0.004, reach, 0.06), cloth, (0, -reach / 2, -0.03), parent=top, bevel=0.012)
        edge = (x, -0.12 - reach * math.cos(math.radians(slope)), high - reach * math.sin(math.radians(slope)))
        hem = group(edge, (90, 0, 0), parent)
        slab(tongue, 0.05, cloth, (0, 0.02, -0.03), parent=hem, bevel=0.012)
    tube([(-width / 2 - 0.05, -0.14, high + 0.05), (width / 2 + 0.05, -0.14, high + 0.05)], 0.08, paint("ink", 0.4), parent=parent, curved=False)


def shop(at, turn):
    """The window with its frame, sill and awning."""
    front = group(at, (0, 0, turn))
    box((WIDTH + 0.9, 1.25, 0.16), paint("shell", 0.5), (0, -0.2, 0), parent=front, bevel=0.05)
    box((WIDTH + 0.4, 0.36, HEIGHT + 1.38), paint("ink", 0.35, coat=0.3), (0, 0.06, 0.14), parent=front, bevel=0.12)
    panel = group((0, -0.128, 0.38 + HEIGHT / 2), (90, 0, 0), front)
    screen_panel(screen("dealer-orders"), WIDTH, HEIGHT, 0.08, parent=panel)
    box((WIDTH + 0.6, 0.34, 0.1), paint("wood", 0.45, coat=0.2), (0, -0.24, 0.27), parent=front, bevel=0.03)
    awning(front, WIDTH + 0.62, HEIGHT + 1.42)
    return front


def bridge(start, end, rise=0.34, width=0.5):
    """A plank bridge bowed between two points, with a rail on either side."""
    along = [b - a for a, b in zip(start, end)]
    length = math.hypot(along[0], along[1])
    way = group(start, (0, 0, math.degrees(math.atan2(along[1], along[0]))))
    planks = 13
    for i in range(planks):
        t = (i + 0.5) / planks
        lean = -math.degrees(math.atan(rise * math.pi * math.cos(math.pi * t) / length))
        spot = (length * t, 0, along[2] * t + rise * math.sin(math.pi * t))
        box((length / planks * 0.86, width, 0.06), paint("wood", 0.5), spot, (0, lean, 0), way, 0.015)
    for y in (-width / 2, width / 2):
        rail = [(length * t, y, along[2] * t + rise * math.sin(math.pi * t) + 0.3) for t in (k / 16 for k in range(17))]
        tube(rail, 0.025, paint("shell", 0.5), parent=way)
        for t in (0.04, 0.35, 0.65, 0.96):
            spot = (length * t, y, along[2] * t + rise * math.sin(math.pi * t))
            cylinder(0.025, 0.31, paint("shell", 0.5), spot, parent=way, bevel=0.005)


def planter(at, seed, parent=None):
    pot = group(at, parent=parent)
    box((0.52, 0.42, 0.34), paint("teal", 0.45), parent=pot, bevel=0.05)
    bush((0, 0, 0.3), 0.85, seed, pot)


def build(stage):
    top = isle((0, 0.0), 3.15, 77, stretch=(1.1, 0.72))
    shop((0, 0.25, top - 0.01), -3)
    for x, size, turn in ((-1.9, 0.62, 8), (-1.28, 0.5, -12), (-1.72, 0.42, 20)):
        stacked = top + 0.486 if size < 0.45 else top - 0.005
        crate((x, -1.05 + (0.1 if size < 0.45 else 0), stacked), (0, 0, turn), size=size)
    planter((2.62, -0.75, top - 0.01), 3)
    rock((-2.75, -0.75, top), 0.7, 3)
    left = isle((-3.45, 4.4), 1.15, 5, rings=((0.3, "lagoon"), (0.7, "ring")))
    building(1.1, 0.95, 4, 3, (-3.5, 4.55, left), (0, 0, 10), trim="teal")
    right = isle((4.15, 4.5), 1.2, 6, rings=((0.3, "lagoon"), (0.7, "ring")))
    house(1.25, 1.0, (4.2, 4.6, right), (0, 0, -12), roof="teal")
    palm((4.75, 5.15, right), 0.95, 4, lean=(0.1, 0))
    bridge((-2.5, 1.4, top), (-3.2, 3.5, left))
    bridge((2.5, 1.4, top), (3.65, 3.6, right))
    coast(stage, seed=91)
