import { findNeeded, singles } from '../../content-model';
import { isShownOn, listChanges } from '../../content-model/shown-days';
import { readText } from './inspect-texts';
import type { Content, ContentFile } from './read-content';

/**
 * Drafts, and entries before and after their days, are shown in `npm run develop`, and in previews: builds with
 * `DRAFTS=show`, as netlify.toml has it, and those of branches on Vercel and Cloudflare (Workers Builds, Pages).
 */
export const showsDrafts = (environment: NodeJS.ProcessEnv): boolean => {
  const { NODE_ENV, DRAFTS, VERCEL_ENV, WORKERS_CI_BRANCH, CF_PAGES_BRANCH, CMS_BRANCH } = environment;
  const published = CMS_BRANCH ?? 'main';
  const branch = WORKERS_CI_BRANCH ?? CF_PAGES_BRANCH ?? published;
  const isPreview = VERCEL_ENV === 'preview' || branch !== published;
  return NODE_ENV === 'development' || DRAFTS === 'show' || isPreview;
};

/** The files that the site shows on the day of the content, without lists that would be empty. */
export const shownFiles = ({ day, files }: Content, shows = showsDrafts(process.env)): ContentFile[] => {
  const shown = files.filter(({ days }) => shows || isShownOn(days, day));
  const isNeeded = (needed: string | undefined) => !needed || shown.some(({ kind }) => kind === needed);
  return shown.filter(({ template }) => isNeeded(findNeeded(template)));
};

/**
 * Addresses that lead elsewhere: those of `redirects.json`, and those of ended entries that name another page.
 * @param showsEnded whether the build has the pages of ended entries
 */
export const listRedirects = ({ files, day }: Content, showsEnded: boolean) => {
  const ended = (showsEnded ? [] : files).flatMap(({ path, days, data }) => {
    const to = readText(data, 'redirectTo');
    return path !== undefined && to !== undefined && days.until < day ? [{ from: path, to }] : [];
  });
  const list = files.find(({ kind }) => kind === 'redirects')?.data;
  const moved = singles.redirects.schema.loose().safeParse(list).data?.moved ?? [];
  // Straight to where an ended page leads.
  const follow = (to: string): string => ended.find(({ from }) => from === to)?.to ?? to;
  return [...moved.map(({ from, to }) => ({ from, to: follow(to) })), ...ended];
};

const quarterHour = 15 * 60 * 1000;

/** The moment at which a day begins in the content's time zone. */
const beginningOf = (day: string, findDay: Content['findDay']): Date => {
  // No zone is further ahead than 14 hours, and all differ by quarters of an hour.
  let time = Date.parse(day) - 56 * quarterHour;
  while (findDay(new Date(time)) < day) time += quarterHour;
  return new Date(time);
};

/** When the site has to be built again because an entry appears or ends, and which entries do. */
export const findNextChange = ({ files, day, findDay }: Content) => {
  const changes = files
    .flatMap(({ file, days }) => listChanges(days).map((on) => ({ on, file })))
    .filter(({ on }) => on > day);
  const [next] = changes.map(({ on }) => on).sort();
  if (next === undefined) return undefined;
  return {
    at: beginningOf(next, findDay),
    files: changes.filter(({ on }) => on === next).map(({ file }) => file),
  };
};
