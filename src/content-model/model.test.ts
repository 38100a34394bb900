import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { companyContent } from '../../tests/test-content';
import { readContent } from '../content-tools/read/read-content';
import { describeFields, fieldAt } from '../content-tools/schema/fields';
import { isObject } from '../is-object';
import { buildPath, type Collection, collections, homeSections, pageTemplates, singles } from '.';

const site = describeFields(singles.site.schema);
const navigation = describeFields(singles.navigation.schema);
const of = (name: keyof typeof collections) => describeFields(collections[name].schema);

describe('each entity has the specified fields', () => {
  test.each([
    ['navigation item', fieldAt(navigation, ['header', 0]), ['name', 'link', 'icon', 'index', 'children']],
    ['service card', of('service'), ['title', 'description', 'image', 'summary']],
    ['industry tile', of('industry'), ['title', 'icon']],
    ['product', of('product'), ['name', 'description', 'thumbnail', 'image', 'link']],
    ['client logo', of('client'), ['name', 'img', 'altText']],
    ['testimonial', of('testimonial'), ['name', 'company', 'text', 'highlights']],
    ['social link', fieldAt(site, ['socialLinks', 0]), ['icon', 'name', 'link']],
    [
      'hero slide',
      of('hero-slide'),
      ['imagePath', 'altText', 'pageUrl', 'buttonName', 'parentClass', 'childClass', 'mobileViewImage'],
    ],
    ['service page', of('service'), ['title', 'text', 'image', 'keywords', 'offerings', 'benefits']],
    ['offering group', fieldAt(of('service'), ['offerings', 0]), ['name', 'options']],
    ['offering', fieldAt(of('service'), ['offerings', 0, 'options', 0]), ['name', 'text']],
    ['benefit', fieldAt(of('service'), ['benefits', 0]), ['name', 'text', 'icon']],
    ['industry page', of('industry'), ['title', 'text', 'image', 'keywords', 'challenges', 'solutions']],
    ['challenge', fieldAt(of('industry'), ['challenges', 0]), ['name', 'text']],
    ['solution', fieldAt(of('industry'), ['solutions', 0]), ['name', 'text']],
    ['case study on a list', of('case-study'), ['title', 'text', 'image']],
    ['case study', of('case-study'), ['intro', 'title', 'text', 'keywords', 'client', 'solution', 'success']],
    ['part of a case study', fieldAt(of('case-study'), ['client']), ['title', 'text', 'image']],
    [
      'success of a case study',
      fieldAt(of('case-study'), ['success']),
      ['title', 'text', 'image', 'video', 'criteria'],
    ],
    ['criterion', fieldAt(of('case-study'), ['success', 'criteria', 0]), ['title', 'text']],
  ])('%s', (_entity, fields, names) => {
    expect(Object.keys(fields?.properties ?? {})).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['navigation item', fieldAt(navigation, ['header', 0]), ['children']],
    ['social link', fieldAt(site, ['socialLinks', 0]), ['link']],
    ['hero slide', of('hero-slide'), ['draft', 'publishOn', 'endOn', 'pageUrl', 'buttonName']],
    ['success of a case study', fieldAt(of('case-study'), ['success']), ['comparison', 'video']],
  ])(
    '%s may leave out only what the spec calls optional, and when it is shown',
    (_entity, fields, optional) => {
      const left = Object.keys(fields?.properties ?? {}).filter((name) => !fields?.required?.includes(name));
      expect(left).toEqual(optional);
    },
  );
});

describe('a field takes exactly its limit and no more', () => {
  const title = collections.service.schema.shape.title;
  const description = collections.service.schema.shape.description;
  test.each([
    [title, 1, 48],
    [description, 50, 160],
    [collections.client.schema.shape.name, 1, 48],
  ])('case %#', (field, least, most) => {
    expect(field.safeParse('x'.repeat(least)).success).toBe(true);
    expect(field.safeParse('x'.repeat(most)).success).toBe(true);
    expect(field.safeParse('x'.repeat(least - 1)).success).toBe(false);
    expect(field.safeParse('x'.repeat(most + 1)).success).toBe(false);
  });
});

test('every reference of the model points into a collection', () => {
  const targets = new Set<string>();
  const collect = (fields: unknown): void => {
    if (Array.isArray(fields)) fields.forEach(collect);
    else if (isObject(fields)) {
      if (fields.kind === 'ref') targets.add(String(fields.to));
      Object.values(fields).forEach(collect);
    }
  };
  for (const { schema } of [...Object.values(collections), ...Object.values(pageTemplates)]) {
    collect(describeFields(schema));
  }
  expect(targets.size).toBeGreaterThan(4);
  expect([...targets].filter((target) => !(target in collections))).toEqual([]);
});

