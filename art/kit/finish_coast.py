"""As finish.py, without its darker corners: the edges of the coast's banners meet in the carousel."""

import argparse

from finish import Render, denoise, grade, save


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("out")
    arguments.add_argument("renders", nargs="+")
    arguments.add_argument("--denoise", metavar="PROGRAM")
    given = arguments.parse_args()
    renders = [Render(path) for path in given.renders]
    linear = denoise(*renders, given.denoise) if given.denoise else renders[0].colour()
    save(given.out, grade(linear, vignette=0))


if __name__ == "__main__":
    main()
