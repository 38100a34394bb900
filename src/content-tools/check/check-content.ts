import { singles } from '../../content-model';
import { languages, listMissing, mergeTexts } from '../../content-model/texts/languages';
import { checkPictures } from '../pictures/check-pictures';
import { type Content, type Problem, readContent } from '../read/read-content';
import { checkDates, checkFields } from './check-fields';
import { checkNames, checkOwnLinks, checkRepeats, checkTags } from './lists';
import { checkFileNames, checkHeadings, checkNeededPages, checkPrices, checkRedirects } from './pages';
import { checkReferences } from './references';

/** Checks that no text of the interface is missing in a language that the site does not bring. */
const checkTexts = ({ files }: Content): Problem[] => {
  const { file } = singles.texts;
  const find = (single: string) => Object(files.find(({ kind }) => kind === single)?.data);
  const missing = listMissing(mergeTexts(String(find('site').locale ?? 'en'), find('texts')));
  const known = `the site brings ${Object.keys(languages).join(', ')}`;
  const fix = `Copy it from src/content-model/texts/en.json to ${file} and translate it; ${known}.`;
  return missing.map((field) => ({ file, field, problem: 'is missing', fix }));
};

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
