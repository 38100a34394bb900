import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyContent } from '../../tests/test-companies';
import { temporaryFolder } from '../../tests/test-folder';
import { languages } from '../content-model/texts/languages';
import { readCompany } from './company';

test('the company has the names of its people, for those to whom messages go', () => {
  expect(readCompany(companyContent)).toMatchObject({
    name: expect.any(String),
    people: { 'farida-lokhandwala': 'Farida Lokhandwala', 'nilesh-pathare': 'Nilesh Pathare' },
  });
});

const content = temporaryFolder();
const site = { name: 'Elbdeich', email: 'post@elbdeich.example', locale: 'de-DE' };
const write = (file: string, data: object): void => writeFileSync(join(content, file), JSON.stringify(data));

test('a company speaks its language, except where it has words of its own', () => {
  write('site.json', { ...site, forms: { internationalPhone: true } });
  write('texts.json', { $schema: '../schemas/texts.schema.json', page: { home: 'Anfang' } });
  const { texts, forms } = readCompany(content);
  expect(forms).toEqual({ internationalPhone: true, anyEmail: false });
  expect(texts.page).toEqual({ ...languages.de?.page, home: 'Anfang' });
  expect(texts.form).toEqual(languages.de?.form);
});

test('a company may bring a language of its own, whole', () => {
  write('site.json', { ...site, locale: 'fr-FR' });
  const texts = { ...languages.en, page: { ...languages.en?.page, home: 'Accueil' } };
  write('texts.json', texts);
  expect(readCompany(content).texts).toEqual(texts);
  write('texts.json', { page: texts.page });
  expect(() => readCompany(content)).toThrow('texts are missing');
});
