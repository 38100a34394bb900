import { render, screen } from '@testing-library/react';
import { describeTime, EventFacts } from './event-facts';

test.each([
  ['2027-01-28T10:00:00+05:30', '2027-01-28T12:30:00+05:30', '28 January 2027, 10:00 to 12:30 (UTC+05:30)'],
  ['2027-01-28T10:00:00Z', '2027-01-28T12:30:00Z', '28 January 2027, 10:00 to 12:30 (UTC)'],
  [
    '2027-01-28T20:00:00-05:00',
    '2027-01-29T01:00:00-05:00',
    '28 January 2027, 20:00 to 29 January 2027, 01:00 (UTC-05:00)',
  ],
])('%s to %s is shown in the time of its place', (starts, ends, shown) => {
  expect(describeTime(starts, ends).replaceAll('\u00a0', ' ')).toBe(shown);
});

const event = {
  heading: 'Open morning',
  intro: null,
  starts: '2027-01-28T10:00:00+05:30',
  ends: '2027-01-28T12:30:00+05:30',
  place: 'Mazgaon',
  isOnline: null,
  price: 'Free',
};

test.each(['Free', null])('with price %s, guests reserve a seat in the form of the page', (price) => {
  render(<EventFacts event={{ ...event, price }} hasForm />);
  expect(screen.getByRole('link', { name: 'Reserve a seat' })).toHaveAttribute('href', '#form');
});

test('without a form there is nothing to reserve', () => {
  render(<EventFacts event={event} hasForm={false} />);
  expect(screen.queryByRole('link')).toBeNull();
});
