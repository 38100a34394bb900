"""Impex: a ship at the quay, and the crane brings its proceeds ashore, a coin as large as a container."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, palm, rock
from kit.paint import paint, screen
from kit.props import card, coin, coin_stack, container, ship
from kit.solids import bar, box, boxes, cylinder, group

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/impex-desktop.jpg",
        "view": "coast",
        "centre": (-0.5, 0, 1.9),
        "size": 6.8,
    },
    "mobile": {
        "picture": "content/hero-slides/impex-mobile.jpg",
        "view": "coast-phone",
        "centre": (-0.6, 0, 1.45),
        "size": 6.5,
        "options": {"told": False},
    },
    "thumbnail": {
        "picture": "content/products/impex-thumbnail.jpg",
        "view": "card",
        "width": 640,
        "height": 640,
        "centre": (-0.55, 0, 1.85),
        "size": 5.2,
        "options": {"told": False},
    },
}

# The quay runs along the ship; its outward side, where the boom reaches, is turned towards the camera.
QUAY = -34


def crane(at, turn=(0, 0, 0), parent=None, scale=1.0, trolley=1.9, raised=0, colour="coral"):
    """A quay crane, its boom reaching 3.1 along +x at 2.75 above the rails, 4.6 high. `raised` folds the boom up by
    so many degrees. Returns (holder, trolley group): what hangs from the trolley has the latter as parent."""
    holder = group(at, turn, parent, scale)
    steel = paint(colour, 0.38, coat=0.25)
    for x in (-0.7, 0.7):
        for y in (-0.75, 0.75):
            box((0.17, 0.17, 2.5), steel, (x, y, 0.22), parent=holder, bevel=0.03)
            box((0.4, 0.2, 0.2), paint("ink", 0.5), (x, y, 0.07), parent=holder, bevel=0.05)
            for wheel in (-0.11, 0.11):
                cylinder(0.08, 0.14, paint("steel", 0.4), (x + wheel, y + 0.07, 0.08), (90, 0, 0), holder, 0.02)
        box((0.14, 1.5, 0.16), steel, (x, 0, 0.36), parent=holder, bevel=0.03)
        box((0.16, 1.6, 0.2), steel, (x, 0, 2.42), parent=holder, bevel=0.03)
    for y in (-0.75, 0.75):
        box((1.4, 0.13, 0.15), steel, (0, y, 1.5), parent=holder, bevel=0.03)
        bar((-0.7, y, 1.6), (0.7, y, 2.5), 0.045, steel, holder)
    _girders(-1.9, 0.85, steel, holder)
    for y in (-0.3, 0.3):
        bar((0.7, y * 1.6, 2.6), (0.45, y * 0.5, 4.5), 0.07, steel, holder)
        bar((0.45, y * 0.5, 4.5), (-0.7, y * 1.6, 2.6), 0.05, steel, holder)
        bar((0.45, y * 0.5, 4.45), (-1.75, y, 2.85), 0.028, steel, holder)
    box((0.26, 0.46, 0.16), steel, (0.45, 0, 4.42), parent=holder, bevel=0.04)
    box((0.9, 0.86, 0.6), paint("shell", 0.4, coat=0.2), (-1.25, 0, 2.88), parent=holder, bevel=0.06)
    boxes([((0.2, 0.03, 0.2), (-1.45 + 0.3 * i, -0.43, 3.22)) for i in range(2)], paint("ink", 0.2, coat=0.5), parent=holder)
    boom = group((0.85, 0, 2.7), (0, -raised, 0), holder)
    _girders(0, 2.4, steel, group((0, 0, -2.7), parent=boom))
    top = (math.cos(math.radians(raised)), math.sin(math.radians(raised)))
    for y in (-0.3, 0.3):
        for reach in (1.1, 2.2):
            end = (0.85 + reach * top[0] - 0.1 * top[1], y, 2.7 + reach * top[1] + 0.1 * top[0])
            bar((0.45, y * 0.5, 4.48), end, 0.028, steel, holder)
    cart = group((trolley, 0, 2.56), parent=holder)
    box((0.4, 0.82, 0.12), paint("ink", 0.5), parent=cart, bevel=0.03)
    if not raised:
        box((0.36, 0.34, 0.4), paint("shell", 0.4, coat=0.2), (-0.46, -0.2, -0.42), parent=cart, bevel=0.05)
        box((0.3, 0.03, 0.2), paint("ink", 0.15, coat=0.5), (-0.46, -0.37, -0.26), parent=cart, bevel=0.01)
    return holder, cart


def _girders(start, end, steel, parent):
    """The two beams of the boom with rungs between them."""
    for y in (-0.3, 0.3):
        box((end - start, 0.12, 0.2), steel, ((start + end) / 2, y, 2.62), parent=parent, bevel=0.03)
    count = round((end - start) / 0.5)
    rungs = [((0.07, 0.6, 0.08), (start + (i + 0.5) * (end - start) / count, 0, 2.72)) for i in range(count)]
    boxes(rungs, steel, parent=parent)


def hanging_coin(cart, drop, symbol="₹", radius=0.62, turn=0):
    """A coin in the crane's grips, its middle `drop` below the trolley."""
    yoke = paint("ink", 0.45)
    for x in (-0.13, 0.13):
        for y in (-0.25, 0.25):
            bar((x, y, 0), (x * 0.9, y, -drop + radius + 0.12), 0.014, yoke, cart)
    box((0.34, 0.62, 0.1), yoke, (0, 0, -drop + radius + 0.06), parent=cart, bevel=0.03)
    box((0.26, 0.2, 0.16), yoke, (0, 0, -drop + radius - 0.07), parent=cart, bevel=0.03)
    coin(symbol, radius, (-math.sin(math.radians(turn)) * -0.08, 0.08 * math.cos(math.radians(turn)), -drop), (90, 0, turn), cart)


