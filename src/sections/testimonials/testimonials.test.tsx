import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testWindow } from '../../../tests/test-window';
import { Testimonials } from './testimonials';

const makeTestimonial = (name: string, text: string, highlights: string[]): Queries.TestimonialFragment => ({
  name,
  role: 'Head of Stores',
  company: 'Konkan Cold Chain',
  text,
  highlights,
  work: null,
});

const testimonials = [
  makeTestimonial('Sunanda Khanvilkar', 'It is my register, only it counts.', ['only it counts']),
  makeTestimonial('Salim Al Rawahi', 'It came on the agreed day.', ['the agreed day']),
  makeTestimonial('Ellen', 'It took eleven weeks.', ['eleven weeks']),
];

const heading = { title: 'Testimonials', text: 'What clients say' };

const html = () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Testimonials heading={heading} entries={testimonials} />);
  return page;
};

testWindow();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('without scripts all of them can be read', () => {
  const page = html();
  for (const { name, text } of testimonials) {
    expect(page).toHaveTextContent(name);
    expect(page).toHaveTextContent(text);
  }
  expect(page.querySelector('[inert]')).toBeNull();
});

test('the phrases that matter are emphasised', () => {
  const emphasised = [...html().querySelectorAll('em')].map(({ textContent }) => textContent);
  expect(emphasised).toEqual(['only it counts', 'the agreed day', 'eleven weeks']);
});

test('an isle with first and last initial represents the person', () => {
  const isles = [...html().querySelectorAll('figure > [aria-hidden]')].map(({ textContent }) => textContent);
  expect(isles).toEqual(['SK', 'SR', 'E']);
});

test('the arrows go through the testimonials', async () => {
  render(<Testimonials heading={heading} entries={testimonials} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Next testimonial' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  const shown = screen.getAllByRole('group', { name: /of 3/ }).filter((group) => !group.closest('[inert]'));
  expect(shown.map((group) => group.getAttribute('aria-label'))).toEqual(['2 of 3']);
});
