import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { companyContent } from '../../../tests/test-content';
import { readContent } from '../read/read-content';

// The same library that VS Code uses for an open content file.
const service = getLanguageService({
  schemaRequestService: (address) => Promise.resolve(readFileSync(fileURLToPath(address), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

const opened = (root: string, file: string, change: (text: string) => string = (text) => text) => {
  const path = join(root, file);
  const document = TextDocument.create(
    pathToFileURL(path).href,
    'json',
    1,
    change(readFileSync(path, 'utf8')),
  );
  return { document, json: service.parseJSONDocument(document) };
};
const automation = 'services/automation.json';

test.each([
  ['the company of the tests', companyContent],
  ['the second company', resolve(companyContent, '../../second-company/content')],
])('an editor finds nothing wrong with any file of %s', async (_name, root) => {
  const complaints: string[] = [];
  for (const { file } of readContent(root).files) {
    const { document, json } = opened(root, file);
    for (const { message } of await service.doValidation(document, json))
      complaints.push(`${file} ${message}`);
  }
  expect(complaints).toEqual([]);
});

test('an editor marks an empty title and an icon that does not exist', async () => {
  const { document, json } = opened(companyContent, automation, (text) =>
    text
      .replace('"title": "Automation"', '"title": ""')
      .replace('"icon": "workflow"', '"icon": "no-such-icon"'),
  );
  const marked = (await service.doValidation(document, json)).map(({ range }) => document.getText(range));
  expect(marked).toEqual(['""', '"no-such-icon"']);
});

test('hovering over a field shows its purpose, place and length', async () => {
  const { document, json } = opened(companyContent, automation);
  const place = document.positionAt(document.getText().indexOf('"summary"') + 3);
  const hover = JSON.stringify((await service.doHover(document, place, json))?.contents);
  expect(hover).toContain('One sentence for the card');
  expect(hover).toContain('Where: Card on the home page');
  expect(hover).toContain('Up to 170 characters');
});

test('a field that is missing is offered, and so are icons', async () => {
  const without = opened(companyContent, automation, (text) => text.replace(/"summary": .*\n/, '""\n'));
  const at = without.document.positionAt(without.document.getText().indexOf('""\n') + 1);
  const fields = await service.doComplete(without.document, at, without.json);
  expect(fields?.items.map(({ label }) => label)).toEqual([
    'draft',
    'publishOn',
    'endOn',
    'redirectTo',
    'contact',
    'screen',
    'summary',
    'benefitsInOrder',
    'lead',
    'relatedWork',
  ]);

  const { document, json } = opened(companyContent, automation);
  const icon = document.positionAt(document.getText().indexOf('"workflow"') + 2);
  const icons = (await service.doComplete(document, icon, json))?.items.map(({ label }) => label) ?? [];
  expect(icons).toEqual(expect.arrayContaining(['"sprout"', '"workflow"']));
});
