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
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(460);
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

test('on a wide window every logo is moved from its cell to a place inside the area', async () => {
  await show();
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(24);
  for (const item of items) {
    const left = item.offsetLeft + Number.parseFloat(item.style.getPropertyValue('--dx'));
    const top = item.offsetTop + Number.parseFloat(item.style.getPropertyValue('--dy'));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(1200 - 160);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(460 - 48);
  }
});

test('the logos stay in their grid where it has too little room', async () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  await show();
  for (const item of screen.getAllByRole('listitem')) {
    expect(item.style.getPropertyValue('--dx')).toBe('');
  }
});

test('up to 576 px they are a carousel of six at a time with a pause button', async () => {
  setWidth(576);
  await show();
  expect(screen.getAllByRole('group', { name: /of 4$/ })).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: 'Our clients' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause logos' })).toBeVisible();
});
