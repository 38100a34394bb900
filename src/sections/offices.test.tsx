import { act, render, screen } from '@testing-library/react';
import { testWindow } from '../../tests/test-window';
import { OfficePhones, Offices } from './offices';

testWindow();

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent?.trim() ?? null);

const office = {
  name: 'Mumbai',
  addressLines: ['Dockyard Lane', 'Mumbai, Maharashtra 400010', 'India'],
  phone: '+91 22 5550 0142',
  email: 'mumbai@sevenisle.example',
  timeZone: 'Asia/Kolkata',
  hours: [
    { days: 'Monday to Friday', weekdays: '1-5', opens: '09:30', closes: '18:30' },
    { days: 'Saturday', weekdays: '6', opens: '10:00', closes: '13:00' },
  ],
  mapUrl: 'https://www.openstreetmap.org/#map=16/18.9/72.8',
};
const show = () => render(<Offices title="Our offices" offices={[office]} />);

test('shows the address', () => {
  show();
  expect(screen.getByRole('group')).toHaveTextContent('Dockyard Lane Mumbai, Maharashtra 400010 India');
  expect(headings(3)).toEqual(['Mumbai']);
});

test('hours with a break stand together, each with its times', () => {
  const hours = [
    { days: 'Monday to Friday', weekdays: '1-5', opens: '09:00', closes: '13:00' },
    { days: 'Monday to Friday', weekdays: '1-5', opens: '14:00', closes: '18:00' },
  ];
  render(<Offices title="Our offices" offices={[{ ...office, hours }]} />);
  expect(screen.getByText('Monday to Friday, 09:00 to 13:00 and 14:00 to 18:00')).toBeVisible();
});

test('the telephone can be called and the mail written', () => {
  show();
  expect(screen.getByRole('link', { name: '+91 22 5550 0142' })).toHaveAttribute('href', 'tel:+912255500142');
  expect(screen.getByRole('link', { name: 'mumbai@sevenisle.example' })).toHaveAttribute(
    'href',
    'mailto:mumbai@sevenisle.example',
  );
});

test('the numbers at the head of a page can be called', () => {
  render(<OfficePhones offices={[office]} />);
  const link = screen.getByRole('link', { name: 'Mumbai +91 22 5550 0142' });
  expect(link).toHaveAttribute('href', 'tel:+912255500142');
});

test('the map opens in a new tab, says so, and gets no referrer', () => {
  show();
  const link = screen.getByRole('link', { name: 'See it on a map (opens in a new tab)' });
  expect(link).toHaveAttribute('href', office.mapUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
});

test('shows all hours', () => {
  show();
  expect(screen.getByText('Monday to Friday, 09:30 to 18:30')).toBeInTheDocument();
  expect(screen.getByText('Saturday, 10:00 to 13:00')).toBeInTheDocument();
});

test('shows the time of the office, not of the visitor', () => {
  jest.useFakeTimers({ now: new Date('2024-11-21T12:34:20Z') });
  const { unmount } = show();
  expect(screen.getByText(/Thursday,? 18:04/)).toBeInTheDocument();
  act(unmount);
  jest.useRealTimers();
});

test('lists every office in the order given', () => {
  render(<Offices title="Our offices" offices={[office, { ...office, name: 'Edison' }]} />);
  expect(headings(3)).toEqual(['Mumbai', 'Edison']);
});
