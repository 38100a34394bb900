import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { autoplay, carousel, names, prepareCarousel, slide, start, wait } from '../../../tests/test-carousel';
import { setReducedMotion } from '../../../tests/test-window';
import { Carousel } from './carousel';

const transition = 600;

prepareCarousel();
afterEach(() => jest.restoreAllMocks());

/** The label of the slide that can be reached. */
const reachable = () =>
  screen
    .getAllByRole('group', { name: /of 3/ })
    .filter((group) => !group.closest('[inert]'))
    .map((group) => group.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });
const liveness = () => slide(1).closest('[aria-live]')?.getAttribute('aria-live');

/** jsdom has no focus ring; this says how the focus arrived. */
const focusByKeyboard = (element: HTMLElement) => {
  const matches = element.matches.bind(element);
  jest
    .spyOn(element, 'matches')
    .mockImplementation((selector: string) => selector === ':focus-visible' || matches(selector));
  act(() => element.focus());
};

describe('before slick has loaded', () => {
  test('the HTML holds every slide, none of them inert', () => {
    const html = renderToString(carousel);
    for (const name of names) expect(html).toContain(`href="/${name}"`);
    expect(html).not.toContain('inert');
  });

  test('the HTML has no buttons, which would not work yet', () => {
    expect(renderToString(carousel)).not.toContain('<button');
  });

  test('the slide of the HTML stays until the picture of its successor can be painted', async () => {
    let release = () => {};
    jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    render(
      <Carousel texts={TEXTS.logos} names={['Tea', 'Coffee']}>
        {(index) => <img src={`/${index}.jpg`} alt={`Cup ${index}`} />}
      </Carousel>,
    );
    const fromHtml = screen.getByRole('img', { name: 'Cup 0' });
    await wait(1000);
    expect(button('Pause logos')).toBeVisible();
    expect(fromHtml).toBeInTheDocument();
    release();
    await wait(50);
    expect(fromHtml).not.toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: 'Cup 0', hidden: true })).toHaveLength(2);
  });

  test('it waits until the focus has left its slide', async () => {
    render(carousel);
    const link = screen.getByRole('link', { name: /Tea/ });
    act(() => link.focus());
    await wait(1000);
    expect(link).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Pause logos' })).toBeNull();
    act(() => link.blur());
    await wait(100);
    expect(button('Pause logos')).toBeVisible();
  });
});

test('a single slide has nothing to pause, to choose or to go to, and does not move', async () => {
  render(
    <Carousel texts={TEXTS.logos} names={['Tea']} dots arrows>
      {() => <a href="/tea">Tea</a>}
    </Carousel>,
  );
  await wait(2 * autoplay);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Our clients' })).not.toHaveAttribute('aria-roledescription');
});

describe('rotation', () => {
  test('advances by one slide every three seconds', async () => {
    await start();
    expect(reachable()).toEqual(['1 of 3']);
    await wait(autoplay);
    expect(reachable()).toEqual(['2 of 3']);
    await wait(autoplay);
    expect(reachable()).toEqual(['3 of 3']);
  });

  test('starts over after the last slide', async () => {
    await start();
    await wait(3 * autoplay);
    expect(reachable()).toEqual(['1 of 3']);
  });

  test('stops at Pause and continues at Play', async () => {
    await start();
    fireEvent.click(button('Pause logos'));
    await wait(2 * autoplay);
    expect(reachable()).toEqual(['1 of 3']);
    fireEvent.click(button('Play logos'));
    await wait(autoplay);
    expect(reachable()).toEqual(['2 of 3']);
  });

  test('pauses while the mouse is over the slides', async () => {
    await start();
    const slides = slide(1).closest('[aria-live]') as HTMLElement;
    fireEvent.pointerEnter(slides, { pointerType: 'mouse' });
    await wait(2 * autoplay);
    expect(reachable()).toEqual(['1 of 3']);
    fireEvent.pointerLeave(slides, { pointerType: 'mouse' });
    await wait(autoplay);
    expect(reachable()).toEqual(['2 of 3']);
  });

  test('pauses while keyboard focus is inside', async () => {
    await start();
    const next = button('Next logos');
    focusByKeyboard(next);
    await wait(2 * autoplay);
    expect(reachable()).toEqual(['1 of 3']);
    act(() => next.blur());
    await wait(autoplay);
    expect(reachable()).toEqual(['2 of 3']);
  });

  test('does not start for visitors who prefer reduced motion, until they press Play', async () => {
    setReducedMotion(true);
    await start();
    await wait(2 * autoplay);
    expect(reachable()).toEqual(['1 of 3']);
    fireEvent.click(button('Play logos'));
    await wait(autoplay);
    expect(reachable()).toEqual(['2 of 3']);
  });
});

describe('the carousel pattern', () => {
  test('names the carousel and its slides', async () => {
    await start();
    expect(screen.getByRole('group', { name: 'Our clients' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    expect(slide(1)).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('the pause button comes first', async () => {
    await start();
    const buttons = within(screen.getByRole('group', { name: 'Our clients' })).getAllByRole('button');
    expect(buttons[0]).toHaveAccessibleName('Pause logos');
  });

  test('the live region is off while rotating and polite while still', async () => {
    await start();
    expect(liveness()).toBe('off');
    fireEvent.click(button('Pause logos'));
    expect(liveness()).toBe('polite');
  });

  test('hidden slides and the clones of the endless loop are inert', async () => {
    await start();
    const links = [...document.querySelectorAll('a')];
    expect(links).toHaveLength(names.length + 2);
    expect(links.filter((link) => !link.closest('[inert]'))).toHaveLength(1);
  });

  test('slides pass on no prop that slick gives its children', async () => {
    await start();
    expect(slide(1)).not.toHaveAttribute('style');
    expect(slide(1)).not.toHaveAttribute('tabindex');
  });

  test('the arrow buttons go back and forth', async () => {
    await start();
    fireEvent.click(button('Next logos'));
    await wait(transition);
    expect(reachable()).toEqual(['2 of 3']);
    fireEvent.click(button('Previous logos'));
    await wait(transition);
    expect(reachable()).toEqual(['1 of 3']);
  });

  test('a dot is a named button that shows its slide and says which is shown', async () => {
    await start();
    fireEvent.click(button('Show logo 3 of 3: Lassi'));
    await wait(transition);
    expect(reachable()).toEqual(['3 of 3']);
    expect(button('Show logo 3 of 3: Lassi')).toHaveAttribute('aria-current', 'true');
    expect(button('Show logo 1 of 3: Tea')).not.toHaveAttribute('aria-current');
  });
});
