/** @jest-environment node */
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '../..');
const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

const sample = `
  declare const on: boolean, name: string, names: string[], icon: React.JSX.Element, slot: React.ReactNode;
  export const besideIcon = <p>{icon}{name}</p>;
  export const literal = <p>{icon} sent</p>;
  export const twoTexts = <p>{name}, {name}</p>;
  export const list = <p>{names.map((item) => on ? <b key={item} /> : item)}</p>;
  export const inFragment = <>{on && <b />}text</>;
  export const inSlot = <p>{icon}{slot}</p>;
  export const alone = <p>{on ? 'Sending' : name}</p>;
  export const wrapped = <p>{icon}<span>{name}</span>{on && <b />}{name && <b />}</p>;
`;

type Parent = ts.JsxElement | ts.JsxFragment;

const isBlank = (child: ts.JsxChild): boolean =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(child) && child.expression === undefined);

/** Whether a value of this type may be rendered as a text node. `text && <p>` is '' at worst, which renders nothing. */
const isText = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(
    (part) =>
      (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      !(part.isStringLiteral() && part.value === ''),
  );

/** The text nodes that a child may become: none, one, or a list of them. */
const countTexts = (child: ts.JsxChild, checker: ts.TypeChecker): 'none' | 'one' | 'list' => {
  if (ts.isJsxText(child)) return 'one';
  if (!ts.isJsxExpression(child) || !child.expression) return 'none';
  const type = checker.getTypeAtLocation(child.expression);
  const item = checker.isArrayType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (item) return isText(item) ? 'list' : 'none';
  return isText(type) ? 'one' : 'none';
};

/**
 * The elements whose text has siblings. A browser's translation moves text nodes into elements of its own; React fails
 * when it then inserts or removes something beside one (https://github.com/facebook/react/issues/11538).
 */
const findMistakes = (file: ts.SourceFile, checker: ts.TypeChecker): string[] => {
  const found: string[] = [];
  const check = (parent: Parent) => {
    const texts = parent.children
      .filter((child) => !isBlank(child))
      .map((child) => countTexts(child, checker));
    const isAlone = texts.length === 1 && !texts.includes('list');
    if (isAlone || texts.every((text) => text === 'none')) return;
    const { line } = file.getLineAndCharacterOfPosition(parent.getStart(file));
    found.push(`${relative(root, file.fileName)}:${line + 1}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) check(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const samplePath = resolve(root, 'src/sample.tsx');

/** The program of the repository, and the sample as one more file. */
const createProgram = (): ts.Program => {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) =>
    name === samplePath ? ts.createSourceFile(name, sample, version) : getSourceFile(name, version, ...rest);
  return ts.createProgram([...fileNames, samplePath], options, host);
};

const program = createProgram();
const checker = program.getTypeChecker();

// Here, so that types are worked out once for all of these tests; `npx tsc` says the same.
test('TypeScript finds no mistake', () => {
  const mistakes = ts.getPreEmitDiagnostics(program).map((mistake) => ts.formatDiagnostic(mistake, host));
  expect(mistakes).toEqual([]);
});

test('text beside something else is found', () => {
  const file = program.getSourceFile(samplePath);
  expect(file && findMistakes(file, checker)).toEqual(
    [3, 4, 5, 6, 7, 8].map((line) => `src/sample.tsx:${line}`),
  );
});

test('in every component, text is alone in its element, so that translating a page breaks nothing', () => {
  // The browser editor and the share cards are not pages.
  const components = program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        /\/src\/(?!gatsby-node|cms|sample).*\.tsx$/.test(fileName) && !/\.test\.tsx$/.test(fileName),
    );
  expect(components.length).toBeGreaterThan(60);
  expect(components.flatMap((file) => findMistakes(file, checker))).toEqual([]);
});
