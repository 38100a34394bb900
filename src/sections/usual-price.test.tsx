import { render, screen } from '@testing-library/react';
import { UsualPrice } from './usual-price';

const automation = { title: 'Automation', path: '/automation' };
const consultancy = { title: 'IT Consultancy', path: '/it-consultancy' };
const quote = { title: 'Request a Quote', path: '/request-quote' };

const data = {
  quote,
  prices: {
    page: { title: 'How We Work', path: '/how-we-work' },
    models: [{ name: 'By the week', price: '₹1.5–5 lakh', service: consultancy }],
    estimate: {
      money: { text: '₹# lakh', large: null, abroad: 'US$#', rate: 1200 },
      kinds: [
        { name: 'A website', low: 8, high: 22, time: null, service: null },
        { name: 'One process', low: 5, high: 12, time: '6 to 12 weeks', service: automation },
      ],
    },
  },
};

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a service has the price and time of its kind of work, and a quote opens with it', () => {
  render(<UsualPrice data={data} service={automation} />);
  expect(facts()).toEqual(['One process', '₹5 lakh to ₹12 lakh (US$6,000 to US$14,000)', '6 to 12 weeks']);
  expect(links()).toEqual(['/request-quote?service=Automation', '/how-we-work#estimate']);
});

test('without a kind of its own it has the price of a way to work together', () => {
  render(<UsualPrice data={data} service={consultancy} />);
  expect(facts()).toEqual(['By the week', '₹1.5–5 lakh']);
});

test.each([
  ['a service without a price', data, { title: 'Films', path: '/films' }, '/request-quote?service=Films'],
  ['a site without prices', { quote, prices: null }, undefined, '/request-quote'],
])('%s offers the quote alone', (_, given, service, address) => {
  render(<UsualPrice data={given} service={service} />);
  expect(screen.queryByRole('definition')).toBeNull();
  expect(links()).toEqual([address]);
});
