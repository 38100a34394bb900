import { act, render, screen, within } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { renderToString } from 'react-dom/server';
import { testWindow } from '../../../tests/test-window';

// Without a class for every name, which the stand-in for style sheets has.
jest.mock('./hero-slide.module.css', () => ({ __esModule: true, dawn: 'dawn', light: 'light' }));
let Hero: typeof import('./hero').Hero;

beforeAll(async () => {
  ({ Hero } = await import('./hero'));
});

const makeImage = (file: string): Queries.HeroSlideFragment['imagePath'] => {
  const gatsbyImageData: IGatsbyImageData = {
    layout: 'constrained',
    width: 1280,
    height: 720,
    images: {
      sources: [{ type: 'image/avif', srcSet: `/${file}.avif 1280w`, sizes: '100vw' }],
      fallback: { src: `/${file}.jpg`, srcSet: `/${file}.jpg 1280w` },
    },
  };
  return { childImageSharp: { gatsbyImageData } };
};

const bannerAt = (index: number): Queries.HeroSlideFragment => ({
  title: `Title ${index}`,
  text: `Text ${index}`,
  altText: `Isle ${index}`,
  pageUrl: index <= 5 ? `/projects/product-${index}` : null,
  buttonName: index <= 5 ? 'Know more' : null,
  parentClass: 'slide-dawn',
  childClass: 'copy-light',
  imagePath: makeImage(`wide-${index}`),
  mobileViewImage: makeImage(`narrow-${index}`),
});

const slides = Array.from({ length: 11 }, (_, index) => bannerAt(index + 1));
const page: Queries.HomeHeadFragment = {
  title: 'The subject',
  headline: 'The promise',
  tagline: 'In a sentence',
  proof: [{ value: '6.4 years', label: 'a client stays' }],
  trustedBy: 'They trust us',
};
const clients = Array.from({ length: 8 }, (_, index) => ({
  name: `Client ${index}`,
  altText: `Client ${index}`,
  img: { drawingURL: '/logo.svg' },
}));
const data: Queries.HeroFragment = {
  quote: { title: 'Request a Quote', path: '/request-quote' },
  work: { title: 'Case Studies', path: '/case-studies' },
  slides: { nodes: slides },
  firstSlide: { nodes: [] },
  clients: { nodes: clients },
};
const hero = (ownPage: Partial<typeof page> = {}, own: Partial<typeof data> = {}) => (
  <Hero page={{ ...page, ...ownPage }} data={{ ...data, ...own }} />
);

/** The HTML as it is without scripts. */
const withoutScripts = (...own: Parameters<typeof hero>) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(hero(...own)).replaceAll(/<\/?noscript>/g, '');
  return page;
};

testWindow();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('subject and promise are the only heading of the first level', () => {
  expect(withoutScripts().querySelectorAll('h1')).toHaveLength(1);
  expect(withoutScripts().querySelector('h1')).toHaveTextContent('The subject The promise');
});

test('without a promise the subject is the heading', () => {
  const html = withoutScripts({ headline: null });
  expect(html.querySelector('h1')).toHaveTextContent(/^The subject$/);
});

test('the promise has its proof, and the first six clients stand below it', () => {
  const html = withoutScripts();
  expect(within(html).getByText('a client stays').nextElementSibling).toHaveTextContent('6.4 years');
  expect(within(html).getAllByAltText(/^Client/)).toHaveLength(6);
});

test('without scripts the first five banners lead to their pages', () => {
  const links = within(withoutScripts()).getAllByRole('link', { name: 'Know more' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((index) => `/projects/product-${index}`),
  );
});

test('without scripts every banner can be read', () => {
  const page = withoutScripts();
  for (const { title, text } of slides) {
    expect(page).toHaveTextContent(title);
    expect(page).toHaveTextContent(text);
  }
});

test('the HTML asks for one picture only, and for it first', () => {
  const pictures = [...withoutScripts({}, { clients: { nodes: [] } }).querySelectorAll('img')];
  expect(pictures.map(({ alt }) => alt)).toEqual(['Isle 1']);
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
});

test('the placeholder is that of the first banner', () => {
  render(hero({}, { firstSlide: { nodes: [{ mobileViewImage: { placeholder: 'data:,isle' } }] } }));
  const placeholders = [...document.querySelectorAll('img[src="data:,isle"]')];
  expect(placeholders).toHaveLength(1);
  expect(placeholders[0]?.nextElementSibling?.querySelector('img')).toHaveAttribute('alt', 'Isle 1');
});

test('the picture for phones is used up to 768 px', () => {
  const sources = [...withoutScripts().querySelectorAll('source')];
  const narrow = sources.filter(({ media }) => media === 'screen and (max-width: 768px)');
  expect(narrow.map(({ srcset }) => srcset)).toEqual(['/narrow-1.avif 1280w', '/narrow-1.jpg']);
  expect(sources.indexOf(narrow.at(-1) as HTMLSourceElement)).toBe(narrow.length - 1);
});

test('the style classes an editor chose become those of the style sheet', () => {
  expect(withoutScripts().querySelector('.slide-dawn.copy-light')).toHaveTextContent('Title 1');
});

test('the carousel has a dot for each of the eleven banners', async () => {
  render(hero());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const dots = within(screen.getByRole('list', { name: 'Choose a banner' })).getAllByRole('button');
  expect(dots).toHaveLength(11);
  expect(dots[3]).toHaveAccessibleName('Show banner 4 of 11: Title 4');
});

test('no link of a hidden banner can be reached', async () => {
  render(hero());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const banners = document.querySelectorAll('.slick-slider a');
  const links = [...banners].filter((link) => !link.closest('[inert]'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/projects/product-1']);
});

test('the carousel asks for the pictures of the banner shown and the next', async () => {
  render(hero());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.slick-slider img')].map(
    ({ alt }) => alt,
  );
  expect(new Set(pictures)).toEqual(new Set(['Isle 1', 'Isle 2']));
});
