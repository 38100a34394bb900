import { chosenNames, valueNames } from './chosen-names';

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

test('the values of a facet are there once, in alphabetical order', () => {
  expect(valueNames(projects, 'technology')).toEqual([
    ['c-sharp', 'C#'],
    ['react', 'React'],
  ]);
  expect(valueNames(projects, 'industry').map(([slug]) => slug)).toEqual(['banking', 'retail']);
});

test('values are in alphabetical order, whatever their case', () => {
  const named = ['iOS', '.NET', 'React', 'AutoCAD', 'Azure'].map((technology) => ({
    services: [],
    industry: null,
    technologies: [technology],
  }));
  expect(valueNames(named, 'technology').map(([, name]) => name)).toEqual([
    '.NET',
    'AutoCAD',
    'Azure',
    'iOS',
    'React',
  ]);
});

test('chosen values are named', () => {
  expect(chosenNames(projects, {})).toEqual([]);
  expect(chosenNames(projects, { service: 'automation', technology: 'c-sharp' })).toEqual([
    'Automation',
    'C#',
  ]);
});

test('a value that no project has is named as it is in the address', () => {
  expect(chosenNames(projects, { industry: 'space' })).toEqual(['space']);
});
