/** @jest-environment node */
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import en from '../../src/content-model/texts/en.json';

const root = resolve(__dirname, '../..');

/** Attributes that people read or hear. */
const spoken =
  /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|hint|legend|sendingText)$/;

/** Of the style guide, which is for developers, of the browser editor, and of the share cards. */
const others = /\/src\/(gatsby-node|cms|templates\/style-guide)\/|\.test\.tsx?$/;

const program = ts.createProgram(
  ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  ).fileNames,
  { jsx: ts.JsxEmit.ReactJSX, noLib: true, noResolve: true },
);

const sources = program
  .getSourceFiles()
  .filter(({ fileName }) => fileName.startsWith(`${root}/src/`) && !others.test(fileName));

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** The words in the JSX of a file: text nodes, and attributes that people read or hear. */
const findWords = (file: ts.SourceFile): string[] => {
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    if (!hasWords(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${relative(root, file.fileName)}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node, isShown: boolean): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (
      isShown &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    )
      note(node, node.text);
    if (ts.isJsxAttribute(node)) {
      const shown = spoken.test(node.name.getText(file));
      ts.forEachChild(node, (child) => visit(child, shown));
      return;
    }
    if (
      ts.isPropertyAssignment(node) &&
      spoken.test(node.name.getText(file)) &&
      /\.tsx$/.test(file.fileName)
    ) {
      visit(node.initializer, true);
      return;
    }
    // What is compared, called or looked up is not shown.
    const hides = ts.isBinaryExpression(node) && /^([!=]==|in)$/.test(node.operatorToken.getText(file));
    const isElement = ts.isJsxElement(node) || ts.isJsxFragment(node);
    const isBelow = isShown && !hides && !ts.isCallExpression(node) && !ts.isElementAccessExpression(node);
    ts.forEachChild(node, (child) => visit(child, isElement ? ts.isJsxExpression(child) : isBelow));
  };
  visit(file, false);
  return found;
};

test('words in JSX are found, and names that nobody reads are not', () => {
  const sample = ts.createSourceFile(
    'sample.tsx',
    `const a = <p className="red" aria-label="Hear">{on ? 'See' : TEXTS.page.home}<b>Read {\`\${n} more\`}</b></p>, b = { label: 'Too' };`,
    ts.ScriptTarget.Latest,
    true,
  );
  expect(findWords(sample).map((place) => place.split(' ').slice(1).join(' '))).toEqual([
    'Hear',
    'See',
    'Read',
    'more',
    'Too',
  ]);
});

test('no component has words of its own', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap(findWords)).toEqual([]);
});

const lookUp = (path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], en);

/** Calls of \`fill\` and \`plural\` with a text, whose parameters are not those of the text. */
const findWrongCalls = (file: ts.SourceFile): string[] => {
  const wrong: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^(fill|plural)$/.test(node.expression.getText(file))) return;
    const [text, ...values] = node.arguments;
    const path = /^TEXTS\.(\w+)\.(\w+)$/.exec(text?.getText(file) ?? '');
    if (!path) return;
    const needed = new Set(JSON.stringify(lookUp(path.slice(1))).match(/(?<=\{)\w+(?=\})/g));
    needed.delete('count');
    const object = values.find(ts.isObjectLiteralExpression);
    const given = (object?.properties ?? []).map((property) => property.name?.getText(file) ?? '');
    const differs =
      [...needed].some((name) => !given.includes(name)) ||
      given.some((name) => name !== 'count' && !needed.has(name));
    if (differs) wrong.push(`${relative(root, file.fileName)} ${path[0]}: ${[...needed]} but ${given}`);
  };
  visit(file);
  return wrong;
};

test('every text gets the parameters that it names', () => {
  expect(sources.flatMap(findWrongCalls)).toEqual([]);
});
