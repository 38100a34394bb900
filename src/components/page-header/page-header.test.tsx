import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../../tests/test-pictures';
import { PageHeader } from './page-header';

const header = (preview?: string) => {
  const picture = pictureNode('A lighthouse');
  return (
    <PageHeader
      title="Automation"
      tagline="In a sentence"
      picture={{ ...picture, src: { ...picture.src, ...(preview && { preview }) } }}
    />
  );
};

test('the preview of the picture stands before it and is silent for screen readers', () => {
  const { container } = render(header('data:image/avif;base64,AAAA'));
  const [preview, picture] = container.querySelectorAll('img');
  expect(preview).toHaveAttribute('src', 'data:image/avif;base64,AAAA');
  expect(preview).toHaveAttribute('alt', '');
  expect(preview?.nextElementSibling).toContainElement(picture ?? null);
  expect(screen.getAllByRole('img')).toEqual([picture]);
});

test('without a preview there is the picture alone', () => {
  const { container } = render(header());
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
