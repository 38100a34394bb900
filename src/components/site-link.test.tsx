import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { testWindow } from '../../tests/test-window';
import { currentStatus, finish } from '../browser/route-state';
import { SiteLink } from './site-link';

testWindow();
afterEach(finish);
beforeEach(() => jest.mocked(navigate).mockClear());

const link = () => screen.getByRole('link', { name: 'About us' });

test('a link leads to its page', () => {
  render(<SiteLink to="/about-us#team">About us</SiteLink>);
  expect(link()).toHaveAttribute('href', '/about-us#team');
});

test.each([
  ['/about-us/', '/about-us'],
  ['/about-us/#team', '/about-us#team'],
  ['/projects/?service=automation', '/projects?service=automation'],
  ['/', '/'],
  ['/#hero', '/#hero'],
])('%s is written as %s', (to, written) => {
  render(<SiteLink to={to}>About us</SiteLink>);
  expect(link()).toHaveAttribute('href', written);
});

test('following a link tells the shell that a navigation begins', () => {
  render(<SiteLink to="/about-us">About us</SiteLink>);
  fireEvent.click(link());
  expect(currentStatus().state).toBe('loading');
});

test('following a link goes to its page without loading the site anew', () => {
  render(
    <SiteLink to="/projects?service=automation" state={{ keepScroll: true }}>
      About us
    </SiteLink>,
  );
  const click = createEvent.click(link());
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(true);
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ['/projects?service=automation', { state: { keepScroll: true }, replace: false }],
  ]);
});

test('a link to the page that is open adds nothing to the history', () => {
  window.history.replaceState(null, '', '/about-us');
  render(<SiteLink to="/about-us">About us</SiteLink>);
  fireEvent.click(link());
  expect(jest.mocked(navigate).mock.calls).toEqual([['/about-us', { state: undefined, replace: true }]]);
});

describe('a page is fetched ahead', () => {
  const hovering = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    hovering.mockClear();
    Object.assign(window, { ___loader: { hovering } });
    render(
      <>
        <SiteLink to="/projects?service=automation">
          <span>Projects</span>
        </SiteLink>
        <a href="https://www.linkedin.com/company">LinkedIn</a>
        <p>Text</p>
      </>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the pointer goes over its link', () => {
    fireEvent.mouseEnter(screen.getByRole('link', { name: 'Projects' }));
    jest.runAllTimers();
    expect(hovering.mock.calls).toEqual([['/projects']]);
  });

  test('when a finger is on its link', () => {
    fireEvent.touchStart(screen.getByText('Projects'));
    jest.runAllTimers();
    expect(hovering.mock.calls).toEqual([['/projects']]);
  });

  test('when the keyboard has come to its link', () => {
    const link = screen.getByRole('link', { name: 'Projects' });
    jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    act(() => link.focus());
    jest.runAllTimers();
    expect(hovering.mock.calls).toEqual([['/projects']]);
  });

  test('and not again when a press focuses its link, which would hold up the page', () => {
    const link = screen.getByRole('link', { name: 'Projects' });
    jest.spyOn(link, 'matches').mockReturnValue(false);
    act(() => link.focus());
    jest.runAllTimers();
    expect(hovering).not.toHaveBeenCalled();
  });

  test.each(['LinkedIn', 'Text'])('and not when a finger is on %s', (text) => {
    fireEvent.touchStart(screen.getByText(text));
    jest.runAllTimers();
    expect(hovering).not.toHaveBeenCalled();
  });
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
  expect(navigate).not.toHaveBeenCalled();
});

test('a link with a target of its own loads nothing here', () => {
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

test('a link is current only when it is told so', () => {
  render(
    <>
      <SiteLink to="/">Home</SiteLink>
      <SiteLink to="/about-us" aria-current="page">
        About us
      </SiteLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(link()).toHaveAttribute('aria-current', 'page');
});
