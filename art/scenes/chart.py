"""The chart of the isles: eight industries, each on an isle of its own, causeways that join them, a light in the middle.
From above the road is the S of the company's mark."""

import math

from kit.chart import HIGH, OUTLINES, inside, land, leaning, near, outline, placed, road, rose, roundabout, seen
from kit.books import book
from kit.nature import bush, palm, tree
from kit.props import coin_stack, crate, pencil, truck
from kit.shore import dinghy
from kit.solids import box, boxes, cylinder, group, rounded_outline, slab
from kit.paint import paint
from kit.ways import soft
from scenes import banking, education, entertainment_and_media, healthcare, home, information_technology, manufacturing, retail, transportation
from scenes.seven_isles import sailing

SHOTS = {
    "wide": {
        "picture": "content/pages/chart.jpg",
        "view": "card",
        "width": 2560,
        "height": 1280,
        "lens": 85,
        "pitch": 48,
        "yaw": 0,
        "place": (0.5, 0.5),
        "share": 1.0,
        "centre": (0, 0, 0),
        "size": 45,
        "fstop": 22,
        "options": {"form": "wide"},
    },
    "tall": {
        "picture": "content/pages/chart-tall.jpg",
        "view": "card",
        "width": 1080,
        "height": 1800,
        "lens": 85,
        "pitch": 48,
        "yaw": 0,
        "place": (0.5, 0.5),
        "share": 1.0,
        "centre": (0, 0, 0),
        "size": 20.5,
        "fstop": 22,
        "options": {"form": "tall"},
    },
}

# Along the S, from its upper end: the industry, the outline of its isle, its meadow.
ISLES = (
    ("banking", "bombay", None),
    ("retail", "mahim", "leaf-light"),
    ("manufacturing", "parel", None),
    ("education", "colaba", "leaf-light"),
    ("healthcare", "worli", None),
    ("transportation", "mazagaon", "leaf-light"),
    ("entertainment-and-media", "old-woman", None),
    ("information-technology", "trombay", "leaf-light"),
)
# Where the isles' middles are seen, from left and top, 0 to 1; the light is always at LIGHT.
PLACES = {
    "wide": ((0.815, 0.27), (0.585, 0.215), (0.345, 0.225), (0.125, 0.42), (0.875, 0.585), (0.655, 0.79), (0.415, 0.8), (0.185, 0.74)),
    "tall": ((0.745, 0.3), (0.72, 0.115), (0.28, 0.115), (0.255, 0.31), (0.745, 0.62), (0.72, 0.815), (0.28, 0.825), (0.255, 0.64)),
}
LIGHT = {"wide": (0.5, 0.51), "tall": (0.5, 0.47)}
SCALE = {"wide": 2.95, "tall": 2.75}
FRONT = -2.0
# How far behind its isle's middle a model stands: where the road runs round the isle, it stands in the middle.
BACK = {"wide": (0.5, 0.5, 0.5, 0.2, -0.1, 0.5, 0.5, 0.5), "tall": (0.45, 0.2, 0.45, 0.5, -0.25, 0.5, 0.45, 0.45)}
ROSE = {"wide": (0.315, 0.6), "tall": (0.14, 0.49)}


def model_banking():
    banking.bank((0, 0.1, 0))
    money, books = banking.balance((0, 0.1, banking.RIDGE - 0.06))
    for x, y, count, seed in ((-0.22, 0.12, 9, 1), (0.26, 0.16, 6, 2), (0.02, -0.3, 4, 3)):
        coin_stack(count, radius=0.22, at=(x, y, 0), parent=money, seed=seed)
    for width, depth, high, colour, level, turn in ((0.86, 0.64, 0.2, "teal", 0, -8), (0.8, 0.6, 0.17, "night", 0.2, 6), (0.72, 0.54, 0.15, "coral", 0.37, -4)):
        book(width, depth, high, colour, (0, 0, level), (0, 0, turn), books)


