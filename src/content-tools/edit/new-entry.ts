import { dirname } from 'node:path/posix';
import { z } from 'zod';
import { describeEntry, type EntryDescription, findFolder } from '../../content-model';
import { isShownOn, shownDays } from '../../content-model/shown-days';
import { sampleMark } from '../advice/texts';
import { checkFields } from '../check/check-fields';
import { type ContentText, listTexts } from '../read/inspect-texts';
import { type Content, nameFile } from '../read/read-content';
import { readTheme } from '../read/read-theme';
import { schemaNote } from '../schema/editor-schemas';
import { replaceValue } from './do-without';
import { buildSlug, checkFree, EditError, findNextOrder, readKind, readSoundContent } from './entries';
import { collectChanges } from './file-changes';
import samples from './recipes.json';
import { updateRedirects } from './redirects';
import { findNamedFile } from './references';
import { drawPictures, newCompany, readStarter } from './starter';

/** How a page of one purpose begins. */
interface Recipe {
  /** One line for the list of recipes. */
  purpose: string;
  /** Without menus, and not for search engines; it ends with its form. */
  isCampaign?: boolean;
  opening?: object;
  sections: object[];
}

/** The recipes of `npm run new -- page "Title" --recipe NAME`, which give each section its heading. */
export const recipes: Readonly<Record<string, Recipe>> = Object.fromEntries(
  Object.entries(samples.recipes).map(([name, recipe]) => {
    const sections = Object.entries(recipe.sections).map(([type, title]) => ({
      type,
      ...(title && { title }),
      ...Object(samples.sections)[type],
    }));
    return [name, { ...recipe, sections }];
  }),
);

/** An entry to begin with. */
type Sample = { slug: string; data: object };

const toSample = ({ purpose: _, ...fields }: Recipe): Sample => ({
  slug: 'sample-page',
  data: { ...samples.page, ...fields, ...(!fields.isCampaign && { nextStep: samples.nextStep }) },
});

/** The recipe that an editor names. */
const findRecipe = (name: string): Recipe => {
  const recipe = recipes[name];
  if (recipe) return recipe;
  const lines = Object.entries(recipes).map(([key, { purpose }]) => `  ${key}: ${purpose}`);
  throw new EditError(`A page begins with a recipe: --recipe NAME, one of\n${lines.join('\n')}`);
};

type Place = Omit<ContentText, 'entry'>;

/** Text that visitors read, rather than a name, a code or a choice. The highlights of a testimonial are words of it. */
const isMarked = ({ field, path }: Place): boolean =>
  [undefined, 'tag', 'rich'].includes(field.kind) &&
  !(field.enum || field.const || field.pattern || field.format || field.examples) &&
  path[0] !== 'highlights';

/**
 * Puts a sample in its place: what it refers to is of this content, its pictures have its name, and its texts are marked.
 * @throws EditError if it has to refer to an entry and there is none, or the title is unsuitable
 */
const adaptSample = (
  { files, day }: Content,
  { kind, slug, schema }: EntryDescription,
  sample: Sample,
  title: string,
): Record<string, unknown> => {
  const shown = files.filter(({ days }) => isShownOn(days, day));
  const contact = files.find(({ template }) => template === 'contact')?.path ?? '/';
  const missing: string[] = [];
  // A page of the same kind, such as a project.
  const findPage = (link: string): string =>
    (dirname(link) !== '/' && shown.find(({ path = '/' }) => dirname(path) === dirname(link))?.path) ||
    contact;
  const findSlug = (to: string, nth: number): string | undefined => {
    const among = shown.filter((file) => file.kind === to);
    if (among.length === 0) missing.push(to);
    return among[nth]?.slug;
  };
  const adapt = (place: Place): unknown => {
    const { field, path, text } = place;
    if (path.length === 1 && ['title', 'name'].includes(String(path[0]))) return title;
    if (field.kind === 'file') return text.replace(sample.slug, slug);
    if (field.kind === 'link') return findPage(text);
    if (field.kind === 'ref') return findSlug(field.to ?? '', Number(path.at(-1)) || 0);
    if (!isMarked(place)) return text;
    const linked = text.replaceAll(/\]\(([^)]*)\)/g, (_, link: string) => `](${findPage(link)})`);
    return `${sampleMark} ${linked}`.slice(0, field.maxLength).trimEnd();
  };
  // From the end, because lists lose what there is no entry for.
  const data = listTexts([{ file: '', schema, data: sample.data }])
    .reverse()
    .reduce<unknown>((now, place) => replaceValue(now, place.path, adapt(place)), sample.data);
  const made = z.looseObject({ order: z.number().optional() }).parse(data);
  if (made.order) made.order = findNextOrder(files, kind);
  const [fault] = checkFields({ file: '', schema, data: made });
  if (!fault) return made;
  const [lacking] = missing;
  // Everything but the title is ours, so otherwise the title is to blame.
  throw new EditError(
    lacking
      ? `This entry has to refer to an entry of ${lacking}, but there is none. Create one first: npm run new -- ${lacking} "Title"`
      : `"${title}" is not suitable as ${fault.field}: it ${fault.problem}.`,
  );
};

