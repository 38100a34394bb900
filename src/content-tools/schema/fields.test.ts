import { z } from 'zod';
import { service } from '../../content-model/service';
import { describeFields, fieldAt, fieldPath, listValues } from './fields';

test('a path in a file has dots for fields and brackets for list entries', () => {
  expect(fieldPath([])).toBe('');
  expect(fieldPath(['title'])).toBe('title');
  expect(fieldPath(['offerings', 2, 'options', 0, 'text'])).toBe('offerings[2].options[0].text');
});

test('the notes of the model reach the field at a path', () => {
  const fields = describeFields(service);
  expect(fieldAt(fields, ['image', 'src'])).toMatchObject({
    kind: 'file',
    endings: expect.arrayContaining(['.jpg']),
  });
  expect(fieldAt(fields, ['benefits', 3, 'icon'])).toMatchObject({ kind: 'icon' });
  expect(fieldAt(fields, ['relatedIndustries', 0])).toMatchObject({ kind: 'ref', to: 'industry' });
  expect(fieldAt(fields, ['nextStep', 'link'])).toMatchObject({ kind: 'link' });
});

test('a path that the model does not have leads to no field', () => {
  expect(fieldAt(describeFields(service), ['benefits', 0, 'colour'])).toBeUndefined();
  expect(fieldAt(describeFields(service), ['title', 0, 'x'])).toBeUndefined();
});

test('the fields of one entity are computed once', () => {
  expect(describeFields(service)).toBe(describeFields(service));
});

test('every value that has a field is listed, outermost first, and no other', () => {
  const schema = z.strictObject({
    name: z.string(),
    list: z.array(z.strictObject({ link: z.string() })).optional(),
  });
  const data = { name: 'A', unknown: 'x', list: [{ link: '/a' }, { link: '/b', more: 1 }] };
  const visited = listValues(describeFields(schema), data).flatMap(({ value, path }) =>
    typeof value === 'string' ? [`${fieldPath(path)}=${value}`] : [],
  );
  expect(visited).toEqual(['name=A', 'list[0].link=/a', 'list[1].link=/b']);
});

test('values of another shape than the model are left out', () => {
  const schema = z.strictObject({ list: z.array(z.string()), part: z.strictObject({ a: z.string() }) });
  const visited = listValues(describeFields(schema), { list: { a: 'no' }, part: ['no'] });
  expect(visited.map(({ value }) => value)).toEqual([
    { list: { a: 'no' }, part: ['no'] },
    { a: 'no' },
    ['no'],
  ]);
});

test('a field without a place is shown where the one around it is', () => {
  const part = z.strictObject({ name: z.string(), own: z.string().meta({ where: 'Footer' }) });
  const schema = z
    .strictObject({ part: part.meta({ where: 'Header' }), other: z.string() })
    .meta({ where: 'Every page' });
  const fields = describeFields(schema);
  expect(fieldAt(fields, ['part', 'name'])?.where).toBe('Header');
  expect(fieldAt(fields, ['part', 'own'])?.where).toBe('Footer');
  expect(fieldAt(fields, ['other'])?.where).toBe('Every page');
});
