import { render, screen } from '@testing-library/react';
import { person } from '../../tests/test-people';
import { NextStep } from './next-step';

const quote = { title: 'Request a Quote', path: '/request-quote' };
const contact = { title: 'Contact Us', path: '/contact-us' };
const prices = { page: { title: 'How We Work', path: '/how-we-work' } };
const office = { name: 'Mumbai', bookingUrl: null };

const articles = { title: 'Insights', path: '/insights' };
const none = { articles: null };

const show = (
  link: string,
  ask: Partial<Queries.AskFragment> = {},
  more: { service?: string; person?: typeof person } = {},
) =>
  render(
    <NextStep
      title="Start small"
      text="Tell us."
      linkText="Go on"
      image={null}
      link={link}
      ask={{ quote, contact, prices: null, calendars: { nodes: [office] }, ...none, ...ask }}
      {...more}
    />,
  );
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(['/request-quote', '/contact-us', '/contact-us#offices'])('%s is a way to ask', (link) => {
  show(link);
  expect(links()).toEqual([link]);
});

test('a story comes after the way to ask', () => {
  show('/case-studies/impex');
  expect(links()).toEqual(['/request-quote', '/case-studies/impex']);
});

test('without a page to ask on, the story is all there is', () => {
  show('/case-studies/impex', { quote: null, contact: null });
  expect(links()).toEqual(['/case-studies/impex']);
});

test('prices and calendars follow', () => {
  show('/contact-us', {
    prices,
    calendars: { nodes: [office, { name: 'Edison', bookingUrl: 'https://calendar.example/edison' }] },
  });
  expect(links()).toEqual(['/contact-us', 'https://calendar.example/edison', '/how-we-work']);
  expect(screen.getByRole('link', { name: 'Book a call with Edison' })).toBeInTheDocument();
});

test('a quote is for the service of the page', () => {
  show('/request-quote', {}, { service: 'Video and UI/UX' });
  expect(links()).toEqual(['/request-quote?service=Video+and+UI%2FUX']);
});

test('articles follow once there are some', () => {
  show('/contact-us', {
    prices,
    articles,
  });
  expect(links()).toEqual(['/contact-us', '/how-we-work', '/insights']);
});

const withCalendar = {
  calendars: { nodes: [{ name: 'Edison', bookingUrl: 'https://calendar.example/edison' }] },
};

test('somebody to call stands in for the offices, and the forms learn who it is', () => {
  show('/case-studies/impex', withCalendar, { person, service: 'Automation' });
  expect(links()).toEqual([
    '/request-quote?service=Automation&contact=meera-shah',
    '/case-studies/impex',
    'tel:+912255500159',
    'https://calendar.example/meera',
  ]);
});

test('the contact form learns who it is, and not of a service', () => {
  show('/contact-us', {}, { person, service: 'Automation' });
  expect(links()[0]).toBe('/contact-us?contact=meera-shah');
});
