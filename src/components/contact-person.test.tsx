import { render, screen } from '@testing-library/react';
import { person } from '../../tests/test-people';
import { askAddress } from './ask-address';
import { ContactPerson } from './contact-person';

test('the person can be called, and a call can be booked', () => {
  render(<ContactPerson person={person} line={`Your message goes to ${person.name}`} />);
  expect(screen.getByText('Your message goes to Meera Shah')).toBeVisible();
  expect(screen.getByText('Ask her about forms.')).toBeVisible();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['+91 22 5550 0159', 'tel:+912255500159'],
    ['Book a call with Meera Shah', 'https://calendar.example/meera'],
  ]);
});

test('what a person has not is left out', () => {
  render(<ContactPerson person={{ ...person, about: null, phone: null, bookingUrl: null }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent?.trim())).toEqual([
    'Meera Shah',
    'Lead analyst',
  ]);
});

test.each([
  [{}, '/contact-us#offices'],
  [{ contact: person }, '/contact-us?contact=meera-shah#offices'],
  [{ service: 'Video and UI/UX', contact: null }, '/contact-us?service=Video+and+UI%2FUX#offices'],
])('an address carries what a form has to know: %j', (subject, expected) => {
  expect(askAddress('/contact-us#offices', subject)).toBe(expected);
});
