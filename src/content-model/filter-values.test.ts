import { chosenNames, listFilterValues } from './filter-values';
import type { Choice } from './project-filter';

const projects = [
  {
    services: [{ slug: 'automation', title: 'Automation' }],
    industry: { slug: 'retail', title: 'Retail & Ecommerce' },
    technologies: ['React', 'C#'],
  },
  {
    services: [{ slug: 'web-application', title: 'Web Application' }],
    industry: { slug: 'banking', title: 'Finance & Banking' },
    technologies: ['React'],
  },
];

const namesOf = (among: typeof projects, choice: Choice): string[] =>
  chosenNames(listFilterValues(among, choice), choice);

test('the values of a facet are there once, in alphabetical order, with their numbers of projects', () => {
  const values = listFilterValues(projects, { industry: 'retail' });
  expect(values.technology).toEqual([
    { slug: 'c-sharp', name: 'C#', count: 1, total: 1 },
    { slug: 'react', name: 'React', count: 1, total: 2 },
  ]);
  expect(values.industry.map(({ slug }) => slug)).toEqual(['banking', 'retail']);
});

test('values are in alphabetical order, whatever their case', () => {
  const named = ['iOS', '.NET', 'React', 'AutoCAD', 'Ägypten', 'Azure'].map((technology) => ({
    services: [],
    industry: null,
    technologies: [technology],
  }));
  expect(listFilterValues(named, {}).technology.map(({ name }) => name)).toEqual([
    '.NET',
    'Ägypten',
    'AutoCAD',
    'Azure',
    'iOS',
    'React',
  ]);
});

test('chosen values are named', () => {
  expect(namesOf(projects, {})).toEqual([]);
  expect(namesOf(projects, { service: 'automation', technology: 'c-sharp' })).toEqual(['Automation', 'C#']);
});

test('a value that no project has is named as it is in the address', () => {
  expect(namesOf(projects, { industry: 'space' })).toEqual(['space']);
});
