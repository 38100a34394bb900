import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A mistake, or advice, in an editor's words. */
export interface Finding {
  problem: string;
  /** What to write or do instead. */
  fix: string;
}

/** All that is wrong with one value, in one sentence. */
export const joinFindings = (findings: readonly Finding[]): Finding | undefined => {
  const join = (part: keyof Finding, between: string): string =>
    [...new Set(findings.map((finding) => finding[part]))].join(between);
  return findings.length > 0 ? { problem: join('problem', '; '), fix: join('fix', ' ') } : undefined;
};

const saveAsUtf8 = 'Open it in a text editor and save it again with the encoding UTF-8.';

/** A position as editors count. */
const describePlace = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
};

/** UTF-16 begins with a byte order mark, or has a zero next to its first letter, which in JSON is an ASCII one. */
const isUtf16 = (bytes: Uint8Array): boolean => {
  const [first = 1, second = 1] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first * second === 0;
};

/** The text of a file's bytes, without a byte order mark; a fault if they are not UTF-8. */
export const decode = (bytes: Uint8Array): string | Finding => {
  if (isUtf16(bytes)) return { problem: 'is saved as UTF-16, which the site cannot read', fix: saveAsUtf8 };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const readable = new TextDecoder().decode(bytes);
    const place = describePlace(readable, readable.indexOf('\ufffd'));
    const problem = `is not saved as UTF-8; a character at ${place} is probably Latin-1 (Windows-1252)`;
    return { problem, fix: `${saveAsUtf8} Then check its accented letters, dashes and quotation marks.` };
  }
};

/** The parser's errors in words. */
const wording: Partial<Record<string, string>> = {
  InvalidSymbol: 'something that is not in straight quotation marks',
  InvalidNumberFormat: 'a number that is written wrongly',
  PropertyNameExpected: 'the name of a field is expected; is there a comma too many?',
  ValueExpected: 'a value is expected; is there a comma too many?',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing; is the file cut off?',
  CloseBracketExpected: 'a closing ] is missing; is the file cut off?',
  EndOfFileExpected: 'the file goes on after its end',
  InvalidCommentToken: 'a comment, which JSON does not have',
  UnexpectedEndOfString: 'a quotation mark is missing',
  InvalidUnicode: 'an escape such as \\u00e9 is incomplete',
  InvalidEscapeCharacter: 'a backslash before a character that needs none',
  InvalidCharacter: 'a line break or control character within a text',
};

/** Git puts these lines around two versions of the same place. */
const conflictMark = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m;

const explainError = (text: string, { error, offset }: ParseError): Finding => {
  const mark = conflictMark.exec(text);
  if (mark) {
    return {
      problem: `has two versions, which Git could not merge (${describePlace(text, mark.index)}: "${mark[0]}")`,
      fix: 'Keep what is right of each place between "<<<<<<<" and ">>>>>>>", and remove these lines and "=======".',
    };
  }
  const code = printParseErrorCode(error);
  const what = text.trim() === '' ? 'the file is empty' : (wording[code] ?? code);
  const problem = `is not valid JSON (${describePlace(text, offset)}: ${what})`;
  return { problem, fix: 'Look there for a missing or extra comma, quotation mark or bracket.' };
};

/** The first field that an object has twice, the outermost object first. */
const findRepeatedField = ({ type, children = [] }: Node): Node | undefined => {
  const keys = type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const repeated = keys.find(({ value }, at) => keys.findIndex((key) => key.value === value) < at);
  return repeated ?? children.map(findRepeatedField).find(Boolean);
};

/** The data of a JSON file as people save it, with a byte order mark or without, or its fault. Runs in browsers, too. */
export const parseJson = (bytes: Uint8Array): { data: unknown } | { fault: Finding } => {
  const text = decode(bytes);
  if (typeof text !== 'string') return { fault: text };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) return { fault: explainError(text, first) };
  const repeated = tree && findRepeatedField(tree);
  if (repeated) {
    const problem = `has the field "${repeated.value}" twice in one place (again at ${describePlace(text, repeated.offset)})`;
    return { fault: { problem, fix: 'Remove one of the two; only one can be shown.' } };
  }
  return { data: JSON.parse(text) };
};
