import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pictureNode } from '../../tests/test-pictures';
import { testWindow } from '../../tests/test-window';
import { DayAndNight, OfficeClock } from './day-and-night';

testWindow();
afterEach(() => jest.useRealTimers());

const { src } = pictureNode();
const hours = [{ days: 'Monday to Friday', weekdays: '1-5', opens: '09:30', closes: '18:30' }];
const mumbai = { name: 'Mumbai', timeZone: 'Asia/Kolkata', hours };
const edison = { name: 'Edison', timeZone: 'America/New_York', hours };
const sea = (offices = [mumbai, edison]) => (
  <>
    <DayAndNight pictures={{ alt: 'Two isles', day: src, night: src }} offices={offices} />
    {offices.map((office) => (
      <OfficeClock key={office.name} office={office} />
    ))}
  </>
);
const showAt = (date: string, offices?: (typeof mumbai)[]) => {
  jest.useFakeTimers({ now: new Date(date) });
  return render(sea(offices)).container;
};

test('the HTML shows the day and the opening hours', () => {
  const html = renderToString(sea());
  expect(html).toContain('Monday to Friday, 09:30 to 18:30');
  expect(html).not.toContain('data-first');
});

test('the half of an office that is closed shows the night, with what its clock says', () => {
  // A Thursday.
  const container = showAt('2024-11-21T15:00Z');
  expect(screen.getByText('opens Friday, 9:30')).toBeInTheDocument();
  expect(screen.getByText('open until 18:30')).toBeInTheDocument();
  expect(screen.getByText(/20:30/)).toBeInTheDocument();
  expect(container.querySelector('[data-first="true"][data-last="false"]')).toBeInTheDocument();
});

test('by day at both offices no night is loaded', () => {
  const container = showAt('2024-11-21T12:00Z', [mumbai, { ...edison, timeZone: 'Europe/London' }]);
  expect(container.querySelector('[data-first]')).toBeNull();
});

test('a single office has the whole sea', () => {
  const container = showAt('2024-11-21T22:00Z', [mumbai]);
  expect(container.querySelector('[data-first="true"][data-last="true"]')).toBeInTheDocument();
  expect(screen.getByText('opens 9:30')).toBeInTheDocument();
});

test('an office whose time zone is not known yet shows its hours', () => {
  jest.useFakeTimers({ now: new Date('2024-11-21T12:00Z') });
  render(<OfficeClock office={{ ...mumbai, timeZone: '' }} />);
  expect(screen.getByText('Monday to Friday, 09:30 to 18:30')).toBeInTheDocument();
});
