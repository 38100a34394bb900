import escapeHtml from 'escape-html';
import sharp from 'sharp';
import { describeEntry, type EntryDescription, findFolder } from '../../content-model';
import { type Colours, themeColours } from '../../content-model/theme/palette';
import { sampleMark } from '../advice/texts';
import type { Content } from '../read/read-content';
import { readTheme } from '../read/read-theme';
import { schemaNote } from '../schema/editor-schemas';
import { describeFields, type FieldSchema, memberType } from '../schema/fields';
import {
  buildSlug,
  checkFree,
  collectionKinds,
  EditError,
  findNextOrder,
  readKind,
  readSoundContent,
} from './entries';
import { collectChanges } from './file-changes';
import { formatJson } from './format-json';
import { type Recipe, recipes } from './recipes';
import { findFilterAddress, freeAddresses } from './redirects';

/**
 * Sample text that says what belongs in its place, as long as the field requires.
 * @param nth place in a list, whose entries have to differ
 */
const sampleText = (
  { description = 'write your own', minLength = 0, maxLength = 1000 }: FieldSchema,
  nth: number,
): string => {
  const words = description.charAt(0).toLowerCase() + description.slice(1);
  let text = `${sampleMark(nth)} ${words}.`;
  while (text.length < minLength) text += ' Write it in your own words.';
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
};

