import { fireEvent, render, screen } from '@testing-library/react';
import { setReducedMotion, setScroll, testWindow } from '../../tests/test-window';
import { BackToTop } from './back-to-top';

testWindow();

const scrollTo = jest.fn();
const button = () => screen.queryByRole('button', { name: 'Back to top' });

beforeEach(() => {
  scrollTo.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  render(
    <div id="gatsby-focus-wrapper" tabIndex={-1} data-testid="page">
      <BackToTop />
    </div>,
  );
});

test.each([0, 299, 300])('at %i px there is no button', (position) => {
  setScroll(position);
  expect(button()).not.toBeInTheDocument();
});

test('the button appears beyond 300 px and disappears on the way back', () => {
  setScroll(301);
  expect(button()).toBeInTheDocument();
  setScroll(300);
  expect(button()).not.toBeInTheDocument();
});

const press = (): void => {
  setScroll(900);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
};

test('pressing it scrolls smoothly to the top', () => {
  press();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
});

test('pressing it jumps to the top with reduced motion', () => {
  setReducedMotion(true);
  press();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('pressing it takes the focus to the top of the page', () => {
  press();
  expect(screen.getByTestId('page')).toHaveFocus();
});
