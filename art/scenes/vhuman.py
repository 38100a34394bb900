"""vHuman: an answer that stands open day and night, a speech bubble grown into a kiosk, with a bell to ring for it."""

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, rock, tree
from kit.paint import paint, screen
from kit.props import lamp
from kit.solids import cylinder, group, lathe, rounded_outline, rounded_rectangle, screen_panel, slab, sphere

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/vhuman-desktop.jpg",
        "view": "coast",
        "centre": (0.15, 0, 1.95),
        "size": 6.6,
    },
    "mobile": {
        "picture": "content/hero-slides/vhuman-mobile.jpg",
        "view": "coast-phone",
        "centre": (0.1, 0, 1.9),
        "size": 6.6,
    },
    "thumbnail": {
        "picture": "content/products/vhuman-thumbnail.jpg",
        "view": "card",
        "width": 640,
        "height": 640,
        "centre": (0, 0, 1.95),
        "size": 5.0,
    },
}


def bubble(width, height, tail, radius):
    """Outline of a speech bubble round the origin. `tail` is (left root, tip, right root, how far down), along x."""
    x, y = width / 2, height / 2
    left, tip, right, reach = tail
    body = rounded_outline([(-x, -y), (x, -y), (x, y), (-x, y)], radius, steps=12)
    point = rounded_outline([(left, -y), (tip, -y - reach), (right, -y)], 0.16, steps=8)[9:18]
    return [*body[:13], (left, -y), *point, (right, -y), *body[13:]]


def kiosk(path, at, turn):
    """The bubble with the display, 4.3 wide; its tail stands on `at`."""
    holder = group(at, turn)
    front = group((0, 0, 2.2), (90, 0, 0), holder)
    shape = bubble(4.36, 2.86, (-1.6, -1.5, -0.2, 0.95), 0.5)
    slab(shape, 0.42, paint("shell", 0.38, coat=0.3), (0, 0, -0.42), parent=front, bevel=0.09)
    slab(rounded_rectangle(4.08, 2.58, 0.3), 0.02, paint("screen", 0.25), (0, 0, -0.008), parent=front, bevel=0.006)
    screen_panel(path, 3.92, 2.45, 0.22, (0, 0, 0.016), parent=front)
    return holder


def question(at, turn):
    """The visitor's bubble, 1.5 wide, still being typed."""
    front = group((at[0], at[1], at[2] + 0.84), (90 + turn[0], turn[1], turn[2]))
    slab(bubble(1.66, 1.12, (-0.2, 0.46, 0.42, 0.42), 0.34), 0.34, paint("coral", 0.38, coat=0.35), (0, 0, -0.17), parent=front, bevel=0.09)
    for x in (-0.4, 0, 0.4):
        sphere(0.125, paint("shell", 0.4, coat=0.3), (x, 0, 0.16), parent=front, stretch=(1, 1, 0.55))


def bell(at, scale=1.0):
    """A reception bell, 1.1 wide."""
    holder = group(at, scale=scale)
    lathe([(0.5, 0), (0.55, 0.03), (0.55, 0.1), (0.5, 0.15), (0.001, 0.15)], paint("ink", 0.4, coat=0.3), parent=holder)
    dome = [(0.47, 0.17), (0.49, 0.19), (0.48, 0.22), (0.455, 0.3), (0.39, 0.42), (0.29, 0.52), (0.17, 0.58), (0.07, 0.6), (0.001, 0.6)]
    lathe(dome, paint("marigold", 0.22, coat=0.7), parent=holder)
    cylinder(0.05, 0.12, paint("silver", 0.25, metal=0.4), (0, 0, 0.58), parent=holder, bevel=0.01)
    lathe([(0.02, 0.68), (0.13, 0.69), (0.14, 0.72), (0.12, 0.76), (0.001, 0.77)], paint("ink", 0.35, coat=0.4), parent=holder)


def build(stage):
    top = isle((0.1, 0.2), 2.95, 27, height=0.5, stretch=(1.14, 0.8))
    slab(rounded_rectangle(5.0, 1.5, 0.7), 0.16, paint("night", 0.5), (-0.35, 0.35, top - 0.01), bevel=0.05)
    step = top + 0.15
    kiosk(screen("vhuman"), (-0.4, 0.35, step - 0.06), (0, 0, -4))
    slab(rounded_rectangle(1.7, 1.0, 0.45), 0.16, paint("night", 0.5), (2.35, -0.55, top - 0.01), bevel=0.05)
    question((2.3, -0.5, step - 0.03), (0, 0, -10))
    slab(rounded_rectangle(1.5, 1.3, 0.6), 0.16, paint("shell", 0.5), (0.15, -1.15, top - 0.01), bevel=0.05)
    bell((0.15, -1.15, step - 0.005), 1.0)
    lamp((2.55, 0.95, top), scale=1.65)
    tree((-2.85, 0.7, top), 1.15, "round", 4)
    bush((-2.75, -0.1, top), 0.8, 5)
    bush((2.95, 0.45, top), 0.7, 2)
    rock((-2.35, -0.75, top), 0.8, 3)
    rock((-2.02, -0.98, top), 0.5, 4)
    coast(stage, seed=57)
