import { render, screen } from '@testing-library/react';
import { Questions } from './questions';

const show = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Question ${index}`, text: 'Answer' }));
  return render(<Questions items={items} />).container;
};

test('six questions are all open', () => {
  expect(show(6).querySelector('details')).toBeNull();
});

test('of more than six, the others are shown on request', () => {
  show(8);
  expect(screen.getByText('Question 5').closest('details')).toBeNull();
  expect(screen.getByText('Question 6').closest('details')).toHaveTextContent('2 more');
});