def model_retail():
    bag = group((0, 0.15, 0), (0, 0, -12))
    retail.carrier(bag)
    retail.shop_front(bag)
    retail.awning(bag)
    retail.counter("047", bag)
    for x, y, z, size, turn in ((1.9, -0.6, 0, 0.62, 10), (1.95, -0.57, 0.49, 0.46, -9), (2.4, -0.2, 0, 0.5, 24)):
        crate((x, y, z), (0, 0, turn), size=size)


def model_manufacturing():
    site = group((0.05, 0.1, 0), (0, 0, -12))
    manufacturing.drawing(site)
    plant = group((-1.95, 0.4, 0.045), parent=site)
    manufacturing.planned_bay(plant)
    manufacturing.built_bays(plant)
    for x, y, z, size, turn in ((1.32, -0.92, 0.05, 0.46, 6), (1.84, -1.12, 0.05, 0.46, -14), (1.36, -0.93, 0.41, 0.36, 18)):
        crate((x, y, z), (0, 0, turn), site, size)
    pencil((-1.75, -1.35, 0.15), (0, 90, 8), site, 1.7)


def model_education():
    education.school((0.0, 0.2, 0), -13)
    for x, y, length, colour in ((-1.75, -1.15, 1.55, "marigold"), (1.62, -1.35, 1.3, "teal")):
        pencil((x, y, 0), length=length, colour=colour)


def model_healthcare():
    healthcare.ward((0, 0.3, 0))
    with placed((-1.95, -0.5, 0), scale=0.9):
        healthcare.laboratory((0, 0, 0))
    with placed((1.95, -0.35, 0), scale=0.95):
        healthcare.pharmacy((0, 0, 0))
    slab_at = group((0, -0.95, 0))
    boxes([((0.9, 0.9, 0.05), (0, 0, 0.02))], paint("mist", 0.6), parent=slab_at, bevel=0.02)


def model_transportation():
    mound = group((0, 0.1, 0))
    transportation.hill(mound)
    for turns, cab, scale in ((0.26, "marigold", 0.5), (1.17, "teal", 0.46)):
        x, y, z = transportation.on_road(turns, -0.02)
        truck((x, y, z + 0.035), transportation.heading(turns), mound, scale, cab, "shell")
    transportation.pin((0, 0, transportation.SUMMIT - 0.03), mound)


def model_entertainment():
    theatre = group((0, 0.2, 0), (0, 0, -6))
    media = entertainment_and_media
    media.house(theatre)
    media.play(theatre)
    media.wave(0.45, 0.42, 0.2, 0.72, 0.1, "lagoon", theatre)
    media.boat((0.72, 0.3, media.STAGE + 0.52), theatre)
    media.wave(0.15, 0.28, 0.2, 0.8, 0.45, "ring", theatre)
    media.wave(-0.12, 0.12, 0.2, 0.9, 0.2, "sea", theatre)
    for side in (-1, 1):
        media.curtain(side, theatre)
    media.front(theatre)
    box((4.44, 1.5, 0.1), paint("coral", 0.45, coat=0.2), (0, 0.25, 2.83), parent=theatre, bevel=0.04)
    cylinder(0.6, 0.06, paint("shell", 0.5), (0, 0.3, 2.9), parent=theatre, bevel=0.02)
    slab(rounded_outline([(-0.2, -0.3), (0.36, 0), (-0.2, 0.3)], 0.06), 0.05, paint("night", 0.5), (0, 0.3, 2.95), parent=theatre, bevel=0.01)


def model_technology():
    tech = information_technology
    # Seen from above, signs that stand would be edges only, so they lean back on a bank.
    with leaning(-34, -0.3):
        tech.bracket(-1, (-1.08, 0.3, 0.1))
        tech.bracket(1, (1.08, 0.3, 0.1))
        tech.stair((-0.66, 0.1, 0), (0.68, 0.1, 0.1 + tech.HEIGHT + 0.03))
        box((6.0, 0.4, tech.HEIGHT + 0.1), paint("mist", 0.5), (0, 1.05, -0.1), bevel=0.06)


