import { act, render, screen } from '@testing-library/react';
import { pictureNode } from '../../tests/pictures';
import { prepareWindow } from '../components/carousel/test-window';
import { Offerings } from './offerings';
import { Offices } from './offices';
import { RelatedWork } from './related-work';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

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
    figures: [{ value: '27%', label: 'less water' }],
    industry: null,
    duration: '14 weeks',
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
    expect(first).toHaveTextContent(/^AutocadCase study27%\s*less water\s*14 weeks\s*A story$/);
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
