import escapeHtml from 'escape-html';
import type { Ranking, Report } from './count-visits';

/** How many lines of a ranking are shown. */
const shown = 20;

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}%`;

const summary = ({ visits, formViews, messages, suspectedSpam }: Report): [name: string, value: string][] => [
  ['Visits', String(visits)],
  ['Forms opened', `${formViews} (${share(formViews, visits)} of visits)`],
  ['Messages sent', `${messages} (${share(messages, visits)} of visits)`],
  ['Suspected spam', String(suspectedSpam)],
];

const rankings = (report: Report): [title: string, ranking: Ranking][] => [
  ['Visits by first page', report.visitsByPage],
  ['Visits by referring host', report.referrers],
  ['Messages by first page of the visit', report.messagesByFirstPage],
  ['Messages by campaign', report.messagesByCampaign],
];

/** The report for a terminal. */
export const reportText = (report: Report): string => {
  const row = ([name, value]: readonly [string, string | number]) =>
    `  ${String(value).padStart(7)}  ${name}`;
  const blocks = rankings(report).map(([title, ranking]) =>
    [title, ...(ranking.length > 0 ? ranking.slice(0, shown).map(row) : ['  none'])].join('\n'),
  );
  return [
    `The last ${report.days} days`,
    ...summary(report).map(([name, value]) => `  ${name}: ${value}`),
    '',
    blocks.join('\n\n'),
    '',
  ].join('\n');
};

/** The report as a page without scripts. */
export const reportPage = (report: Report): string => {
  const table = ([title, ranking]: [string, Ranking]) => {
    const most = ranking[0]?.[1] ?? 1;
    const rows = ranking
      .slice(0, shown)
      .map(
        ([name, count]) =>
          `<tr><th scope="row">${escapeHtml(name)}</th><td>${count}</td><td><meter max="${most}" value="${count}"></meter></td></tr>`,
      );
    return `<section><h2>${title}</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>None.</p>'}</section>`;
  };
  const facts = summary(report).map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Visits and messages, ${report.days} days</title>
<style>
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #0b2a35; background: #fff7ec; }
dl { display: flex; flex-wrap: wrap; gap: 2rem; }
dd { margin: 0; font-size: 1.5rem; font-weight: 600; }
th { padding: 0.25rem 1.5rem 0.25rem 0; font-weight: 400; text-align: start; }
td { padding-right: 1rem; text-align: end; }
</style>
<h1>The last ${report.days} days</h1>
<dl>${facts.join('')}</dl>
${rankings(report).map(table).join('\n')}
</html>
`;
};
