import { render, screen, within } from '@testing-library/react';
import { pictureNode } from '../../tests/pictures';
import { ChallengePairs } from './challenge-pairs';
import { StoryPart } from './story-part';
import { Video } from './video';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('ChallengePairs', () => {
  const named = (name: string) => ({ name, text: `About ${name.toLowerCase()}` });
  const challenges = [named('Old systems'), named('Lost papers'), named('Slow banks')];
  const solutions = [named('New links'), named('One folder'), named('Quick files')];

  test('puts each solution into the pair of its challenge, after it', () => {
    render(<ChallengePairs challenges={challenges} solutions={solutions} />);
    const pairs = screen.getAllByRole('listitem');
    expect(pairs.map((pair) => pair.textContent)).toEqual([
      'ChallengeOld systemsAbout old systemsSolutionNew linksAbout new links',
      'ChallengeLost papersAbout lost papersSolutionOne folderAbout one folder',
      'ChallengeSlow banksAbout slow banksSolutionQuick filesAbout quick files',
    ]);
  });

  test('is an ordered list below the two headings, in a region of its name', () => {
    render(<ChallengePairs challenges={challenges} solutions={solutions} />);
    const region = screen.getByRole('region', { name: 'Challenges and solutions' });
    expect(within(region).getByRole('list').tagName).toBe('OL');
    expect(headings(2)).toEqual(['Challenges', 'Solutions']);
    expect(headings(3)).toHaveLength(6);
  });

  test('shows a challenge without a solution alone', () => {
    render(<ChallengePairs challenges={challenges} solutions={solutions.slice(0, 2)} />);
    expect(screen.getAllByText('Solution')).toHaveLength(2);
    expect(screen.getByText('Slow banks')).toBeInTheDocument();
  });
});

describe('StoryPart', () => {
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
});

describe('Video', () => {
  const show = (): HTMLVideoElement => {
    const { container } = render(
      <Video
        video={{
          mp4: { publicURL: '/video.mp4' },
          webm: { publicURL: '/video.webm' },
          poster: pictureNode('').src,
          text: 'A pipe is drawn',
        }}
      />,
    );
    const video = container.querySelector('video');
    if (!video) throw new Error('There is no video');
    return video;
  };

  test('plays only when asked: nothing is loaded before, and there are controls', () => {
    const video = show();
    expect(video.autoplay).toBe(false);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video.controls).toBe(true);
  });

  test('is silent and stays in the page', () => {
    const video = show();
    expect(video.muted).toBe(true);
    expect(video).toHaveAttribute('playsinline');
  });

  test('offers the smaller format first', () => {
    const video = show();
    expect(
      [...video.querySelectorAll('source')].map(({ src, type }) => [new URL(src).pathname, type]),
    ).toEqual([
      ['/video.webm', 'video/webm'],
      ['/video.mp4', 'video/mp4'],
    ]);
  });

  test('has a lazy picture instead of a poster', () => {
    const video = show();
    expect(video.getAttribute('poster')).toMatch(/^data:/);
    const picture = video.parentElement?.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('alt', '');
  });

  test('has a description for those who cannot see it', () => {
    show();
    expect(within(screen.getByRole('figure')).getByText('A pipe is drawn').tagName).toBe('FIGCAPTION');
  });
});
