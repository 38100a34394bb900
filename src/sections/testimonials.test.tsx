import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testWindow } from '../../tests/test-window';
import { emphasise, Testimonials } from './testimonials';

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

/** The text with its emphasis in brackets. */
const written = (text: string, highlights: string[]): string =>
  emphasise(text, highlights)
    .map(({ part, emphasised }) => (emphasised ? `[${part}]` : part))
    .join('');

test.each([
  ['nothing', 'It took weeks', [], 'It took weeks'],
  ['a phrase in the middle', 'It took eleven weeks', ['took eleven'], 'It [took eleven] weeks'],
  ['a phrase at the beginning', 'It took', ['It'], '[It] took'],
  ['a phrase at the end', 'It took', ['took'], 'It [took]'],
  ['the whole text', 'It took', ['It took'], '[It took]'],
  ['every place of a phrase', 'ab ab', ['ab'], '[ab] [ab]'],
  ['phrases in another order', 'one two three', ['three', 'one'], '[one] two [three]'],
  ['overlapping phrases as one', 'one two three', ['one two', 'two three'], '[one two three]'],
  ['a phrase within another as one', 'one two three', ['one two three', 'two'], '[one two three]'],
  ['phrases that touch as one', 'ab', ['a', 'b'], '[ab]'],
  ['a phrase that overlaps itself', 'aaa', ['aa'], '[aaa]'],
  ['no phrase that is not there', 'It took', ['gave'], 'It took'],
  ['no phrase spelt otherwise', 'It took', ['it'], 'It took'],
  ['no empty phrase', 'It took', [''], 'It took'],
  ['signs that patterns give a meaning to', 'Is it 5.0 (or 50)?', ['5.0 (or'], 'Is it [5.0 (or] 50)?'],
  ['emoji', 'So 👨‍👩‍👧‍👦 came', ['👨‍👩‍👧‍👦'], 'So [👨‍👩‍👧‍👦] came'],
])('emphasises %s', (_what, text, highlights, expected) => {
  expect(written(text, highlights)).toBe(expected);
});

test('an empty text has no parts', () => {
  expect(emphasise('', ['a'])).toEqual([]);
});

test('each part knows where it begins', () => {
  expect(emphasise('It took weeks', ['took'])).toEqual([
    { part: 'It ', start: 0, emphasised: false },
    { part: 'took', start: 3, emphasised: true },
    { part: ' weeks', start: 7, emphasised: false },
  ]);
});

test('whatever is emphasised, the parts joined give the text, none is empty, and emphasis alternates', () => {
  const text = 'abcabcaab👍🏽 bca ₹ cab';
  for (let seed = 0; seed < 500; seed += 1) {
    const highlights = [1, 2, 3].map((step) => {
      const from = (seed * step * 7) % text.length;
      return text.slice(from, from + ((seed * 13 + step) % 6));
    });
    const parts = emphasise(text, highlights);
    expect(parts.map(({ part }) => part).join('')).toBe(text);
    expect(parts.filter(({ part }) => part === '')).toEqual([]);
    expect(parts.filter(({ emphasised }, at) => emphasised === parts[at + 1]?.emphasised)).toEqual([]);
    const emphasisedText = parts.filter(({ emphasised }) => emphasised).map(({ part }) => part);
    for (const phrase of highlights.filter(Boolean)) {
      expect(emphasisedText.some((part) => part.includes(phrase))).toBe(true);
    }
  }
});
