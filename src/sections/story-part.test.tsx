import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { StoryPart } from './story-part';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

const part = {
  label: 'The client',
  part: { title: 'Two digits', text: ['First.', 'Second.'], image: pictureNode('A gate') },
  side: 'left' as const,
};

test('shows label, heading, paragraphs and picture', () => {
  render(<StoryPart {...part} />);
  expect(screen.getByText('The client')).toBeInTheDocument();
  expect(headings(2)).toEqual(['Two digits']);
  expect(screen.getByText('First.').nextElementSibling).toBe(screen.getByText('Second.'));
  expect(screen.getByRole('img', { name: 'A gate' })).toBeInTheDocument();
});

test('numbers its criteria, in their order', () => {
  render(
    <StoryPart
      {...part}
      criteria={[
        { title: 'Time', text: '30 to 45 minutes' },
        { title: 'Faults', text: 'None' },
      ]}
    />,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Time30 to 45 minutes',
    'FaultsNone',
  ]);
});

test('has no list without criteria', () => {
  render(<StoryPart {...part} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('shows what is put below the text', () => {
  render(
    <StoryPart {...part}>
      <p>A video</p>
    </StoryPart>,
  );
  expect(screen.getByText('A video')).toBeInTheDocument();
});

test.each(['left', 'right'] as const)('has its picture on the %s', (side) => {
  const { container } = render(<StoryPart {...part} side={side} />);
  expect(container.firstChild).toHaveAttribute('data-side', side);
});
