import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collections, homeSections, pageTemplates, sectionEntries } from '../content-model';
import { isObject } from '../is-object';
import { explainIssue } from './explain';
import { type FieldSchema, fieldPath, fieldsOf, walkFields } from './fields-of';
import { iconNames } from './icons/read-icons';
import { type Content, type ContentFile, type Problem, readContent } from './read';

/** Templates without which the site or its server does not work; exactly one page of each. */
const neededTemplates = ['home', 'contact', 'quote', 'thank-you', 'not-found'] as const;
/** Addresses that the server or Gatsby expects. */
const fixedPaths: Partial<Record<string, string>> = { 'thank-you': '/thank-you', 'not-found': '/404' };
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const checkFields = ({ file, schema, data }: ContentFile): Problem[] => {
  // `$schema` is for editors, not content.
  const content = isObject(data)
    ? Object.fromEntries(Object.entries(data).filter(([key]) => key !== '$schema'))
    : data;
  const result = schema.safeParse(content);
  if (result.success) return [];
  const fields = fieldsOf(schema);
  return result.error.issues.flatMap((issue) => explainIssue(file, fields, content, issue));
};

/** What values of the content may refer to. */
interface Targets {
  root: string;
  paths: ReadonlySet<string>;
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  icons: ReadonlySet<string>;
}

type Finding = Pick<Problem, 'problem' | 'fix'>;

const targetsOf = (root: string, files: readonly ContentFile[]): Targets => {
  const slugs = new Map(Object.keys(collections).map((name) => [name, new Set<string>()]));
  for (const { kind, slug } of files) slugs.get(kind)?.add(slug);
  return { root, slugs, paths: new Set(files.flatMap(({ path }) => path ?? [])), icons: iconNames() };
};

const checkFile = (value: string, field: FieldSchema, folder: string): Finding | undefined => {
  if (!existsSync(join(folder, value))) {
    return {
      problem: `names "${value}", which does not exist`,
      fix: 'Put the file there, or mend the path; it starts at this JSON file.',
    };
  }
  if (field.endings?.some((ending) => value.endsWith(ending)) === false) {
    return {
      problem: `names "${value}", which is of another kind`,
      fix: `Use a file that ends in ${field.endings.join(', ')}.`,
    };
  }
  return undefined;
};

const checkLink = (value: string, { paths, slugs }: Targets): Finding | undefined => {
  const [path = '', section] = value.split('#');
  if (!paths.has(path)) {
    return {
      problem: `leads to "${path}", a page that does not exist`,
      fix: 'Write the path of an existing page, such as /contact-us.',
    };
  }
  if (section !== undefined && !(path === '/' && homeSections.some((id) => id === section))) {
    return {
      problem: `leads to the section "#${section}", which does not exist`,
      fix: `Sections are on the home page: ${homeSections.map((id) => `/#${id}`).join(', ')}.`,
    };
  }
  const entries = homeSections.find((id) => id === section);
  const kind = entries && sectionEntries[entries];
  if (kind && slugs.get(kind)?.size === 0) {
    return {
      problem: `leads to the section "#${section}", which is absent as there are no entries of ${kind}`,
      fix: `Remove the entry, or add a file to content/${collections[kind].folder}.`,
    };
  }
  return undefined;
};

const checkValue = (
  value: string,
  field: FieldSchema,
  file: string,
  targets: Targets,
): Finding | undefined => {
  switch (field.kind) {
    case 'file':
      return checkFile(value, field, join(targets.root, dirname(file)));
    case 'link':
      return checkLink(value, targets);
    case 'icon':
      if (targets.icons.has(value)) return undefined;
      return {
        problem: `names the icon "${value}", which does not exist`,
        fix: 'Choose one from lucide.dev/icons and write its name.',
      };
    case 'ref': {
      const known = targets.slugs.get(field.to ?? '') ?? new Set();
      if (known.has(value)) return undefined;
      return {
        problem: `names "${value}", which is no file of that folder`,
        fix: `Write one of: ${[...known].join(', ')}.`,
      };
    }
    default:
      return undefined;
  }
};

const checkReferences = (root: string, files: readonly ContentFile[]): Problem[] => {
  const targets = targetsOf(root, files);
  const problems: Problem[] = [];
  for (const { file, schema, data } of files) {
    walkFields(fieldsOf(schema), data, (field, value, path) => {
      const finding = typeof value === 'string' ? checkValue(value, field, file, targets) : undefined;
      if (finding) problems.push({ file, field: fieldPath(path), ...finding });
    });
  }
  return problems;
};

const checkPaths = ({ files }: Content): Problem[] => {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const { file, slug, path, template } of files) {
    if (!path) continue;
    if (!slugForm.test(slug)) {
      problems.push({
        file,
        field: '',
        problem: `has the file name "${slug}", which makes a poor address`,
        fix: 'Rename the file with small letters, figures and hyphens only.',
      });
    }
    const other = seen.get(path);
    if (other) {
      problems.push({
        file,
        field: '',
        problem: `has the same address ${path} as ${other}`,
        fix: 'Rename one of the two files; the file name is the address.',
      });
    }
    seen.set(path, file);
    const fixed = template ? fixedPaths[template] : undefined;
    if (fixed && path !== fixed) {
      problems.push({
        file,
        field: '',
        problem: `must have the address ${fixed}`,
        fix: `Name the file ${fixed.slice(1)}.json.`,
      });
    }
  }
  return problems;
};

