import { render, screen, within } from '@testing-library/react';
import { pictureNode } from '../../tests/pictures';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button-link';
import { glyphs } from './icon';
import { ItemList } from './item-list';
import { PageHeader } from './page-header';
import { Prose } from './prose';
import { Statistics } from './statistics';
import { WorkCard, WorkCards } from './work-cards';

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('Breadcrumbs', () => {
  const breadcrumbs = [
    { title: 'Home', path: '/' },
    { title: 'Case Studies', path: '/case-studies' },
    { title: 'AutoCAD', path: '/case-studies/autocad' },
  ];

  test('links the ancestors of the page in order, without the page itself', () => {
    render(<Breadcrumbs breadcrumbs={breadcrumbs} />);
    expect(texts(screen.getAllByRole('link'))).toEqual(['Home', 'Case Studies']);
    expect(hrefs()).toEqual(['/', '/case-studies']);
  });

  test('is an ordered list in a navigation of that name', () => {
    render(<Breadcrumbs breadcrumbs={breadcrumbs} />);
    const navigation = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(navigation).getAllByRole('listitem')).toHaveLength(2);
    expect(within(navigation).getByRole('list').tagName).toBe('OL');
  });
});

describe('PageHeader', () => {
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
});

describe('Statistics', () => {
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
});

describe('ItemList', () => {
  const items = [
    { name: 'First', text: 'One', icon: glyphs.check },
    { name: 'Second', text: 'Two' },
  ];

  test('shows heading and text of each item in order', () => {
    render(<ItemList items={items} />);
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['First', 'Second']);
    expect(texts(screen.getAllByRole('listitem'))).toEqual(['FirstOne', 'SecondTwo']);
  });

  test('is an ordered list where the order matters', () => {
    const { rerender } = render(<ItemList items={items} />);
    expect(screen.getByRole('list').tagName).toBe('UL');
    rerender(<ItemList items={items} numbered />);
    expect(screen.getByRole('list').tagName).toBe('OL');
  });

  test('draws the icon of an item that has one, hidden from screen readers', () => {
    render(<ItemList items={items} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('svg[aria-hidden="true"] path')).toHaveAttribute('d', glyphs.check);
    expect(second?.querySelector('svg')).toBeNull();
  });
});

describe('WorkCard', () => {
  const card = {
    title: 'Impex',
    text: 'One record',
    path: '/projects/impex',
    picture: pictureNode('A crane'),
  };

  test('links its heading to the work, so that the link is named by it', () => {
    render(<WorkCard {...card} />);
    const heading = screen.getByRole('heading', { level: 3, name: 'Impex' });
    expect(within(heading).getByRole('link', { name: 'Impex' })).toHaveAttribute('href', '/projects/impex');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('shows text and picture', () => {
    render(<WorkCard {...card} />);
    expect(screen.getByText('One record')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A crane' })).toBeInTheDocument();
  });

  test('shows a note only where there is one', () => {
    const { rerender, container } = render(<WorkCard {...card} />);
    expect(container.querySelectorAll('p')).toHaveLength(1);
    rerender(<WorkCard {...card} note="An exporter" />);
    expect(screen.getByText('An exporter')).toBeInTheDocument();
  });

  test('cards are a list, in the order given', () => {
    render(<WorkCards cards={[card, { ...card, title: 'Igbc', path: '/projects/igbc' }]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(hrefs()).toEqual(['/projects/impex', '/projects/igbc']);
  });
});

describe('Prose', () => {
  test('sets each paragraph as one', () => {
    const { container } = render(<Prose paragraphs={['First.', 'Second.']} />);
    expect(texts([...container.querySelectorAll('p')])).toEqual(['First.', 'Second.']);
  });

  test('sets an opening larger only when asked', () => {
    const { container, rerender } = render(<Prose paragraphs={['First.']} />);
    expect(container.firstChild).not.toHaveAttribute('data-opening');
    rerender(<Prose paragraphs={['First.']} opening />);
    expect(container.firstChild).toHaveAttribute('data-opening');
  });
});

describe('ButtonLink', () => {
  test('is a link named by its words alone', () => {
    render(<ButtonLink to="/contact-us">Contact us</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  test('is the primary button unless it is quiet', () => {
    const { rerender } = render(<ButtonLink to="/">Home</ButtonLink>);
    expect(screen.getByRole('link')).toHaveAttribute('data-look', 'main');
    rerender(
      <ButtonLink to="/" look="quiet">
        Home
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('data-look', 'quiet');
  });
});
