import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { describeFile } from '../../content-model';
import { explainHiddenToday } from '../../content-model/shown-days';
import { adminPath } from '../../site-manifest/admin-path';
import type { EntryData } from '../entry-file';
import type { FormNote, Outcome } from '../form-mistakes';
import { focusField, focusNext } from './open-fields';

/** What Decap shows for some seconds when a save is refused; the list stays. */
export class NotSaved extends Error {
  override name = '';
  override message = 'the list says why.';
}

let root: Root | undefined;

const show = (message: ReactNode): void => {
  root ??= createRoot(document.body.appendChild(document.createElement('aside')));
  root.render(message);
};

export const closeMessage = (): void => show(null);

/** Shows a message at the bottom of the window, in place of the one before. */
export const showMessage = (title: string, content?: ReactNode, isMistake = false): void =>
  show(
    <section
      className={isMistake ? 'message message-mistake' : 'message'}
      role={isMistake ? 'alert' : 'status'}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={closeMessage}>
          Close
        </button>
      </header>
      {content}
    </section>,
  );

/** Leads to a field: of the open form, or of another one, also out of a preview's frame. */
export const PlaceLink = ({ form, path, label }: Omit<FormNote, 'sentence'>) =>
  form === undefined ? (
    <button type="button" className="message-link" onClick={() => focusField(path)}>
      {label}
    </button>
  ) : (
    <a
      href={`${adminPath}#/collections/${form}`}
      target="_top"
      className="message-link"
      onClick={() => focusNext(path)}
    >
      {label}
    </a>
  );

const Notes = ({ notes }: { notes: readonly FormNote[] }) => (
  <ol>
    {notes.map(({ sentence, ...place }) => (
      <li key={place.label + sentence}>
        {place.form === undefined && place.path === '' ? (
          <strong>{place.label}</strong>
        ) : (
          <PlaceLink {...place} />
        )}{' '}
        {sentence}
      </li>
    ))}
  </ol>
);

/** Lists all that is wrong with a save, or with what is said instead. */
export const showMistakes = (mistakes: readonly FormNote[], what?: string): void => {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  showMessage(what ?? `Not saved: ${count}`, <Notes notes={mistakes} />, true);
};

/** A link to a page, if there is one. */
export const PageLink = ({ page }: { page: string | undefined }) =>
  page !== undefined && (
    <p>
      <a href={page} target="_blank" rel="noreferrer">
        Open the page {page}
      </a>
    </p>
  );

/** Says that an entry is saved, where it can be seen, and what could be better. Its path begins with the content folder's name. */
export const showSaved = (
  path: string,
  data: EntryData,
  { advice, unused }: Extract<Outcome, { done: true }>,
  remove: (path: string) => Promise<void>,
): void => {
  const [folder = '', ...below] = path.split('/');
  const page = describeFile(below.join('/'), data.template)?.path;
  const hidden = explainHiddenToday(data);
  const removeUnused = async (file: string): Promise<void> => {
    try {
      await remove(`${folder}/${file}`);
    } catch (error) {
      // The list of what stands in the way is there already.
      if (!(error instanceof NotSaved))
        showMessage(error instanceof Error ? error.message : String(error), undefined, true);
      return;
    }
    showSaved(path, data, { done: true, advice, unused: unused.filter((other) => other !== file) }, remove);
  };
  showMessage(
    hidden ? `Saved. ${hidden}: the published site leaves it out.` : 'Saved',
    <>
      <PageLink page={page} />
      {advice.length > 0 && (
        <>
          <h3>It could be better</h3>
          <Notes notes={advice} />
        </>
      )}
      {unused.length > 0 && (
        <details>
          <summary>{unused.length === 1 ? 'One file' : `${unused.length} files`} that no entry names</summary>
          <ul>
            {unused.map((file) => (
              <li key={file}>
                {file}{' '}
                <button type="button" onClick={() => void removeUnused(file)}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>,
  );
};
