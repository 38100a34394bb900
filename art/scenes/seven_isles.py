"""Before they were one: Colaba, Old Woman's Island, Bombay, Mazagaon, Worli, Parel and Mahim, apart in their sea.
A chart with the north on its right, as the wide picture wants it."""

import math
import random

from kit.chart import HIGH, inside, land, near, rose, seen
from kit.nature import bush, palm, rock, tree
from kit.paint import paint
from kit.shore import dinghy
from kit.solids import bar, group, slab
from kit.ways import soft

SHOTS = {
    "wide": {
        "picture": "content/pages/seven-isles.jpg",
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
    },
}

# Kilometres east and north of Colaba's light, by the survey of the time, the creeks a little widened.
ISLES = {
    "colaba": ((0.05, 0.15), (0.6, 0.5), (0.95, 1.3), (1.2, 2.1), (1.85, 2.75), (1.8, 3.45), (1.15, 3.45), (0.7, 2.75), (0.3, 1.9), (-0.15, 0.95)),
    "old-womans-island": ((1.3, 4.1), (1.75, 4.2), (1.95, 4.65), (1.6, 5.0), (1.2, 4.7)),
    "bombay": ((-1.1, 5.4), (-0.6, 5.7), (-0.35, 6.5), (0.05, 7.3), (0.65, 7.6), (1.25, 7.1), (1.5, 6.3), (1.75, 5.75), (2.35, 5.8), (2.6, 6.5), (2.75, 7.4), (2.75, 8.2), (2.35, 8.9), (1.85, 9.4), (1.15, 9.95), (0.4, 10.05), (-0.15, 9.5), (-0.45, 8.5), (-0.95, 7.6), (-1.25, 6.4)),
    "mazagaon": ((3.4, 8.65), (3.9, 9.0), (4.0, 9.8), (3.6, 10.35), (3.05, 10.15), (3.0, 9.3)),
    "worli": ((-0.5, 10.95), (0.1, 10.95), (0.35, 11.8), (0.25, 12.7), (-0.05, 13.7), (-0.5, 14.2), (-0.65, 13.4), (-0.8, 12.4), (-0.8, 11.5)),
    "parel": ((1.5, 11.1), (2.3, 10.95), (3.05, 11.2), (3.5, 11.9), (3.45, 12.9), (3.3, 14.0), (2.85, 15.0), (2.25, 15.3), (1.85, 14.4), (1.5, 13.4), (1.2, 12.5), (1.15, 11.7)),
    "mahim": ((0.65, 13.7), (1.1, 13.95), (1.2, 14.8), (1.3, 15.7), (1.65, 16.6), (1.25, 17.15), (0.7, 16.9), (0.35, 16.0), (0.25, 14.9), (0.3, 14.1)),
}
# Hills as (east, north, half length along the coast, half width), two terraces each.
HILLS = ((-0.75, 6.9, 0.95, 0.2), (3.45, 9.55, 0.42, 0.26), (-0.35, 12.6, 0.75, 0.2), (2.35, 13.0, 0.8, 0.42), (1.9, 8.2, 0.5, 0.3), (0.75, 1.9, 0.5, 0.12))


def place(east, north):
    """Where a point of the survey is seen in the frame."""
    return (0.05 + north / 17.3 * 0.9, 0.475 + (east - 1.3) * 0.142)


def build(stage):
    chance = random.Random(11)
    hills = [(seen(stage, *place(east, north)), long * 2.3, wide * 4.2) for east, north, long, wide in HILLS]
    for k, (name, points) in enumerate(ISLES.items()):
        ground = [seen(stage, *place(*point)) for point in points]
        if sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ground, [*ground[1:], ground[0]])) < 0:
            ground.reverse()
        shore = soft([ground[-1], *ground, ground[0], ground[1]])[12 : 12 * (len(ground) + 1)]
        land(shore, (0, 0), "leaf-light" if k % 2 else "leaf", inset=0.38)
        plant(shore, hills, chance, name)
    for (x, y), long, wide in hills:
        for grow, level, colour in ((1.0, 0.0, "#3F9B78"), (0.62, 0.22, "#4BA681")):
            ring = [(long * grow * math.cos(math.radians(5 * i)), wide * grow * math.sin(math.radians(5 * i))) for i in range(72)]
            slab(ring, 0.3, paint(colour, 0.75), (x, y, HIGH + level), bevel=0.12)
        tree((x + 0.2 * long, y, HIGH + 0.5), 0.8, "round", 5)
    for across, down, turn, size in ((0.22, 0.3, 25, 1.0), (0.305, 0.8, 200, 0.9), (0.66, 0.92, 160, 0.8), (0.9, 0.75, 70, 0.9)):
        sailing((*seen(stage, across, down), -0.1), turn, size)
    rose(seen(stage, 0.1, 0.76), 2.1, north=-90)


def plant(shore, hills, chance, name):
    """Palms along the beach, trees inland, well apart, none on a hill's flank."""
    xs, ys = [x for x, _ in shore], [y for _, y in shore]
    grown = []
    area = abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(shore, [*shore[1:], shore[0]]))) / 2
    for _ in range(600):
        if len(grown) > area * 0.22:
            break
        spot = (chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys)))
        on_hill = any(((spot[0] - x) / (long + 0.3)) ** 2 + ((spot[1] - y) / (wide + 0.3)) ** 2 < 1 for (x, y), long, wide in hills)
        if on_hill or not inside(spot, shore) or near(spot, shore, 0.55) or near(spot, grown, 1.25):
            continue
        grown.append(spot)
        kind = chance.random()
        if kind < (0.6 if name == "mahim" else 0.25):
            palm((*spot, HIGH + 0.05), chance.uniform(0.8, 1.05), len(grown))
        elif kind < 0.75:
            tree((*spot, HIGH + 0.05), chance.uniform(0.7, 1.05), "round" if kind < 0.5 else "conical", len(grown))
        else:
            bush((*spot, HIGH + 0.05), chance.uniform(0.7, 1.0), len(grown))
    for i in (7, 31, 53):
        rock((*shore[i % len(shore)], 0.25), 0.8, i)


def sailing(at, turn, size):
    """A fishing boat of the Kolis under its one sail."""
    boat = dinghy(at, (0, 0, turn), None, size * 1.25, hull="bark", rim="shell")
    bar((0.2, 0, 0.2), (0.32, 0, 2.1), 0.035, paint("wood", 0.6), boat)
    bar((-0.75, 0.05, 0.75), (0.75, -0.05, 2.3), 0.028, paint("wood", 0.6), boat)
    sail = group((0, 0, 0), (90, 0, 0), boat)
    slab([(-0.72, 0.72), (0.1, 0.62), (0.55, 0.8), (0.74, 2.22)], 0.03, paint("shell", 0.6), (0, 0, -0.015), parent=sail, bevel=0.008)
