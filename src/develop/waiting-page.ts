import type { Problem } from '../content-tools/read';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The page that replaces the site until the content is valid for the first time. It reloads every two seconds. */
export const waitingPage = (mistakes: readonly Problem[]): string => {
  const items = mistakes.map(
    ({ file, field, problem, fix }) =>
      `<li><p><b>content/${escapeHtml(file)}</b> <code>${escapeHtml(field)}</code> ${escapeHtml(problem)}.</p><p>${escapeHtml(fix)}</p></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>Mistakes in the content</title>
<body style="max-width:60rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#0b2a35">
<h1>The content has mistakes</h1><p>The site starts as soon as they are fixed and saved.</p><ul>${items.join('\n')}</ul>`;
};