const sampleSvg = (text: string, width: number, height: number, { ink, horizon }: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${horizon}"/><text x="50%" y="50%" fill="${ink}" font-family="sans-serif" font-size="${Math.round(height / 10)}" text-anchor="middle" dominant-baseline="middle">${escapeHtml(text)}</text></svg>\n`;

/** The recipe that an editor names. */
const findRecipe = (name: string): Recipe => {
  const recipe = recipes[name];
  if (recipe) return recipe;
  const lines = Object.entries(recipes).map(([key, { purpose }]) => `  ${key}: ${purpose}`);
  throw new EditError(`A page begins with a recipe: --recipe NAME, one of\n${lines.join('\n')}`);
};

/** The entry that a sample refers to. */
const findFirst = ({ files }: Content, kind: string | undefined): string => {
  const found = files.find((file) => file.kind === kind);
  if (found) return found.slug;
  throw new EditError(
    `This entry has to refer to an entry of ${kind}, but there is none. Create one first: npm run new -- ${kind} "Title"`,
  );
};

/** Samples of texts that have to have a form. */
const sampleFormats: Readonly<Record<string, () => string>> = {
  email: () => 'name@example.com',
  uri: () => 'https://www.openstreetmap.org/',
  date: () => new Date().toISOString().slice(0, 10),
};

/** Fills every required field of an entry, and lists the pictures that it names and that have to be drawn. */
const fillSample = (
  content: Content,
  { kind, slug, schema }: EntryDescription,
  title: string,
  recipe: Recipe | undefined,
) => {
  const pictures: { file: string; width: number; height: number }[] = [];

  const sampleFile = (field: FieldSchema, path: readonly string[]): string => {
    const [ending = '.jpg'] = field.endings ?? [];
    const own = path.filter((key) => !['image', 'img', 'src'].includes(key));
    const part = own.map((key) => key.replace('imagePath', 'desktop').replace('mobileViewImage', 'mobile'));
    const file = `${[slug, ...part].join('-')}${ending}`;
    pictures.push({ file, width: field.minWidth ?? 320, height: field.minHeight ?? 96 });
    return `./${file}`;
  };

  const sampleValue = (any: FieldSchema, path: readonly string[], nth = 1): unknown => {
    const [name = ''] = path.slice(-1);
    const [field = any] = any.oneOf ?? [];
    if (field.const !== undefined) return field.const;
    if (field.enum) return field.enum[0];
    switch (field.kind) {
      case 'file':
        return sampleFile(field, path);
      case 'icon':
        return 'sparkles';
      case 'link':
        return content.files.find(({ template }) => template === 'contact')?.path ?? '/';
      case 'ref':
        return findFirst(content, field.to);
      default:
        break;
    }
    if (field.examples) return field.examples[0];
    switch (field.type) {
      case 'object':
        return sampleObject(field, path, nth);
      case 'array':
        return sampleList(field, path);
      case 'integer':
        return name === 'order'
          ? findNextOrder(content.files, kind)
          : Math.max(field.minimum ?? 1, new Date().getFullYear());
      case 'number':
        return Math.max(field.minimum ?? 1, nth);
      default:
        break;
    }
    if (path.length === 1 && ['title', 'name'].includes(name)) return title;
    return sampleFormats[field.format ?? '']?.() ?? sampleText(field, nth);
  };

  const sampleList = (field: FieldSchema, path: readonly string[]): unknown[] => {
    const { items } = field;
    // An optional list stays empty, unless it refers to something: then one entry shows how it is written.
    const count = field.minItems ?? (items?.kind === 'ref' && path[0] !== 'sections' ? 0 : 1);
    return items ? Array.from({ length: count }, (_, index) => sampleValue(items, path, index + 1)) : [];
  };

  const sampleObject = (field: FieldSchema, path: readonly string[], nth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(field.properties ?? {})
        .filter(([name]) => field.required?.includes(name) || field.samples?.includes(name))
        .map(([name, child]) => [name, sampleValue(child, [...path, name], nth)]),
    );

  const fields = describeFields(schema);
  const sampleSections = (types: Recipe['sections']): unknown[] =>
    types.flatMap(([type, shows], index) => {
      const member = fields.properties?.sections?.items?.oneOf?.find((one) => memberType(one) === type);
      if (!member) throw new Error(`The model has no section "${type}"`);
      const section = sampleObject(member, ['sections', `${index + 1}`], index + 1);
      return shows ? { ...section, title: `${sampleMark(index + 1)} ${shows}` } : section;
    });

  const { nextStep } = fields.properties ?? {};
  const data: Record<string, unknown> = {
    ...sampleObject(fields, [], 1),
    ...(recipe && {
      ...(recipe.isCampaign && { isCampaign: true }),
      sections: sampleSections(recipe.sections),
      ...(!recipe.isCampaign && nextStep && { nextStep: sampleValue(nextStep, ['nextStep']) }),
    }),
  };
  // The highlights of a testimonial are words of it.
  if (typeof data.text === 'string' && 'highlights' in data) {
    data.highlights = [data.text.slice(sampleMark(1).length).trim().split(' ').slice(0, 3).join(' ')];
  }
  return { data, pictures };
};

/** What a page of one's own may begin with. */
export interface RecipeSample {
  name: string;
  purpose: string;
  isCampaign: boolean;
  sections: unknown;
}

/** What each recipe puts on a page, for the editor in the browser; without pictures, and without what has no entry yet. */
export const sampleRecipes = (content: Content): RecipeSample[] => {
  const entry = describeEntry('page', 'new', 'page');
  if (!entry) return [];
  return Object.entries(recipes).flatMap(([name, recipe]) => {
    try {
      const { data, pictures } = fillSample(content, entry, '', recipe);
      const drawn = new Set(pictures.map(({ file }) => `./${file}`));
      const text = JSON.stringify(data.sections, (_, value) => (drawn.has(value) ? '' : value));
      const { purpose, isCampaign = false } = recipe;
      return [{ name, purpose, isCampaign, sections: JSON.parse(text) }];
    } catch (error) {
      if (error instanceof EditError) return [];
      throw error;
    }
  });
};

/**
 * Creates an entry with sample text that says what belongs where, and sample pictures of the right size.
 * @param root absolute path of the content folder
 * @param kind kind of entry as the editor writes it
 * @param title its title or name, which becomes its file name and address
 * @param options.draft whether the published site leaves it out for now
 * @param options.recipe for a page: the name of the recipe that it begins with
 * @returns the JSON file and its pictures, below the content folder, and the address of its page, if it has one
 * @throws EditError if the entry exists, the title is unsuitable, or a file of the content cannot be read; nothing is changed
 */
export const newEntry = async (
  root: string,
  word: string,
  title: string,
  { draft = false, recipe: recipeName = '' }: { draft?: boolean; recipe?: string } = {},
): Promise<{ files: string[]; path?: string }> => {
  const kind = readKind(word, [...collectionKinds, 'page']);
  const recipe = kind === 'page' ? findRecipe(recipeName) : undefined;
  const content = readSoundContent(root);
  const slug = buildSlug(title);
  const folder = findFolder(kind);
  const file = `${folder}/${slug}.json`;
  const entry = describeEntry(kind, slug, recipe && 'page');
  if (!entry) throw new EditError(`There is no kind "${kind}"`);
  const { schema, path } = entry;
  checkFree(root, content, file, path);

  const { data, pictures } = fillSample(content, entry, title.trim(), recipe);
  const [issue] = schema.safeParse(data).error?.issues ?? [];
  if (issue) {
    // Everything but the title is ours, so the title is to blame.
    throw new EditError(`"${title}" is not suitable as ${issue.path.join('.')}: ${issue.message}.`);
  }

  // The mark comes after `order`, as in the model.
  const { order, ...rest } = data;
  const text = formatJson({ $schema: schemaNote(kind, file), order, ...(draft && { draft }), ...rest });
  const changes = collectChanges(root);
  changes.write(file, text);
  for (const { file: name, width, height } of pictures) {
    const target = `${folder}/${name}`;
    if (changes.has(target)) continue;
    const isDrawing = name.endsWith('.svg');
    const words = isDrawing ? title : `${width} × ${height}`;
    const svg = Buffer.from(sampleSvg(words, width, height, themeColours(readTheme(root))));
    changes.write(target, isDrawing ? svg : await sharp(svg).jpeg({ quality: 85 }).toBuffer());
  }
  if (path) freeAddresses(changes, [path, ...findFilterAddress(content, kind, slug)]);
  changes.apply();
  return { files: [file, ...pictures.map((picture) => `${folder}/${picture.file}`)], ...(path && { path }) };
};
