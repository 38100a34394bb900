/** @jest-environment jsdom */
import { fadeIn, growFromCard, noteCard } from './page-transition';

/** How often a page fades in on the way from one path to another. */
const fades = (from: string, to: string, calm = false): number => {
  const animate = jest.fn();
  fadeIn({ animate }, { pathname: from }, { pathname: to }, calm);
  return animate.mock.calls.length;
};

test('a page fades in on the way from another', () => {
  expect(fades('/about-us', '/projects/')).toBe(1);
});

test('a section of the same page does not fade', () => {
  expect(fades('/projects', '/projects/')).toBe(0);
});

test('another filter of the same list does not fade', () => {
  const animate = jest.fn();
  const filtered = { pathname: '/projects/services/automation', state: { keepScroll: true } };
  fadeIn({ animate }, { pathname: '/projects' }, filtered, false);
  expect(animate).not.toHaveBeenCalled();
});

test('nothing fades with reduced motion', () => {
  expect(fades('/about-us', '/projects', true)).toBe(0);
});

const placed = (element: HTMLElement, left: number, width: number): HTMLElement => {
  jest
    .spyOn(element, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: left, width, height: width }));
  return element;
};

/** Follows the link of a card whose picture is 100 px wide; the next page's picture is twice as wide. */
const followCard = () => {
  document.body.innerHTML = '<article><picture><img alt=""></picture><a href="/x">X</a></article>';
  const [link, from] = ['a', 'img'].map((name) => document.querySelector<HTMLElement>(name));
  if (!link || !from) throw new Error('The card is incomplete.');
  placed(from, 300, 100);
  noteCard(link);
  const picture = placed(document.createElement('img'), 0, 200);
  picture.animate = jest.fn();
  return picture;
};

test('the picture of a page grows out of the card that led to it', () => {
  const picture = followCard();
  growFromCard(picture, false);
  expect(picture.animate).toHaveBeenCalledWith(
    expect.objectContaining({ transform: ['translate(300px, 0px) scale(0.5, 0.5)', 'none'] }),
    expect.anything(),
  );
});

test('a card counts for the next page only', () => {
  const picture = followCard();
  growFromCard(null, false);
  growFromCard(picture, false);
  expect(picture.animate).not.toHaveBeenCalled();
});

test('no picture grows with reduced motion', () => {
  const picture = followCard();
  growFromCard(picture, true);
  expect(picture.animate).not.toHaveBeenCalled();
});