MODELS = (
    (model_banking, 0.78),
    (model_retail, 0.86),
    (model_manufacturing, 0.9),
    (model_education, 0.9),
    (model_healthcare, 0.92),
    (model_transportation, 0.74),
    (model_entertainment, 0.82),
    (model_technology, 0.8),
)
# What grows on each isle beside its model: (kind, x, y, size).
GREEN = (
    (("conical", -2.55, 1.1, 1.1), ("conical", 2.6, 1.0, 0.95), ("bush", 2.9, -0.3, 0.8)),
    (("palm", -2.4, 0.7, 1.35), ("round", 1.9, 1.6, 0.9), ("bush", -2.6, -0.7, 0.8)),
    (("conical", 2.7, 0.9, 0.9), ("bush", -2.9, 1.0, 0.8)),
    (("round", -2.0, 1.2, 1.1), ("round", 2.3, 1.2, 1.0), ("bush", 2.5, 0.2, 0.8)),
    (("conical", -2.0, 1.75, 1.0), ("round", 1.5, 1.75, 0.9), ("conical", -2.75, 1.9, 0.8)),
    (("round", 2.55, 0.4, 0.8), ("conical", -2.5, 0.9, 0.9)),
    (("palm", -2.75, 0.7, 1.2), ("palm", 2.7, 0.8, 1.05)),
    (("round", -2.9, -0.9, 0.9), ("bush", 3.0, 0.1, 0.9), ("conical", 0.1, 1.9, 0.9)),
)


def grow(plants, at, top, seed, lines):
    for i, (kind, x, y, size) in enumerate(plants):
        spot = (at[0] + x, at[1] + y, top)
        if any(near(spot, line, 1.0) for line in lines):
            continue
        if kind == "palm":
            palm(spot, size, seed + i, lean=(0.25 * (1 if x > 0 else -1), 0.05))
        elif kind == "bush":
            bush(spot, size, seed + i)
        else:
            tree(spot, size, kind, seed + i)


def shifted(spot, x, y):
    return (spot[0] + x, spot[1] + y)


def routes(spots, light):
    """The two halves of the S, from its ends to the light."""
    one, two, three, four, five, six, seven, eight = spots
    upper = [shifted(one, 0.6, FRONT), shifted(one, -2.6, FRONT + 0.15), shifted(two, 0.4, FRONT), shifted(three, 0.3, FRONT - 0.05)]
    upper += [shifted(three, -3.0, FRONT + 0.5), shifted(four, 0.2, 2.15), shifted(four, -2.55, 1.1), shifted(four, -2.6, -0.9), shifted(four, -0.6, FRONT - 0.1), shifted(light, -2.6, 0.2), light]
    lower = [light, shifted(light, 2.6, 0.3), shifted(five, -0.3, 2.2), shifted(five, 2.55, 1.1), shifted(five, 2.6, -0.9), shifted(five, 0.5, FRONT - 0.1)]
    lower += [shifted(six, 3.4, FRONT + 0.7), shifted(six, 0.2, FRONT), shifted(seven, 0.0, FRONT), shifted(eight, 2.4, FRONT + 0.1), shifted(eight, -0.8, FRONT + 0.05)]
    return upper, lower


