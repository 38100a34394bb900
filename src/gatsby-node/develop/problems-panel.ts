import escapeHtml from 'escape-html';
import type { Problem } from '../../content-tools/read/read-content';
import { isObject } from '../../is-object';
import { problemsAddress } from './problems';

/** Tag of the panel's element. */
const tag = 'content-mistakes';

const style = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483000; font: 16px/1.45 system-ui, sans-serif; color: #0b2a35; }
  section { max-height: 55vh; overflow: auto; padding: 16px 24px 20px; background: #fff; border-top: 6px solid #b3261e;
    box-shadow: 0 -8px 32px rgb(11 42 53 / 30%); }
  header { display: flex; gap: 16px; align-items: baseline; justify-content: space-between; }
  h2 { margin: 0; font-size: 20px; }
  h3 { margin: 16px 0 4px; font-size: 16px; }
  p { margin: 4px 0; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin: 6px 0; padding: 8px 12px; background: #fdf1ef; border-radius: 6px; }
  code { font: 600 15px/1.4 ui-monospace, monospace; color: #8c1d18; }
  .fix { color: #3a5560; }
  button { flex: none; padding: 6px 14px; border: 2px solid #0b2a35; border-radius: 999px; background: none; font: inherit; cursor: pointer; }
  section[data-small] > :not(header) { display: none; }
`;

/** Lists every problem, grouped by file, as HTML; files have their path from the working directory. */
export const problemsList = (mistakes: readonly Problem[]): string =>
  [...new Set(mistakes.map(({ file }) => file))]
    .map((file) => {
      const items = mistakes
        .filter((mistake) => mistake.file === file)
        .map(
          ({ field, problem, fix }) =>
            `<li><p><code>${escapeHtml(field || 'the file')}</code> ${escapeHtml(problem)}.</p><p class="fix">${escapeHtml(fix)}</p></li>`,
        );
      return `<h3>${escapeHtml(file)}</h3><ul>${items.join('')}</ul>`;
    })
    .join('');

/** Shows the problems of the content over the page, or removes the panel if there are none. */
export const showProblems = (mistakes: readonly Problem[]): void => {
  const before = document.querySelector(tag);
  if (mistakes.length === 0) {
    before?.remove();
    return;
  }
  const host = before ?? document.body.appendChild(document.createElement(tag));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  root.innerHTML = `<style>${style}</style><section role="alert">
<header><h2>${count} in the content</h2><button>Minimise</button></header>
<p>The page shows its last valid state and updates as soon as this is fixed and saved.</p>
${problemsList(mistakes)}</section>`;
  const button = root.querySelector('button');
  button?.addEventListener('click', () => {
    const small = root.querySelector('section')?.toggleAttribute('data-small');
    button.textContent = small ? 'Show' : 'Minimise';
  });
};

const isProblem = (value: unknown): value is Problem =>
  isObject(value) && ['file', 'field', 'problem', 'fix'].every((key) => typeof value[key] === 'string');

/** Listens for problems as long as the page is open. */
export const watchProblems = (): void => {
  new EventSource(problemsAddress).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const list: unknown = JSON.parse(data);
    if (Array.isArray(list)) showProblems(list.filter(isProblem));
  });
};