export type RecipeSample = { name: string; purpose: string; fields: Record<string, unknown> };

/** What each recipe puts on a page of one's own, for the editor; without pictures and what has no entry yet. */
export const sampleRecipes = (content: Content): RecipeSample[] => {
  const entry = describeEntry('page', 'new', 'page');
  if (!entry) return [];
  return Object.entries(recipes).flatMap(([name, recipe]) => {
    try {
      const { opening, sections, nextStep } = adaptSample(content, entry, toSample(recipe), 'New Page');
      const { purpose, isCampaign = false } = recipe;
      const chosen = JSON.stringify({ isCampaign, opening, sections, nextStep });
      const fields: RecipeSample['fields'] = JSON.parse(chosen, (key, value) => (key === 'src' ? '' : value));
      return [{ name, purpose, fields }];
    } catch (error) {
      if (error instanceof EditError) return [];
      throw error;
    }
  });
};

/** The starter for the company whose content it is. */
const openStarter = (root: string, { files }: Content, colour: string) => {
  const { data } = files.find(({ kind }) => kind === 'site') ?? {};
  const company = newCompany.loose().safeParse({ ...Object(data), colour }).data;
  if (company) return readStarter('starter', company);
  throw new EditError(`${nameFile(root, 'site.json')} has mistakes. Fix them first: npm run check:content`);
};

/**
 * Creates an entry with sample text that says what belongs where, and sample pictures of the right size.
 * @param word its kind as the editor writes it
 * @param title its title or name, which becomes its file name and address
 * @param options `draft`: the published site leaves it out for now; `recipe`: that with which a page begins
 * @returns the JSON file and its pictures, below the content folder, and the address of its page, if it has one
 * @throws EditError if the entry exists, the title is unsuitable, or a file of the content cannot be read; nothing is changed
 */
export const newEntry = async (
  root: string,
  word: string,
  title: string,
  { draft = false, recipe: recipeName = '' }: { draft?: boolean; recipe?: string } = {},
): Promise<{ files: string[]; path?: string }> => {
  const kind = readKind(word);
  const recipe = kind === 'page' ? findRecipe(recipeName) : undefined;
  const content = readSoundContent(root);
  const slug = buildSlug(title);
  const folder = findFolder(kind);
  const file = `${folder}/${slug}.json`;
  const entry = describeEntry(kind, slug, recipe && 'page');
  if (!entry) throw new EditError(`There is no kind "${kind}"`);
  checkFree(root, content, file, entry.path);

  const theme = readTheme(root);
  const { entries, drawings, isRtl } = openStarter(root, content, theme.colours.sea);
  const sample = recipe ? toSample(recipe) : entries.find((one) => one.kind === kind);
  if (!sample) throw new EditError(`The starter has no ${kind}`);
  const { order, ...rest } = adaptSample(content, entry, sample, title.trim());
  const changes = collectChanges(root);
  // The mark comes after `order`, as in the model.
  const data = { $schema: schemaNote(kind, file), order, ...(draft && { draft }), ...rest };
  changes.writeJson(file, data);
  const made = { ...entry, file, data, days: shownDays(data) };
  const pictures = listTexts([made]).flatMap((text) => findNamedFile(text) ?? []);
  for (const picture of pictures) {
    const drawing = drawings.get(picture.replace(`/${slug}`, `/${sample.slug}`));
    if (drawing && !changes.has(picture)) changes.write(picture, drawing);
  }
  await drawPictures(changes, [made], theme, isRtl);
  updateRedirects(changes, content, [...content.files, made], (from) => from);
  changes.apply();
  return { files: [file, ...pictures], ...(entry.path && { path: entry.path }) };
};
