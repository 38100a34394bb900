import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { autoplay, prepareCarousel, slide, start, wait } from '../../../tests/test-carousel';
import { Carousel } from './carousel';

prepareCarousel();

describe('content', () => {
  const cups = ['Tea', 'Coffee', 'Lassi', 'Milk', 'Water'];

  test('with only the first slide in the HTML, the others follow', async () => {
    const first = (
      <Carousel texts={TEXTS.logos} names={cups} inHtml="first">
        {(index) => <p>A cup of {cups[index]}</p>}
      </Carousel>
    );
    expect(renderToString(first)).not.toContain('Water');
    render(first);
    await wait(1000);
    for (const cup of cups) expect(screen.getAllByText(`A cup of ${cup}`).length).toBeGreaterThan(0);
  });

  test('of a distant slide is rendered once, however often slick renders', async () => {
    const content = jest.fn((index: number) => <p>{cups[index]}</p>);
    render(
      <Carousel texts={TEXTS.logos} names={cups}>
        {content}
      </Carousel>,
    );
    await wait(1000);
    const ofMilk = () => content.mock.calls.filter(([index]) => index === 3).length;
    const before = ofMilk();
    await wait(autoplay);
    expect(screen.getByRole('group', { name: '2 of 5' }).closest('[inert]')).toBeNull();
    expect(ofMilk()).toBe(before);
  });
});

describe('pictures', () => {
  const withPictures = () => screen.queryAllByText(/with picture/).map((link) => link.getAttribute('href'));

  test('only those of the shown and the next slide are loaded', async () => {
    await start();
    // Tea is there twice, because the infinite loop has a clone of it.
    expect(new Set(withPictures())).toEqual(new Set(['/Tea', '/Coffee']));
  });

  test('that of the next slide is loaded when a slide is shown', async () => {
    await start();
    await wait(autoplay);
    expect(new Set(withPictures())).toEqual(new Set(['/Tea', '/Coffee', '/Lassi']));
  });

  test('a dot waits until that of its slide can be painted', async () => {
    let release = () => {};
    render(
      <Carousel texts={TEXTS.logos} names={['Tea', 'Coffee', 'Lassi']} dots>
        {(index, near) => near && <img src={`/${index}.jpg`} alt={`Cup ${index}`} />}
      </Carousel>,
    );
    await wait(1000);
    jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    fireEvent.click(screen.getByRole('button', { name: /Lassi/ }));
    await wait(100);
    expect(slide(1).closest('[inert]')).toBeNull();
    release();
    await wait(100);
    expect(slide(3).closest('[inert]')).toBeNull();
  });

  test('that of the previous slide is loaded when a swipe may start', async () => {
    await start();
    fireEvent.pointerDown(slide(1));
    expect(withPictures()).toContain('/Lassi');
  });
});
