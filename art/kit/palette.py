"""Named colours of the pictures, and their step into the linear space that Cycles works in."""

COLOURS = {
    "ink": "#0B2A35",
    "night": "#123B48",
    "sea": "#0A7386",
    "teal": "#147586",
    "ring-far": "#127B8B",
    "ring": "#1C8C98",
    "lagoon": "#35A9AC",
    "foam": "#A9DDD3",
    "horizon": "#D2EDE9",
    "sand": "#F0D6AE",
    "wet-sand": "#D9B98C",
    "shell": "#FFF7EC",
    "coral": "#FF5B38",
    "marigold": "#FFB02E",
    "gold": "#FFC65C",
    "bronze": "#8A4300",
    "leaf": "#2E8B6F",
    "leaf-light": "#57AF84",
    "bark": "#A9744F",
    "wood": "#D9A46C",
    "stone": "#C9BBA2",
    "silver": "#DCE3E2",
    "steel": "#9FB0B2",
    "mist": "#DDE9E6",
    "glass": "#9FD3D6",
    "blue": "#1263B8",
    "screen": "#0A1A20",
    "white": "#FFFFFF",
}


def hex_of(colour):
    """The hex value of a name of COLOURS, or of a hex value itself. Raises ValueError for anything else."""
    value = COLOURS.get(colour, colour)
    if not (len(value) == 7 and value.startswith("#")):
        raise ValueError(f"no colour is named {colour!r}; see COLOURS in art/kit/palette.py")
    return value


def _channels(colour):
    value = hex_of(colour)
    return [int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def linear(colour):
    """Linear RGBA (0 to 1) of a colour name or '#RRGGBB'; the transfer curve is that of sRGB, IEC 61966-2-1."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour)) + (1.0,)


def mix(first, second, share):
    """The '#RRGGBB' that lies `share` (0 to 1) of the way from the first colour to the second."""
    pairs = zip(_channels(first), _channels(second))
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02X}" for a, b in pairs)
