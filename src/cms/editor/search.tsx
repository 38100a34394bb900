import { simplify } from '../../content-tools/read/find-text';
import { listTexts } from '../../content-tools/read/inspect-texts';
import { namePlace } from '../form-mistakes';
import { loadEntries, toFile } from './entries';
import { PlaceLink, showMessage } from './messages';

const most = 50;

/** The words of an address of Decap's search. */
export const readSearch = (hash: string): string | undefined => {
  const [, words] = /^#\/(?:collections\/[^/]+\/)?search\/(.+)$/.exec(hash) ?? [];
  return words && decodeURIComponent(words.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
};

/**
 * Lists every text that has the words which were given to Decap's search, with links to their fields. Decap itself compares
 * the titles in its lists, those of one collection unless another is chosen, and asks no backend
 * (decap-cms-core/src/backend.ts, line 757).
 */
export const searchTexts = async (): Promise<void> => {
  const words = readSearch(window.location.hash);
  if (words === undefined) return;
  showMessage(`Searching for "${words}" …`);
  const wanted = simplify(words.trim());
  const files = (await loadEntries()).flatMap(toFile);
  const found = listTexts(files).filter(({ text }) => simplify(text).includes(wanted));
  const count = found.length === 1 ? 'one text' : `${found.length || 'no'} texts`;
  showMessage(
    `"${words}" is in ${count}`,
    <ul>
      {found.slice(0, most).map(({ entry, path, text }) => {
        const place = namePlace(entry, path);
        return (
          <li key={`${place.form} ${place.path}`}>
            <PlaceLink {...place} /> {text}
          </li>
        );
      })}
    </ul>,
  );
};
