import { z } from 'zod';
import { attempt } from '../../src/attempt';

/** A log line of the server: a request, or a message that was kept (server/app.ts, server/email/accept.ts). */
const logLine = z.object({
  time: z.number(),
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.number().optional(),
  from: z.string().optional(),
  inside: z.boolean().optional(),
  prefetch: z.boolean().optional(),
  robot: z.boolean().optional(),
  msg: z.string().optional(),
  suspectedSpam: z.boolean().optional(),
  firstPage: z.string().optional(),
  campaign: z.string().optional(),
});
type LogLine = z.infer<typeof logLine>;

/** Figures by name, the largest first. */
export type Ranking = readonly (readonly [name: string, count: number])[];

const dataPath = /^\/page-data(\/.+)\/page-data\.json$/;

const ranked = (names: readonly string[]): Ranking => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
};

const isServed = ({ method, status = 0, prefetch, robot }: LogLine): boolean =>
  method === 'GET' && !prefetch && !robot && (status === 200 || status === 304);

/** An address without a file extension is a page. */
const isPage = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path);

/**
 * Counts the server's own log. There are no cookies and no visitors' addresses in it, so a visit is a page that was opened
 * from outside: from another site, a bookmark or a mail.
 * @param lines JSON lines of the server's log, in any order
 * @param formPages addresses of the pages whose first screen is a form
 * @param days how many days back from `now`, in milliseconds since 1970
 */
export const countVisits = (
  lines: readonly string[],
  formPages: readonly string[],
  days: number,
  now: number,
) => {
  const entries = lines
    // Not start-up messages and lines of other programs.
    .flatMap((line) => attempt(() => logLine.parse(JSON.parse(line))) ?? [])
    .filter(({ time }) => time > now - days * 24 * 3_600_000);
  const served = entries.filter(isServed);
  const opened = served.filter(({ path = '.', inside }) => isPage(path) && !inside);
  const formViews = served.filter(({ path = '', inside }) => {
    // Within a visit the page's data is fetched, not the page.
    const page = inside || isPage(path) ? (dataPath.exec(path)?.[1] ?? path) : path;
    return formPages.includes(page);
  });
  const kept = entries.filter(({ msg }) => msg === 'message kept');
  const messages = kept.filter((line) => !line.suspectedSpam);
  return {
    days,
    /** Pages that were opened from outside. */
    visits: opened.length,
    /** Views of pages with a form, by address or within a visit. */
    formViews: formViews.length,
    messages: messages.length,
    suspectedSpam: kept.length - messages.length,
    visitsByPage: ranked(opened.map(({ path = '' }) => path)),
    referrers: ranked(opened.map(({ from }) => from ?? 'none (typed, bookmark, mail)')),
    messagesByFirstPage: ranked(messages.map(({ firstPage }) => firstPage ?? 'not told')),
    messagesByCampaign: ranked(messages.flatMap(({ campaign }) => campaign ?? [])),
  };
};

export type Report = ReturnType<typeof countVisits>;
