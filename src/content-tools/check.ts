import { isObject } from '../is-object';
import { checkNames, checkOwnLinks, checkRepeats } from './check-lists';
import { checkHomeSections, checkNeededPages, checkPaths, checkRedirects, checkTitles } from './check-pages';
import { checkReferences } from './check-references';
import { explainIssue } from './explain';
import { fieldsOf } from './fields-of';
import { type Content, type ContentFile, type Problem, readContent } from './read';

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
    ...checkReferences(root, content),
    ...checkPaths(content),
    ...checkTitles(content),
    ...checkNames(content),
    ...checkRepeats(content),
    ...checkOwnLinks(content),
    ...checkNeededPages(content),
    ...checkRedirects(content),
    ...checkHomeSections(content),
  ];
  return { content, problems: problems.sort((a, b) => a.file.localeCompare(b.file, 'en')) };
};
