import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setWidth, testWindow } from '../../../tests/test-window';
import { Clients } from './clients';

const clients = Array.from({ length: 24 }, (_, index) => ({
  name: `Client ${index}`,
  altText: `Client ${index} logo`,
  img: { drawingURL: `/client-${index}.svg` },
}));

const heading = { title: 'Our Clients', text: 'Who we work for' };

/** Gives every element of the list a size and a position, which jsdom does not. */
const layOut = () => {
  const property = (name: string, of: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return of(this);
    });
  const findIndex = (element: HTMLElement) =>
    Array.from(element.parentElement?.children ?? []).indexOf(element);
  property('offsetWidth', () => 160);
  property('offsetHeight', () => 48);
  property('offsetLeft', (element) => (findIndex(element) % 6) * 200);
  property('offsetTop', (element) => Math.floor(findIndex(element) / 6) * 115);
};

/** Renders the logos and waits until the browser is idle. */
const show = async () => {
  render(<Clients heading={heading} entries={clients} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
};

testWindow();

beforeEach(() => {
  jest.useFakeTimers();
  layOut();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the HTML has every logo in a list', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Clients heading={heading} entries={clients} />);
  expect([...page.querySelectorAll('li img')].map((image) => image.getAttribute('alt'))).toEqual(
    clients.map(({ altText }) => altText),
  );
});

/** Where each logo is, as "left,top". */
const placesOf = (items: HTMLElement[]) =>
  items.map(({ offsetLeft, offsetTop, style }) => {
    const moved = (name: string) => Number.parseFloat(style.getPropertyValue(name) || '0');
    return `${offsetLeft + moved('--dx')},${offsetTop + moved('--dy')}`;
  });

const cells = Array.from({ length: 24 }, (_, index) => `${(index % 6) * 200},${Math.floor(index / 6) * 115}`);

test('on a wide window the logos change their cells', async () => {
  await show();
  const places = placesOf(screen.getAllByRole('listitem'));
  expect(places).not.toEqual(cells);
  expect(places.toSorted()).toEqual(cells.toSorted());
});

test('the logos stay in their cells if one finds none', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await show();
  expect(placesOf(screen.getAllByRole('listitem'))).toEqual(cells);
});

test('up to 576 px they are a carousel of six at a time with a pause button', async () => {
  setWidth(576);
  await show();
  expect(screen.getAllByRole('group', { name: /of 4$/ })).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: 'Our clients' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause logos' })).toBeVisible();
});
