import { fireEvent, render, screen } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { Comparison } from './comparison';

const show = () =>
  render(
    <Comparison
      pictures={[pictureNode('A pile of drawings'), pictureNode('A finished skid')]}
      label="Layout of a plant room"
      before={{ value: '4 to 5 days', label: 'by hand' }}
      after={{ value: '30 to 45 min', label: 'with the tool' }}
    />,
  );

test('the slider is named by what was measured, before and after', () => {
  show();
  const name = 'Layout of a plant room: 4 to 5 days by hand, 30 to 45 min with the tool';
  expect(screen.getByRole('slider', { name })).toHaveValue('50');
});

test('moving the slider moves the edge between the pictures', () => {
  show();
  const slider = screen.getByRole('slider');
  fireEvent.input(slider, { target: { value: '20' } });
  expect(screen.getByRole('figure').style.getPropertyValue('--at')).toBe('0.2');
});

test('both pictures keep their texts', () => {
  show();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'A pile of drawings',
    'A finished skid',
  ]);
});