def quay(parent, length=4.6, width=1.9):
    """A concrete quay along y with rails, fenders and bollards on its outward (+x) side."""
    box((width, length, 0.62), paint("#E6DCCB", 0.6), (0, 0, 0.02), parent=parent, bevel=0.05)
    box((0.14, length - 0.02, 0.1), paint("marigold", 0.5), (width / 2 - 0.09, 0, 0.56), parent=parent, bevel=0.02)
    boxes([((0.05, length - 0.2, 0.05), (x, 0, 0.645)) for x in (-0.7, 0.7)], paint("steel", 0.4), parent=parent)
    for y in (-0.38, -0.13, 0.13, 0.38):
        cylinder(0.11, 0.3, paint("ink", 0.6), (width / 2 + 0.05, y * length, 0.2), parent=parent, bevel=0.03)
        cylinder(0.05, 0.16, paint("ink", 0.5), (width / 2 - 0.22, y * length, 0.63), parent=parent, bevel=0.02)


def build(stage, told=True):
    """`told` adds the floating card of the consignment."""
    top = isle((-2.15, 0.45), 1.75, 23, height=0.5, stretch=(1.0, 1.05))
    port = group((-0.9, 0.3, 0), (0, 0, QUAY))
    quay(port)
    _, cart = crane((0, 0.15, 0.63), parent=port, trolley=1.72)
    hanging_coin(cart, 1.1, turn=-QUAY - 12)
    ship((1.98, 0.2, 0.02), (0, 0, -90), port, 0.66, cargo=((2, 3, 2), (2, 2, 2), (1, 1, 1), (0, 2, 0)), seed=11)
    for i, (colour, level) in enumerate((("teal", 0), ("shell", 0), ("marigold", 1), ("night", 0))):
        spot = (-1.6, 0.95 - 0.54 * i if level == 0 else 0.68, top + 0.515 * level)
        container(colour, spot, (0, 0, 3 * (i - 1)), port, 1.0)
    coin_stack(6, "$", 0.36, (-0.4, -1.8, 0.64), parent=port, seed=2)
    coin_stack(3, "€", 0.36, (0.26, -1.85, 0.64), parent=port, seed=5)
    palm((-2.95, 1.0, top), 1.6, 4, lean=(-0.25, 0.0))
    palm((-2.4, 1.6, top), 1.25, 7, lean=(0.1, 0.2))
    bush((-3.25, 0.1, top), 0.8, 3)
    rock((-3.1, -0.5, top), 0.7, 6)
    if told:
        card(screen("impex-consignment"), 1.75, (2.25, 0.2, 4.6), (0, 0, -6))
    coast(stage, seed=91)