test.each([
  ['page', 'anything', 'home', '/'],
  ['page', 'about-us', 'page', '/about-us'],
  ['service', 'automation', undefined, '/automation'],
  ['industry', 'retail', undefined, '/retail'],
  ['case-study', 'impex', undefined, '/case-studies/impex'],
  ['project', 'impex', undefined, '/projects/impex'],
  ['insight', 'rewrite', undefined, '/insights/rewrite'],
  ['product', 'impex', undefined, undefined],
])('the address of the %s %s with template %s is %s', (kind, slug, template, path) => {
  expect(buildPath(kind, slug, template)).toBe(path);
});

test('every template is a file of src/templates, and every file there is a template', () => {
  const kinds = Object.entries<Collection>(collections).flatMap(([kind, { base }]) => (base ? [kind] : []));
  const files = readdirSync(resolve('src/templates')).filter((name) => name.endsWith('.tsx'));
  const templates = [...Object.keys(pageTemplates), ...kinds];
  expect(files.sort()).toEqual(templates.map((name) => `${name}.tsx`).sort());
});

test('the home page has the specified sections', () => {
  expect(Object.keys(homeSections)).toEqual([
    'hero',
    'why-choose-us',
    'our-services',
    'industry-expertise',
    'our-products',
    'our-clients',
    'testimonials',
    // Beyond the spec; without articles it is left out.
    'insights',
    'contact-us',
  ]);
});

describe('the content of the test company', () => {
  const { files } = readContent(companyContent);
  const readEntry = (file: string): Record<string, unknown> => {
    const data = files.find((candidate) => candidate.file === file)?.data;
    return isObject(data) ? data : {};
  };

  test('has an entry of every kind and a page of every template', () => {
    const kinds = files.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(collections)));
    const templates = files.map(({ file }) => readEntry(file).template);
    expect(templates).toEqual(expect.arrayContaining(Object.keys(pageTemplates)));
  });

  test('has banners with a button and banners without', () => {
    const buttons = files
      .filter(({ kind }) => kind === 'hero-slide')
      .map(({ file }) => [readEntry(file).pageUrl !== undefined, readEntry(file).buttonName]);
    expect(buttons).toEqual(
      expect.arrayContaining([
        [true, 'Know more'],
        [false, undefined],
      ]),
    );
  });

  test('the header lists its seven items by index', () => {
    expect(readEntry('navigation.json').header).toEqual(
      [
        [1, 'Services', '/#our-services', 'service'],
        [2, 'Products', '/#our-products'],
        [3, 'Industries', '/#industry-expertise', 'industry'],
        [4, 'Projects', '/projects'],
        [5, 'Case Studies', '/case-studies'],
        [6, 'About Us', '/about-us'],
        [7, 'Request a Quote', '/request-quote'],
      ].map(([index, name, link, children]) =>
        expect.objectContaining({ index, name, link, ...(children && { children }) }),
      ),
    );
  });

  test('the footer menu is the six-entry list of the spec', () => {
    expect(readEntry('navigation.json').footer).toEqual([
      { name: 'Services', link: '/#our-services' },
      { name: 'Products', link: '/#our-products' },
      { name: 'Industries', link: '/#industry-expertise' },
      { name: 'Case Studies', link: '/case-studies' },
      { name: 'About Us', link: '/about-us' },
      { name: 'Contact Us', link: '/contact-us' },
    ]);
  });

  test('of the four social links only LinkedIn has an address, and the copyright year is 2024', () => {
    const { socialLinks, copyrightYear } = readEntry('site.json');
    expect(socialLinks).toEqual([
      { name: 'Facebook', icon: 'facebook' },
      { name: 'X', icon: 'x-social' },
      { name: 'YouTube', icon: 'youtube' },
      { name: 'LinkedIn', icon: 'linkedin', link: expect.stringMatching(/^https:/) },
    ]);
    expect(copyrightYear).toBe(2024);
  });

  test('an entry has its order to itself, so that lists have one order only', () => {
    for (const kind of Object.keys(collections)) {
      // Articles go by their date.
      const orders = files
        .filter((file) => file.kind === kind)
        .flatMap(({ file }) => readEntry(file).order ?? []);
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  test('a technology is spelt the same everywhere', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { file } of files.filter(({ kind }) => kind === 'project')) {
      const { technologies } = readEntry(file);
      for (const name of Array.isArray(technologies) ? technologies.map(String) : []) {
        const key = name.toLowerCase().replaceAll(/[^a-z0-9#+]/g, '');
        spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
      }
    }
    expect([...spellings.values()].filter((names) => names.size > 1)).toEqual([]);
  });
});