def tall_routes(spots, light):
    """The same on the tall chart, where two columns stand."""
    one, two, three, four, five, six, seven, eight = spots
    upper = [shifted(one, -0.4, FRONT), shifted(one, -2.7, -0.6), shifted(one, -2.5, 1.6), shifted(two, -2.15, FRONT + 0.1), shifted(three, 2.6, FRONT + 0.4), shifted(three, 0.4, FRONT), shifted(three, -2.4, FRONT + 0.1), shifted(four, -2.45, 2.1), shifted(four, -2.7, 0.2), shifted(four, -1.6, FRONT + 0.1), shifted(four, 1.2, FRONT - 0.3), shifted(light, -1.6, 1.4), light]
    lower = [light, shifted(light, 1.7, -1.3), shifted(five, 0.6, 2.6), shifted(five, 2.6, 1.2), shifted(five, 2.65, -0.7), shifted(five, 2.3, -2.6), shifted(six, 2.55, 0.6), shifted(six, 2.0, FRONT + 0.1), shifted(six, -0.4, FRONT), shifted(seven, 0.6, FRONT - 0.1), shifted(seven, -2.2, FRONT + 0.3), shifted(seven, -2.6, 0.6), shifted(eight, -1.9, FRONT - 0.5), shifted(eight, -0.6, FRONT)]
    return upper, lower


def build(stage, form="wide"):
    spots = [seen(stage, *place) for place in PLACES[form]]
    light = seen(stage, *LIGHT[form])
    scale, wide = SCALE[form], form == "wide"
    shores = [outline(OUTLINES[name], scale) for _, name, _ in ISLES]
    for (_, _, grass), shore, spot in zip(ISLES, shores, spots):
        land(shore, spot, grass)
    round_shore = [(2.5 * math.cos(math.radians(3 * i)), 2.3 * math.sin(math.radians(3 * i))) for i in range(120)]
    land(round_shore, light)

    def dry(spot):
        shapes = [*zip(shores, spots), (round_shore, light)]
        return any(inside((spot[0] - x, spot[1] - y), shore) for shore, (x, y) in shapes)

    upper, lower = (routes if wide else tall_routes)(spots, light)
    # The last bends before the light are narrower than the road is wide; its circle covers them.
    lines = [soft(upper)[:-5], soft(lower)[5:]]
    for line in lines:
        road(line, dry)
    roundabout(upper[0])
    roundabout(lower[-1])
    roundabout(light, radius=1.75, heart=None)
    with placed((*light, HIGH + 0.12), scale=1.7):
        home.beacon((0, 0, 0))
    for (model, size), back, spot, plants, seed in zip(MODELS, BACK[form], spots, GREEN, range(30, 120, 10)):
        # Round the hospital the road runs on the right.
        aside = -0.45 if model is model_healthcare else 0
        with placed((spot[0] + aside, spot[1] + back, HIGH + 0.05), scale=size * (1.1 if wide else 0.96)):
            model()
        grow(plants, spot, HIGH, seed, lines)
    traffic(*lines)
    rose(seen(stage, *ROSE[form]), 1.9 if wide else 1.5)
    boats(stage, wide)



def traffic(*lines):
    """Lorries under way, on the left as in Mumbai."""
    for line, places in zip(lines, ((0.22, 0.55, 0.9), (0.25, 0.62, 0.83))):
        for share, cab in zip(places, ("marigold", "coral", "teal")):
            i = round(share * (len(line) - 2))
            (ax, ay), (bx, by) = line[i], line[i + 1]
            truck((ax, ay, HIGH + 0.15), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))), scale=0.42, cab=cab, cargo="shell")


def boats(stage, wide):
    if wide:
        sailing((*seen(stage, 0.69, 0.435), -0.1), 165, 1.05)
        dinghy((*seen(stage, 0.64, 0.6), -0.1), (0, 0, 20), scale=0.9, hull="coral", rim="shell")
        dinghy((*seen(stage, 0.04, 0.66), -0.1), (0, 0, 70), scale=0.8, hull="shell", rim="teal")
    else:
        dinghy((*seen(stage, 0.82, 0.455), -0.1), (0, 0, 200), scale=0.8, hull="coral", rim="shell")
        dinghy((*seen(stage, 0.52, 0.24), -0.1), (0, 0, 60), scale=0.75, hull="shell", rim="teal")
