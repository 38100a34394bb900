import { render, screen } from '@testing-library/react';
import { Statistics, splitUnit } from './statistics';

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

test('each statistic is shown with what was counted', () => {
  render(
    <Statistics
      statistics={[
        { value: '38%', label: 'fewer stock-outs' },
        { value: '4 days', label: 'saved' },
      ]}
    />,
  );
  expect(texts(screen.getAllByRole('term'))).toEqual(['fewer stock-outs', 'saved']);
  expect(texts(screen.getAllByRole('definition'))).toEqual(['38%', '4 days']);
});

test.each([
  ['94%', '94%', ''],
  ['3rd working day', '3rd', 'working day'],
  ['30 to 45 min', '30 to 45', 'min'],
  ['2 of 1,140', '2 of 1,140', ''],
  ['none', 'none', ''],
])('%s is set as %s and %s', (value, number, unit) => {
  expect(splitUnit(value)).toEqual([number, unit]);
});
