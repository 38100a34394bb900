import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SkipLink } from './skip-link';

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
});

const follow = (): Event => {
  const link = screen.getByRole('link', { name: 'Skip to content' });
  const click = createEvent.click(link);
  fireEvent(link, click);
  return click;
};

test('takes focus and view to the content, without a new address', () => {
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  expect(follow().defaultPrevented).toBe(true);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('main')]);
});

test('works without scripts, as a link to the content', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
});

test('is left to the browser where there is no content', () => {
  render(<SkipLink />);
  expect(follow().defaultPrevented).toBe(false);
});
