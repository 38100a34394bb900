import escapeHtml from 'escape-html';
import type { Ranking, Report } from './count-visits';

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}%`;

type Row = readonly [name: string, value: string | number];

const listLargest = (ranking: Ranking): readonly Row[] =>
  ranking.length > 0 ? ranking.slice(0, 20) : [['none', '']];

/** The figures, under their titles. */
const listSections = (report: Report): [title: string, rows: readonly Row[]][] => {
  const { days, visits, formViews, messages } = report;
  return [
    [
      `The last ${days} days`,
      [
        ['Visits', visits],
        [`Forms opened (${share(formViews, visits)} of visits)`, formViews],
        [`Messages sent (${share(messages, visits)} of visits)`, messages],
        ['Suspected spam', report.suspectedSpam],
      ],
    ],
    ['Visits by first page', listLargest(report.visitsByPage)],
    ['Visits by referring host', listLargest(report.referrers)],
    ['Messages by first page of the visit', listLargest(report.messagesByFirstPage)],
    ['Messages by campaign', listLargest(report.messagesByCampaign)],
  ];
};

export const reportText = (report: Report): string =>
  listSections(report)
    .map(([title, rows]) =>
      [title, ...rows.map(([name, value]) => `  ${String(value).padStart(7)}  ${name}`), ''].join('\n'),
    )
    .join('\n');

/** The report as a page without scripts. */
export const reportPage = (report: Report): string => {
  const row = ([name, value]: Row) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${value}</td></tr>`;
  const tables = listSections(report).map(
    ([title, rows]) => `<table><caption>${title}</caption>${rows.map(row).join('')}</table>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Visits and messages, ${report.days} days</title>
<style>
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #0b2a35; background: #fff7ec; }
caption { margin-top: 2rem; font-size: 1.5rem; font-weight: 600; text-align: start; }
th { padding: 0.25rem 1.5rem 0.25rem 0; font-weight: 400; text-align: start; }
td { padding-right: 1rem; text-align: end; }
</style>
${tables.join('\n')}
</html>
`;
};
