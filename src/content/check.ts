import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconNames } from '../icons/read-icons';
import { collections, homeSections, pageTemplates } from '../model';
import { explainIssue } from './explain';
import { type FieldSchema, fieldPath, fieldsOf, walkFields } from './fields-of';
import { type Content, type ContentFile, isObject, type Problem, readContent } from './read';

/** Templates without which the site or its server does not work; exactly one page of each. */
const neededTemplates = ['home', 'contact', 'quote', 'thank-you', 'not-found'] as const;
/** Addresses that the server or Gatsby itself gives a meaning to. */
const fixedPaths: Partial<Record<string, string>> = { 'thank-you': '/thank-you', 'not-found': '/404' };
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const checkFields = ({ file, schema, data }: ContentFile): Problem[] => {
  // `$schema` is the editor's own note to itself, not content.
  const content = isObject(data)
    ? Object.fromEntries(Object.entries(data).filter(([key]) => key !== '$schema'))
    : data;
  const result = schema.safeParse(content);
  if (result.success) return [];
  const fields = fieldsOf(schema);
  return result.error.issues.flatMap((issue) => explainIssue(file, fields, content, issue));
};

/** What the values of one content folder may refer to. */
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

const checkLink = (value: string, paths: ReadonlySet<string>): Finding | undefined => {
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
      return checkLink(value, targets.paths);
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

const checkNeededPages = ({ files, problems }: Content): Problem[] => {
  // A page that cannot be read is reported as such, not as missing too.
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
 * Checks a whole content folder: form of every file, then what the files say of each other.
 * @param root absolute path of the content folder
 * @returns the content read and every problem found, ordered by file; no problem means the site can be built
 */
export const checkContent = (root: string): { content: Content; problems: Problem[] } => {
  const content = readContent(root);
  const problems = [
    ...content.problems,
    ...content.files.flatMap(checkFields),
    ...checkReferences(root, content.files),
    ...checkPaths(content),
    ...checkNeededPages(content),
  ];
  return { content, problems: problems.sort((a, b) => a.file.localeCompare(b.file, 'en')) };
};

/** Writes problems as text, grouped by file, the way the build and `npm run check:content` print them. */
export const printProblems = (problems: readonly Problem[]): string => {
  const lines: string[] = [];
  let file = '';
  for (const problem of problems) {
    if (problem.file !== file) {
      file = problem.file;
      lines.push('', `content/${file}`);
    }
    lines.push(`  ${problem.field || '(file)'}: ${problem.problem}`, `      ${problem.fix}`);
  }
  const files = new Set(problems.map((problem) => problem.file)).size;
  lines.push(
    '',
    `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in ${files} ${files === 1 ? 'file' : 'files'}`,
  );
  return lines.join('\n');
};
