import { checkPictures } from '../pictures/check-pictures';
import { readContent } from '../read/read-content';
import { checkDates, checkFields } from './check-fields';
import { checkNames, checkOwnLinks, checkRepeats, checkTags } from './lists';
import { checkFileNames, checkHeadings, checkNeededPages, checkPrices, checkRedirects } from './pages';
import { checkReferences } from './references';
import { checkTexts } from './texts';

/** Checks the JSON of a content folder: every file by itself, then the references between them. Problems are ordered by file. */
export const checkContent = (root: string, content = readContent(root)) => {
  const checks = [
    checkFileNames,
    checkNames,
    checkRepeats,
    checkTags,
    checkOwnLinks,
    checkNeededPages,
    checkPrices,
    checkRedirects,
    checkHeadings,
    checkTexts,
  ];
  const problems = [
    ...content.problems,
    ...content.files.flatMap((file) => [...checkFields(file), ...checkDates(file)]),
    ...checkReferences(root, content),
    ...checks.flatMap((check) => check(content)),
  ];
  return { content, problems: problems.sort((a, b) => a.file.localeCompare(b.file, 'en')) };
};

/** Checks the JSON of a content folder, and the files that it names. `mistakes` stop a build, `pictureAdvice` does not. */
export const findMistakes = async (root: string, read = readContent(root)) => {
  const { content, problems } = checkContent(root, read);
  const pictures = await checkPictures(root, content);
  return { content, mistakes: [...problems, ...pictures.problems], pictureAdvice: pictures.advice };
};
