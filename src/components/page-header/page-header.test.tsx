import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../../tests/test-pictures';
import { PageHeader } from './page-header';

const header = (placeholder?: string) => {
  const picture = pictureNode('A lighthouse');
  const image = { ...picture, src: { ...picture.src, ...(placeholder && { placeholder }) } };
  return <PageHeader page={{ title: 'Automation', tagline: 'In a sentence', image }} />;
};

test('the placeholder of the picture stands before it and is silent for screen readers', () => {
  const { container } = render(header('data:image/avif;base64,AAAA'));
  const [placeholder, picture] = container.querySelectorAll('img');
  expect(placeholder).toHaveAttribute('src', 'data:image/avif;base64,AAAA');
  expect(placeholder).toHaveAttribute('alt', '');
  expect(placeholder?.nextElementSibling).toContainElement(picture ?? null);
  expect(screen.getAllByRole('img')).toEqual([picture]);
});

test('without a placeholder there is the picture alone', () => {
  const { container } = render(header());
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
