"""IGBC: a green building as a flight of terraces; credit by credit it climbs to its rating."""

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, rock, tree
from kit.paint import paint, screen
from kit.props import card, solar_panel
from kit.solids import bar, box, boxes, cylinder, group, rounded_outline, rounded_rectangle, slab

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/igbc-desktop.jpg",
        "view": "coast",
        "centre": (0.1, 0, 2.0),
        "size": 6.6,
    },
    "mobile": {
        "picture": "content/hero-slides/igbc-mobile.jpg",
        "view": "coast-phone",
        "centre": (0.1, 0, 2.0),
        "size": 7.0,
        "options": {"told": False},
    },
    "thumbnail": {
        "picture": "content/products/igbc-thumbnail.jpg",
        "view": "card",
        "width": 640,
        "height": 640,
        "centre": (0.1, 0, 2.1),
        "size": 5.2,
        "options": {"told": False},
    },
}

STOREY = 0.62
DEPTH = 1.9


def storey(width, left, low, parent):
    """One floor: a slab, a glazed front with mullions and sun blades, a rim for the planting above."""
    middle = left + width / 2
    box((width + 0.16, DEPTH + 0.22, 0.12), paint("shell", 0.5), (middle, 0, low), parent=parent, bevel=0.04)
    box((width - 0.14, DEPTH - 0.2, STOREY - 0.06), paint("#1B6E7C", 0.12, coat=0.6), (middle, 0, low + 0.08), parent=parent, bevel=0.02)
    count = max(2, round((width - 0.14) / 0.3))
    step = (width - 0.2) / count
    middle_z = low + 0.1 + (STOREY - 0.1) / 2
    bars = [((0.045, 0.07, STOREY - 0.1), (left + 0.1 + i * step, -DEPTH / 2 + 0.09, middle_z)) for i in range(count + 1)]
    bars += [((0.07, 0.045, STOREY - 0.1), (left + width - 0.08, y, middle_z)) for y in (-0.7, -0.35, 0, 0.35, 0.7)]
    boxes(bars, paint("shell", 0.45), parent=parent, bevel=0.01)
    lit = [((step * 0.78, 0.02, STOREY - 0.2), (left + 0.1 + (i + 0.5) * step, -DEPTH / 2 + 0.1, middle_z)) for i in range(0, count, 3)]
    boxes(lit, paint("#7CC7C4", 0.15, coat=0.5), parent=parent, bevel=0.005)


def terrace(left, right, low, parent, seed):
    """The planted step between two walls: earth, a glass rail, a tree and bushes."""
    width, middle = right - left, (left + right) / 2
    box((width - 0.08, DEPTH - 0.06, 0.1), paint("leaf-light", 0.7), (middle, 0, low), parent=parent, bevel=0.04)
    shape = "conical" if seed % 2 else "round"
    tree((middle + 0.02, -0.3, low + 0.07), 0.78, shape, seed, parent)
    tree((middle - 0.02, 0.5, low + 0.07), 0.95, "round", seed + 3, parent)
    bush((middle, -0.72, low + 0.08), 0.52, seed, parent, "leaf")


def leaf_badge(at, parent):
    """The rating on the tower's front: a marigold disc with a leaf, its rib cut in."""
    front = group(at, (90, 0, 0), parent)
    cylinder(0.36, 0.09, paint("marigold", 0.32, coat=0.5), parent=front, bevel=0.03)
    blade = rounded_outline([(-0.2, -0.2), (0.06, -0.19), (0.21, 0.02), (0.2, 0.21), (0.0, 0.2), (-0.18, 0.06)], 0.13)
    slab(blade, 0.05, paint("leaf", 0.45), (0, 0, 0.07), parent=front, bevel=0.018)
    bar((-0.2, -0.2, 0.106), (0.11, 0.11, 0.116), 0.012, paint("shell", 0.5), front)


def build(stage, told=True):
    """`told` adds the floating card of the forecast."""
    top = isle((0.1, 0.2), 3.0, 52, height=0.5, stretch=(1.14, 0.82), grass="leaf-light")
    site = group((0.05, 0.15, top - 0.02), (0, 0, -8))
    slab(rounded_rectangle(5.0, 2.6, 0.35), 0.07, paint("shell", 0.6), parent=site, bevel=0.03)
    left, widths = -1.55, (3.7, 3.05, 2.4, 1.75, 1.1)
    for i, width in enumerate(widths):
        storey(width, left, 0.05 + i * STOREY, site)
        following = widths[i + 1] if i + 1 < len(widths) else 0
        if following:
            terrace(left + following + 0.06, left + width, 0.05 + (i + 1) * STOREY, site, 3 + i)
    roof = 0.05 + len(widths) * STOREY
    box((1.26, DEPTH + 0.22, 0.12), paint("shell", 0.5), (left + 0.55, 0, roof), parent=site, bevel=0.04)
    for y in (-0.45, 0.5):
        solar_panel((left + 0.62, y, roof + 0.11), (0, 0, 0), site, 0.66)
    tower = left - 0.36
    box((0.9, 1.5, roof + 0.95), paint("shell", 0.5), (tower, 0.05, 0), parent=site, bevel=0.06)
    box((0.98, 1.58, 0.1), paint("leaf", 0.5), (tower, 0.05, roof + 0.93), parent=site, bevel=0.04)
    leaf_badge((tower, -0.69, roof + 0.42), site)
    slits = [((0.09, 0.04, 0.42), (tower + x, -0.7, 1.02 + 0.58 * k)) for k in range(4) for x in (-0.13, 0.13)]
    boxes(slits, paint("teal", 0.2, coat=0.5), parent=site, bevel=0.01)
    box((0.44, 0.06, 0.5), paint("ink", 0.25, coat=0.4), (tower, -0.7, 0.05), parent=site, bevel=0.02)
    box((0.66, 0.4, 0.06), paint("coral", 0.42), (tower, -0.85, 0.6), parent=site, bevel=0.025)
    for spot, size, shape, seed in (((-2.75, 0.75), 1.35, "conical", 2), ((2.75, 0.55), 1.2, "round", 5), ((2.4, 1.15), 1.5, "conical", 7)):
        tree((*spot, top - 0.02), size, shape, seed)
    bush((-2.7, -0.35, top - 0.02), 0.8, 3)
    bush((2.85, -0.3, top - 0.02), 0.7, 6)
    rock((1.0, -1.55, top - 0.05), 0.6, 2)
    if told:
        card(screen("igbc-forecast"), 1.9, (1.95, -0.4, 3.95), (0, 0, -6))
    coast(stage, seed=15)
