import { z } from 'zod';
import { simplify } from '../../content-tools/read/find-text';
import { adminPath } from '../../site-manifest/admin-path';
import { showMessage } from './messages';
import { focusNext } from './open-fields';

const textsSchema = z.array(
  z.object({ form: z.string(), label: z.string(), path: z.string(), text: z.string() }),
);

/** The most texts that are listed. */
const most = 50;

/** The words of an address of Decap's search, and the collection in which they are searched. */
export const readSearch = (hash: string): { words: string; collection?: string | undefined } | undefined => {
  const [, collection, words] = /^#\/(?:collections\/([^/]+)\/)?search\/(.+)$/.exec(hash) ?? [];
  return words === undefined
    ? undefined
    : { words: decodeURIComponent(words.replaceAll(/%(?![\da-f]{2})/gi, '%25')), collection };
};

/**
 * Lists every text that has the words which were given to Decap's search, with links to their fields. Decap itself compares
 * the titles in its lists and asks no backend (decap-cms-core/src/backend.ts, line 757).
 */
export const searchTexts = async (): Promise<void> => {
  const search = readSearch(window.location.hash);
  if (!search) return;
  const answer = await fetch(`${adminPath}/texts.json`, { cache: 'no-store' });
  const wanted = simplify(search.words.trim());
  const found = textsSchema
    .parse(await answer.json())
    .filter(({ form, text }) => form.startsWith(search.collection ?? '') && simplify(text).includes(wanted));
  const count = found.length === 1 ? 'one text' : `${found.length || 'no'} texts`;
  showMessage(
    `"${search.words}" is in ${count}`,
    <ul>
      {found.slice(0, most).map(({ form, label, path, text }) => (
        <li key={`${form} ${path}`}>
          <a href={`#/collections/${form}`} onClick={() => focusNext(path)}>
            {form.replace(/^(.+)\/entries\/(.+)$/, '$2 ($1)')}: {label}
          </a>{' '}
          {text}
        </li>
      ))}
    </ul>,
  );
};
