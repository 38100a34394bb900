import { render, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { pictureNode } from '../../../tests/test-pictures';
import { testWindow } from '../../../tests/test-window';
import { listFilterValues } from '../../content-model/filter-values';
import { type Choice, filterProjects } from '../../content-model/project-filter';
import { ProjectList } from './project-list';

testWindow();

const named = (title: string) => ({ title, slug: title.toLowerCase() });
const project = (title: string, services: string[], industry: string, technologies: string[]) => ({
  title,
  text: `${title} in one line`,
  path: `/projects/${title.toLowerCase()}`,
  note: `Client of ${title}`,
  figures: [{ value: '61%', label: `of ${title}` }],
  picture: pictureNode(title),
  services: services.map(named),
  industry: named(industry),
  technologies,
});
const projects = [
  project('Shop', ['Web', 'Automation'], 'Retail', ['React', 'C#']),
  project('Bank', ['Automation'], 'Banking', ['C#']),
  project('School', ['Web'], 'Education', ['React']),
];

/** The page of a list that shows the projects with one value, or all. */
const pageOf = (all: typeof projects, choice: Choice) => ({
  projects: filterProjects(all, choice),
  own: {
    id: 'list',
    ids: [],
    list: '/projects',
    number: 1,
    of: 1,
    choice,
    values: listFilterValues(all, choice),
    found: filterProjects(all, choice).length,
    all: all.length,
    combined: '/projects',
  },
});

const list = (choice: Choice, query = '', all = projects): ComponentProps<typeof ProjectList> => ({
  headings: { projects: 'The work', noProjects: 'No project matches.' },
  page: { path: '/projects', text: 'All we show' },
  query,
  ...pageOf(all, choice),
});
const show = (choice: Choice = {}, query = '') => render(<ProjectList {...list(choice, query)} />);

/** The page as HTML, before any script runs. */
const showHtml = (choice: Choice = {}, query = ''): void => {
  document.body.innerHTML = renderToString(<ProjectList {...list(choice, query)} />);
};
afterEach(() => {
  document.body.innerHTML = '';
});

const filters = () => within(screen.getByRole('navigation', { name: 'Filter the projects' }));
const filter = (name: string) => filters().getByRole('link', { name: new RegExp(`^${name}`) });
const titles = (): (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

describe('the list', () => {
  test('shows all projects in their order when nothing is chosen', () => {
    show();
    expect(titles()).toEqual(['Shop', 'Bank', 'School']);
    expect(screen.getByRole('status')).toHaveTextContent(/^3 projects$/);
    expect(screen.queryByRole('link', { name: 'Show all projects' })).not.toBeInTheDocument();
  });

  test('shows each project with client, first figure, line, picture and link', () => {
    show();
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent('ShopClient of Shop 61% of ShopShop in one line');
    expect(within(card ?? document.body).getByRole('link', { name: 'Shop' })).toHaveAttribute(
      'href',
      '/projects/shop',
    );
    expect(within(card ?? document.body).getByRole('img', { name: 'Shop' })).toBeInTheDocument();
  });

  test('is narrowed by what the page is filtered by', () => {
    show({ service: 'automation' });
    expect(titles()).toEqual(['Shop', 'Bank']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 projects: Automation');
  });

  test('is narrowed by the query', () => {
    show({}, '?service=automation&technology=react');
    expect(titles()).toEqual(['Shop']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 projects: Automation, React');
  });

  test('leads to the page that has all projects, if the query asks for more than it has', () => {
    show({ service: 'automation' }, '?technology=react');
    expect(navigate).toHaveBeenCalledWith('/projects?service=automation&technology=react', { replace: true });
  });

  test('says so when no project matches, and links to all projects', () => {
    show({}, '?service=automation&industry=education');
    expect(titles()).toEqual([]);
    expect(screen.getByText('No project matches.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all projects' })).toHaveAttribute('href', '/projects');
  });

  test('an unknown value of the query is shown as it is', () => {
    show({}, '?service=nonsense');
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 projects: nonsense');
  });
});

describe('the filters', () => {
  test('are grouped by service, industry and technology, each in alphabetical order', () => {
    show();
    expect(
      filters()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Service', 'Industry', 'Technology']);
    expect(
      filters()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Automation 2', 'Web 2', 'Banking 1', 'Education 1', 'Retail 1', 'C# 2', 'React 2']);
  });

  test('link to pages', () => {
    show();
    expect(filter('Automation')).toHaveAttribute('href', '/projects/services/automation');
    expect(filter('Retail')).toHaveAttribute('href', '/projects/industries/retail');
    expect(filter('C#')).toHaveAttribute('href', '/projects/technologies/c-sharp');
  });

  test('add a second value in the query', () => {
    show({ service: 'automation' });
    expect(filter('Retail')).toHaveAttribute('href', '/projects?service=automation&industry=retail');
  });

  test('change the value of their own group', () => {
    show({ service: 'automation' });
    expect(filter('Web')).toHaveAttribute('href', '/projects/services/web');
  });

  test('a chosen value is marked, and links to the list without it', () => {
    show({}, '?service=automation&industry=retail');
    expect(filter('Automation')).toHaveAttribute('aria-current', 'true');
    expect(filter('Automation')).toHaveAttribute('href', '/projects/industries/retail');
    expect(filter('Retail')).toHaveAttribute('aria-current', 'true');
    expect(
      filters()
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current')),
    ).toHaveLength(2);
  });

  test('count what choosing them would show, and mark those that would show nothing', () => {
    show({ service: 'automation' });
    expect(filter('Web')).toHaveTextContent('Web 2');
    expect(filter('React')).toHaveTextContent('React 1');
    expect(filter('Education')).toHaveTextContent('Education 0');
    expect(filter('Education')).toHaveAttribute('data-empty');
    expect(filter('React')).not.toHaveAttribute('data-empty');
  });
});

describe('before any script runs', () => {
  test('the query is not read, so that the HTML fits every query', () => {
    showHtml({ service: 'automation' }, '?technology=react');
    expect(titles()).toEqual(['Shop', 'Bank']);
  });

  test('filters change the choice instead of adding to it, since every link must be a page', () => {
    showHtml({ service: 'automation' });
    expect(filter('Retail')).toHaveAttribute('href', '/projects/industries/retail');
    expect(filter('Web')).toHaveAttribute('href', '/projects/services/web');
  });

  test('a chosen filter leads back to all projects', () => {
    showHtml({ service: 'automation' });
    expect(filter('Automation')).toHaveAttribute('href', '/projects');
  });

  test('no filter is marked as empty, since its page is not', () => {
    showHtml({ service: 'automation' });
    expect(filter('Education')).not.toHaveAttribute('data-empty');
  });
});

describe('a group with many values', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    project(`P${index}`, ['Web'], 'Retail', ['React', `Tool ${String(index).padStart(2, '0')}`]),
  );
  const technologies = () => screen.getByText('8 more').closest('details');

  test('shows the five most frequent ones, and the others on request', () => {
    render(<ProjectList {...list({}, '', many)} />);
    expect(filter('React')).toHaveTextContent('React 12');
    expect(technologies()).not.toHaveAttribute('open');
    expect(technologies()?.querySelectorAll('a')).toHaveLength(8);
  });

  test('shows all of them when one of the others is chosen', () => {
    render(<ProjectList {...list({ technology: 'tool-11' }, '', many)} />);
    expect(technologies()).toHaveAttribute('open');
  });
});