/** An old address must be free; a redirect would hide the page that has it now. */
const checkRedirects = ({ files }: Content): Problem[] => {
  const redirects = files.find(({ kind }) => kind === 'redirects');
  const moved = isObject(redirects?.data) ? redirects.data.moved : undefined;
  if (!redirects || !Array.isArray(moved)) return [];
  const seen = new Set<unknown>();
  return moved.flatMap((entry: unknown, index): Problem[] => {
    const from = isObject(entry) ? entry.from : undefined;
    const field = `moved[${index}].from`;
    const page = files.find(({ path }) => path === from);
    if (page) {
      return [
        {
          file: redirects.file,
          field,
          problem: `is the address of ${page.file}, which nobody would see any more`,
          fix: 'Remove the entry, or rename that file.',
        },
      ];
    }
    if (seen.has(from)) {
      const problem = `sends ${String(from)} to a second place`;
      return [{ file: redirects.file, field, problem, fix: 'Keep one entry for each old address.' }];
    }
    seen.add(from);
    return [];
  });
};

/** A section of the home page that has entries needs a heading. */
const checkHomeSections = ({ files }: Content): Problem[] => {
  const home = files.find(({ template }) => template === 'home');
  if (!home) return [];
  const headings = { service: 'services', industry: 'industries', product: 'products' } as const;
  const others = { client: 'clients', testimonial: 'testimonials' } as const;
  return Object.entries({ ...headings, ...others }).flatMap(([kind, field]) => {
    if (!files.some((file) => file.kind === kind)) return [];
    if (isObject(home.data) && field in home.data) return [];
    return [
      {
        file: home.file,
        field,
        problem: 'is missing',
        fix: `Write heading and text of that section of the home page; there are entries of ${kind}.`,
      },
    ];
  });
};

const checkNeededPages = ({ files, problems }: Content): Problem[] => {
  // A page that cannot be read is reported as such, and not as missing, too.
  if (problems.some(({ file }) => file.startsWith('pages/'))) return [];
  return neededTemplates.flatMap((template) => {
    const pages = files.filter((file) => file.kind === 'page' && file.template === template);
    if (pages.length === 1) return [];
    const type = pageTemplates[template].type;
    return [
      {
        file: pages[1]?.file ?? 'pages',
        field: 'template',
        problem: `"${template}" must be the template of exactly one page, and is that of ${pages.length}`,
        fix: `Keep one file with "template": "${template}" (${type}).`,
      },
    ];
  });
};

/**
 * Checks a whole content folder: every file by itself, then the references between them.
 * @param root absolute path of the content folder
 * @returns the content and every problem, ordered by file; without problems the site can be built
 */
export const checkContent = (root: string): { content: Content; problems: Problem[] } => {
  const content = readContent(root);
  const problems = [
    ...content.problems,
    ...content.files.flatMap(checkFields),
    ...checkReferences(root, content.files),
    ...checkPaths(content),
    ...checkNeededPages(content),
    ...checkRedirects(content),
    ...checkHomeSections(content),
  ];
  return { content, problems: problems.sort((a, b) => a.file.localeCompare(b.file, 'en')) };
};

/** Ways to highlight text in a terminal. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';
/** Highlights a text; without colours it stays as it is. */
export type Paint = (style: Style, text: string) => string;

const plain: Paint = (_style, text) => text;

const count = (number: number, one: string, several: string): string =>
  `${number} ${number === 1 ? one : several}`;

const filesIn = (problems: readonly Problem[]): string =>
  count(new Set(problems.map(({ file }) => file)).size, 'file', 'files');

/**
 * Formats mistakes and advice, grouped by file, for the build and `npm run check:content`.
 * @param problems mistakes, which block
 * @param advice what could be better, which does not block
 * @param paint how words are highlighted
 */
export const printProblems = (
  problems: readonly Problem[],
  advice: readonly Problem[] = [],
  paint: Paint = plain,
): string => {
  const lines: string[] = [];
  const entries = [
    ...problems.map((problem) => ({ ...problem, style: 'red' as const, mark: '' })),
    ...advice.map((problem) => ({ ...problem, style: 'yellow' as const, mark: 'advice: ' })),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en'));
  let file = '';
  for (const { file: own, field, problem, fix, style, mark } of entries) {
    if (own !== file) {
      file = own;
      lines.push('', paint('bold', `content/${file}`));
    }
    lines.push(`  ${paint(style, `${mark}${field || '(file)'}`)}: ${problem}`, `      ${paint('dim', fix)}`);
  }
  lines.push('');
  if (problems.length > 0) {
    const words = `${count(problems.length, 'mistake', 'mistakes')} in ${filesIn(problems)}`;
    lines.push(paint('red', words));
  }
  if (advice.length > 0) {
    const words = `${count(advice.length, 'piece', 'pieces')} of advice on ${filesIn(advice)}`;
    lines.push(paint('yellow', words));
  }
  return lines.join('\n');
};
