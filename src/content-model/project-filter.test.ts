import { companyContent } from '../../tests/test-content';
import { readContent } from '../content-tools/read/read-content';
import { isObject } from '../is-object';
import { nameSlug } from './name-slug';
import {
  buildChoiceAddress,
  type Choice,
  countValues,
  type Filterable,
  facets,
  filterProjects,
  listFilterPages,
  readChoice,
  toggleValue,
} from './project-filter';

const make = (services: string[], industry: string, technologies: string[]): Filterable => ({
  services: services.map((slug) => ({ slug })),
  industry: { slug: industry },
  technologies,
});
const shop = make(['web-application', 'automation'], 'retail', ['React', 'C#']);
const bank = make(['automation'], 'banking', ['C#', 'SQL Server']);
const school = make(['web-application'], 'education', ['React']);
const projects = [shop, bank, school];

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const real = readContent(companyContent).files.flatMap(({ kind, data }) =>
  kind === 'project' && isObject(data)
    ? [make(strings(data.services), String(data.industry), strings(data.technologies))]
    : [],
);

describe('the name of a technology as part of an address', () => {
  test.each([
    ['React', 'react'],
    ['C#', 'c-sharp'],
    ['C++', 'c-plus-plus'],
    ['ASP.NET Core', 'asp-net-core'],
    ['.NET', 'net'],
    ['F# (Fable)', 'f-sharp-fable'],
    ['Café', 'cafe'],
    ['हिंदी', '939-93f-902-926-940'],
  ])('%s is %s', (name, slug) => {
    expect(nameSlug(name)).toBe(slug);
  });

  test('tells all technologies of the content apart', () => {
    const names = new Set(real.flatMap(({ technologies }) => technologies));
    const slugs = new Set([...names].map(nameSlug));
    expect(names.size).toBeGreaterThan(5);
    expect(slugs.size).toBe(names.size);
    expect([...slugs].filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });
});

describe('filtering', () => {
  test.each<[string, Choice, Filterable[]]>([
    ['nothing chosen shows all, in their order', {}, [shop, bank, school]],
    ['a service', { service: 'automation' }, [shop, bank]],
    ['an industry', { industry: 'education' }, [school]],
    ['a technology, by its address', { technology: 'c-sharp' }, [shop, bank]],
    ['several must all hold', { service: 'web-application', technology: 'c-sharp' }, [shop]],
    ['what nobody has shows nothing', { service: 'automation', industry: 'education' }, []],
    ['an unknown value shows nothing', { service: 'unknown' }, []],
  ])('%s', (_what, choice, expected) => {
    expect(filterProjects(projects, choice)).toEqual(expected);
  });
});

describe('addresses', () => {
  test.each<[Choice, string]>([
    [{}, '/projects'],
    [{ service: 'automation' }, '/projects/services/automation'],
    [{ industry: 'retail' }, '/projects/industries/retail'],
    [{ technology: 'c-sharp' }, '/projects/technologies/c-sharp'],
    [{ technology: 'c-sharp', service: 'automation' }, '/projects?service=automation&technology=c-sharp'],
  ])('%j is at %s', (choice, address) => {
    expect(buildChoiceAddress('/projects', choice)).toBe(address);
  });

  /** What the page at an address shows: its own choice and that of the query. */
  const choiceAt = (address: string, among: readonly Filterable[]): Choice => {
    const [path, query = ''] = address.split('?');
    const page = listFilterPages('/projects', among).find((candidate) => candidate.path === path);
    return { ...page?.choice, ...readChoice(query) };
  };

  test('every choice that the filters offer comes back from its address', () => {
    const values = facets.map((facet) => [undefined, ...countValues(real, {}, facet).keys()]);
    const [services = [], industries = [], technologies = []] = values;
    let tried = 0;
    for (const service of services) {
      for (const industry of industries) {
        for (const technology of technologies) {
          const choice: Choice = {
            ...(service && { service }),
            ...(industry && { industry }),
            ...(technology && { technology }),
          };
          expect(choiceAt(buildChoiceAddress('/projects', choice), real)).toEqual(choice);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test('a query is read with or without its question mark, and other parameters are ignored', () => {
    expect(readChoice('?service=automation&utm_source=mail')).toEqual({ service: 'automation' });
    expect(readChoice('industry=retail')).toEqual({ industry: 'retail' });
  });

  test('an empty value chooses nothing', () => {
    expect(readChoice('?service=&industry=')).toEqual({});
    expect(readChoice('')).toEqual({});
  });
});

describe('choosing', () => {
  test('a value is added to the others', () => {
    expect(toggleValue({ service: 'automation' }, 'industry', 'retail')).toEqual({
      service: 'automation',
      industry: 'retail',
    });
  });

  test('a value takes the place of another of its facet', () => {
    expect(toggleValue({ service: 'automation' }, 'service', 'data-science')).toEqual({
      service: 'data-science',
    });
  });

  test('choosing a value again takes it away and leaves the others', () => {
    expect(toggleValue({ service: 'automation', industry: 'retail' }, 'service', 'automation')).toEqual({
      industry: 'retail',
    });
  });

  test('the choice before is left as it was', () => {
    const before: Choice = { service: 'automation' };
    toggleValue(before, 'service', 'automation');
    expect(before).toEqual({ service: 'automation' });
  });
});

describe('counts', () => {
  test('without a choice every value counts its projects', () => {
    expect(Object.fromEntries(countValues(projects, {}, 'service'))).toEqual({
      'web-application': 2,
      automation: 2,
    });
    expect(Object.fromEntries(countValues(projects, {}, 'technology'))).toEqual({
      react: 2,
      'c-sharp': 2,
      'sql-server': 1,
    });
  });

  test("a facet's own choice does not narrow its counts, the others do", () => {
    const choice: Choice = { service: 'automation', industry: 'retail' };
    expect(Object.fromEntries(countValues(projects, choice, 'service'))).toEqual({
      'web-application': 1,
      automation: 1,
    });
    expect(Object.fromEntries(countValues(projects, choice, 'industry'))).toEqual({ retail: 1, banking: 1 });
  });

  test('a count is what choosing the value would show', () => {
    const choices: Choice[] = [{}, { service: 'automation' }, { industry: 'banking', technology: 'react' }];
    for (const choice of choices) {
      for (const facet of facets) {
        for (const [value, count] of countValues(real, choice, facet)) {
          expect(filterProjects(real, { ...choice, [facet]: value })).toHaveLength(count);
        }
      }
    }
  });
});

describe('filter pages', () => {
  test('there is one for each value of each facet, at the address of its choice', () => {
    expect(
      listFilterPages('/projects', projects)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/projects/industries/banking',
      '/projects/industries/education',
      '/projects/industries/retail',
      '/projects/services/automation',
      '/projects/services/web-application',
      '/projects/technologies/c-sharp',
      '/projects/technologies/react',
      '/projects/technologies/sql-server',
    ]);
  });

  test('none of the real site is empty', () => {
    const pages = listFilterPages('/projects', real);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ choice }) => filterProjects(real, choice).length === 0)).toEqual([]);
  });

  test('none of the real site takes the address of a project', () => {
    const addresses = readContent(companyContent).files.flatMap(({ path }) => path ?? []);
    expect(
      addresses.filter((path) => listFilterPages('/projects', real).some((page) => page.path === path)),
    ).toEqual([]);
  });
});
