import { z } from 'zod';
import { service } from '../content-model/service';
import { fieldAt, fieldPath, fieldsOf, walkFields } from './fields-of';

test('a path in a file has dots for fields and brackets for list entries', () => {
  expect(fieldPath([])).toBe('');
  expect(fieldPath(['title'])).toBe('title');
  expect(fieldPath(['offerings', 2, 'options', 0, 'text'])).toBe('offerings[2].options[0].text');
});

test('the notes of the model reach the field at a path', () => {
  const fields = fieldsOf(service);
  expect(fieldAt(fields, ['image', 'src'])).toMatchObject({
    kind: 'file',
    endings: expect.arrayContaining(['.jpg']),
  });
  expect(fieldAt(fields, ['benefits', 3, 'icon'])).toMatchObject({ kind: 'icon' });
  expect(fieldAt(fields, ['relatedIndustries', 0])).toMatchObject({ kind: 'ref', to: 'industry' });
  expect(fieldAt(fields, ['nextStep', 'link'])).toMatchObject({ kind: 'link' });
});

test('a path that the model does not have leads to no field', () => {
  expect(fieldAt(fieldsOf(service), ['benefits', 0, 'colour'])).toBeUndefined();
  expect(fieldAt(fieldsOf(service), ['title', 0, 'x'])).toBeUndefined();
});

test('the fields of one entity are computed once', () => {
  expect(fieldsOf(service)).toBe(fieldsOf(service));
});

test('walking visits every value that has a field, outermost first, and no other', () => {
  const schema = z.strictObject({
    name: z.string(),
    list: z.array(z.strictObject({ link: z.string() })).optional(),
  });
  const data = { name: 'A', unknown: 'x', list: [{ link: '/a' }, { link: '/b', more: 1 }] };
  const visited: string[] = [];
  walkFields(fieldsOf(schema), data, (_field, value, path) => {
    if (typeof value === 'string') visited.push(`${fieldPath(path)}=${value}`);
  });
  expect(visited).toEqual(['name=A', 'list[0].link=/a', 'list[1].link=/b']);
});

test('walking skips values of another shape than the model', () => {
  const schema = z.strictObject({ list: z.array(z.string()), part: z.strictObject({ a: z.string() }) });
  const visited: unknown[] = [];
  walkFields(fieldsOf(schema), { list: { a: 'no' }, part: ['no'] }, (_field, value) => visited.push(value));
  expect(visited).toEqual([{ list: { a: 'no' }, part: ['no'] }, { a: 'no' }, ['no']]);
});
