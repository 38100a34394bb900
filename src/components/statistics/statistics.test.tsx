import { render, screen } from '@testing-library/react';
import { Statistics } from './statistics';

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
