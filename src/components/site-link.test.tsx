import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { testWindow } from '../../tests/test-window';
import { currentStatus, finish } from '../browser/route-state';
import { SiteLink } from './site-link';

testWindow();
afterEach(finish);

const link = () => screen.getByRole('link', { name: 'About us' });

test('a link leads to its page', () => {
  render(<SiteLink to="/about-us#team">About us</SiteLink>);
  expect(link()).toHaveAttribute('href', '/about-us#team');
});

test('following a link starts the navigation state', () => {
  render(<SiteLink to="/about-us">About us</SiteLink>);
  fireEvent.click(link());
  expect(currentStatus().state).toBe('loading');
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s opens elsewhere, so that nothing loads here', (_what, init) => {
  render(<SiteLink to="/about-us">About us</SiteLink>);
  fireEvent.click(link(), init);
  expect(currentStatus().state).toBe('idle');
});

test('a link with a target attribute starts no navigation', () => {
  render(
    <SiteLink to="/about-us" target="_blank">
      About us
    </SiteLink>,
  );
  fireEvent.click(link());
  expect(currentStatus().state).toBe('idle');
});

test.each(['/about-us', '/about-us/', '/about-us#team', '/about-us?a=b'])(
  'a link to %s loads nothing on that very page',
  (to) => {
    window.history.replaceState(null, '', '/about-us');
    render(<SiteLink to={to}>About us</SiteLink>);
    fireEvent.click(link());
    expect(currentStatus().state).toBe('idle');
  },
);

test('the handler of the link is called, and may keep it from being followed', () => {
  const onClick = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <SiteLink to="/about-us" onClick={onClick}>
      About us
    </SiteLink>,
  );
  const click = createEvent.click(link());
  fireEvent(link(), click);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(click.defaultPrevented).toBe(true);
  expect(currentStatus().state).toBe('idle');
});
