import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import './cms.css';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { z } from 'zod';
import { watchProblems } from '../../gatsby-node/develop/problems-panel';
import { adminPath } from '../../site-manifest/admin-path';
import {
  contentFormat,
  entryFile,
  findEntryMistakes,
  isNamed,
  localBackend,
  readEntryFile,
} from '../entry-file';
import { formAddress } from '../form-mistakes';
import { type Decap, type DecapMap, formData } from './decap';
import { loadEntries, toFile } from './entries';
import { watchLive } from './live';
import { LocalBackend } from './local-backend';
import { closeMessage, NotSaved, showMistakes } from './messages';
import { isOtherEntry } from './other-entry';
import { createPreview } from './preview';
import { offerRecipes } from './recipes';
import { searchTexts } from './search';
import { watchUploads } from './uploads';
import { registerWidgets } from './widgets';

const named = z.looseObject({ name: z.string() });

/** What `cmsSettings` of build-cms.ts gives. */
const settingsSchema = z.object({
  config: z.looseObject({
    backend: named,
    collections: z.array(named.extend({ files: z.array(named).optional() })),
  }),
  /** Address of the previews' styles. */
  styles: z.string(),
  recipes: z.array(
    z.object({ name: z.string(), purpose: z.string(), fields: z.record(z.string(), z.unknown()) }),
  ),
});

/**
 * Lists what is wrong with an entry. The local backend does so itself, with what concerns other entries; but Decap does not
 * ask it to save a new one without a name.
 */
const refuseMistakes = (isLocal: boolean, { entry }: { entry: DecapMap }): void => {
  const data = formData(entry);
  if (isLocal && !(entry.get('newRecord') && !isNamed(data))) return;
  const mistakes = findEntryMistakes(data);
  if (mistakes.length === 0) return;
  showMistakes(mistakes);
  throw new NotSaved();
};

const start = async (cms: Decap): Promise<void> => {
  const answer = await fetch(`${adminPath}/config.json`);
  const { config, styles, recipes } = settingsSchema.parse(await answer.json());
  const entries = await loadEntries();
  const files = entries.flatMap(toFile);
  const isLocal = config.backend.name === localBackend;
  const preview = createPreview(entries, isLocal);
  cms.registerCustomFormat(contentFormat, 'json', { fromFile: readEntryFile, toFile: entryFile });
  const { ui, ...phrases } = cms.getLocale('en');
  const toast = { ...ui.toast, onFailToPersist: 'Not saved: %{details}' };
  cms.registerLocale('en', { ...phrases, ui: { ...ui, toast } });
  registerWidgets(cms, files);
  watchUploads();
  const answerAddress = (): void => {
    offerRecipes(recipes);
    void searchTexts();
  };
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (isOtherEntry(oldURL, newURL)) window.location.reload();
    // The first save of a new entry, which the message is about, gives it its address.
    if (!(oldURL.endsWith('/new') && newURL.includes('/entries/'))) closeMessage();
    answerAddress();
  });
  answerAddress();
  cms.registerPreviewStyle(styles);
  for (const collection of config.collections) {
    for (const { name } of collection.files ?? [collection]) cms.registerPreviewTemplate(name, preview);
  }
  cms.registerEventListener({ name: 'preSave', handler: (event) => refuseMistakes(isLocal, event) });
  if (isLocal) {
    cms.registerBackend(localBackend, LocalBackend);
    // The local server needs no sign-in, so the page skips it.
    window.localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: localBackend }));
    watchProblems();
  } else {
    cms.registerEventListener({
      name: 'postPublish',
      handler: ({ entry }) => {
        const own = `${entry.get('collection')}/entries/${entry.get('slug')}`;
        void watchLive(formData(entry), files.find((file) => formAddress(file) === own)?.path);
      },
    });
  }
  // A page leads to its form: /admin?page=/automation.
  const wanted = new URLSearchParams(window.location.search).get('page');
  const page = files.find(({ path }) => path === wanted);
  if (page) {
    window.location.replace(`${adminPath}#/collections/${formAddress(page)}`);
    return;
  }
  // A phone has no room for a preview beside the form.
  const collections = config.collections.map((collection) =>
    window.innerWidth < 800 ? { ...collection, editor: { preview: false } } : collection,
  );
  cms.init({
    config: { ...config, collections, site_url: window.location.origin },
  });
};

declare global {
  interface Window {
    DecapCmsApp?: Decap;
    React: typeof React;
    ReactDOM: typeof ReactDOM;
  }
}

// Decap comes without React and uses the page's, so that its forms and our previews share one.
window.React = React;
window.ReactDOM = ReactDOM;

// Decap's script follows this one, and both have run by then.
document.addEventListener('DOMContentLoaded', () => {
  if (window.DecapCmsApp) void start(window.DecapCmsApp);
});
