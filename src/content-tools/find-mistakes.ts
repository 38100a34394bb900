import { checkContent } from './check';
import { checkPictures } from './pictures';
import type { Content, Problem } from './read';

/** What a check of the whole content finds. */
export interface Findings {
  content: Content;
  /** What stops a build: in the JSON files, and in the pictures that they name. */
  mistakes: Problem[];
  /** What could be better about the pictures. */
  pictureAdvice: Problem[];
}

/**
 * Everything that stops a build: the mistakes of all JSON files, and of the pictures, drawings and videos they name.
 * @param root absolute path of the content folder
 */
export const findMistakes = async (root: string): Promise<Findings> => {
  const { content, problems } = checkContent(root);
  const pictures = await checkPictures(root, content);
  return { content, mistakes: [...problems, ...pictures.problems], pictureAdvice: pictures.advice };
};
