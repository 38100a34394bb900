import { act, render, screen, within } from '@testing-library/react';
import { pictureNode } from '../../tests/pictures';
import { prepareWindow } from '../components/carousel/test-window';
import { ChallengePairs } from './challenge-pairs';
import { Offerings } from './offerings';
import { Offices } from './offices';
import { RelatedWork } from './related-work';
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

describe('Offerings', () => {
  test('lists the options below the name of their group, each with its text', () => {
    render(
      <Offerings
        groups={[
          {
            name: 'Testing',
            options: [
              { name: 'Web test', text: 'By hand' },
              { name: 'Code review', text: 'Line by line' },
            ],
          },
          { name: 'Protection', options: [{ name: 'Backups', text: 'Out of reach' }] },
        ]}
      />,
    );
    const [testing, protection] = screen.getAllByRole('listitem');
    expect(testing).toHaveTextContent(/^TestingWeb testBy handCode reviewLine by line$/);
    expect(protection).toHaveTextContent(/^ProtectionBackupsOut of reach$/);
    expect(headings(3)).toEqual(['Testing', 'Protection']);
    expect(screen.getAllByRole('term')).toHaveLength(3);
    expect(screen.getAllByRole('definition')).toHaveLength(3);
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

describe('Offices', () => {
  beforeEach(() => prepareWindow());

  const office = {
    name: 'Mumbai',
    street: 'Dockyard Lane',
    locality: 'Mumbai',
    region: 'Maharashtra',
    postalCode: '400010',
    country: 'India',
    phone: '+91 22 5550 0142',
    email: 'mumbai@sevenisle.example',
    timeZone: 'Asia/Kolkata',
    hours: [
      { days: 'Monday to Friday', opens: '09:30', closes: '18:30' },
      { days: 'Saturday', opens: '10:00', closes: '13:00' },
    ],
    mapUrl: 'https://www.openstreetmap.org/#map=16/18.9/72.8',
  };
  const show = () => render(<Offices title="Our offices" offices={[office]} />);

  test('shows the address', () => {
    show();
    expect(screen.getByRole('group')).toHaveTextContent('Dockyard LaneMumbai, Maharashtra 400010India');
    expect(headings(3)).toEqual(['Mumbai']);
  });

  test('the telephone can be called and the mail written', () => {
    show();
    expect(screen.getByRole('link', { name: '+91 22 5550 0142' })).toHaveAttribute(
      'href',
      'tel:+912255500142',
    );
    expect(screen.getByRole('link', { name: 'mumbai@sevenisle.example' })).toHaveAttribute(
      'href',
      'mailto:mumbai@sevenisle.example',
    );
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
    expect(screen.getByText(/Local time: .*18:04/)).toBeInTheDocument();
    act(unmount);
    jest.useRealTimers();
  });

  test('lists every office in the order given', () => {
    render(<Offices title="Our offices" offices={[office, { ...office, name: 'Edison' }]} />);
    expect(headings(3)).toEqual(['Mumbai', 'Edison']);
  });
});

describe('RelatedWork', () => {
  const study = (title: string) => ({
    title,
    text: 'A story',
    path: `/case-studies/${title.toLowerCase()}`,
    image: pictureNode(title),
  });
  const project = (title: string) => ({
    title,
    tagline: `${title} in one line`,
    path: `/projects/${title.toLowerCase()}`,
    client: `Client of ${title}`,
    image: pictureNode(title),
  });

  test('shows case studies first, then projects', () => {
    render(<RelatedWork title="More work" caseStudies={[study('Autocad')]} projects={[project('Igbc')]} />);
    expect(headings(2)).toEqual(['More work']);
    expect(headings(3)).toEqual(['Autocad', 'Igbc']);
  });

  test('labels a case study as such, and a project with its client and line', () => {
    render(<RelatedWork title="More work" caseStudies={[study('Autocad')]} projects={[project('Igbc')]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('AutocadCase studyA story');
    expect(second).toHaveTextContent('IgbcClient of IgbcIgbc in one line');
  });

  test('shows three pieces at most', () => {
    render(
      <RelatedWork
        title="More work"
        caseStudies={[study('Autocad'), study('Impex')]}
        projects={[project('Igbc'), project('Vhuman')]}
      />,
    );
    expect(headings(3)).toEqual(['Autocad', 'Impex', 'Igbc']);
  });

  test('shows nothing at all, not even its heading, where there is no work', () => {
    const { container } = render(<RelatedWork title="More work" caseStudies={[]} projects={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
