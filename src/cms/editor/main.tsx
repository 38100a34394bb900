import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import './cms.css';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { z } from 'zod';
import { watchProblems } from '../../gatsby-node/develop/problems-panel';
import { adminPath } from '../../site-manifest/admin-path';
import { contentFormat, type EntryData, entryFile, findEntryMistakes, readEntryFile } from '../entry-file';
import { giveFreeNames, reloadOnOtherEntry } from './decap-workarounds';
import { createPreview, type DecapMap, isMap, type PreviewProps } from './preview';

/** The part of Decap that is used (decapcms.org/docs/customization). */
interface Decap {
  init(options: { config: unknown }): void;
  registerPreviewStyle(file: string): void;
  registerPreviewTemplate(name: string, component: React.ComponentType<PreviewProps>): void;
  registerCustomFormat(
    name: string,
    ending: string,
    format: { fromFile(text: string): unknown; toFile(data: EntryData): string },
  ): void;
  registerEventListener(listener: { name: 'preSave'; handler: (event: { entry: DecapMap }) => void }): void;
}

const named = z.looseObject({ name: z.string() });
const settingsSchema = z.object({
  config: z.looseObject({
    collections: z.array(named.extend({ files: z.array(named).optional() })),
  }),
  /** Address of the previews' styles. */
  styles: z.string(),
  /** The single files of the content, by name. */
  company: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Names of the pictures and videos of the content. */
  files: z.array(z.string()),
  /** Where the content's files can be loaded; in develop only. */
  contentAddress: z.string().optional(),
});

/** Only valid entries are saved; Decap shows the message of what is thrown. */
const refuseMistakes = ({ entry }: { entry: DecapMap }): void => {
  const data = entry.get('data');
  const mistakes = isMap(data) ? findEntryMistakes(data.toJS()) : [];
  if (mistakes.length > 0) throw new Error(mistakes.join(' '));
};

const start = async (cms: Decap): Promise<void> => {
  const answer = await fetch(`${adminPath}/config.json`);
  const { config, styles, company, files, contentAddress } = settingsSchema.parse(await answer.json());
  const preview = createPreview(company, contentAddress);
  cms.registerCustomFormat(contentFormat, 'json', {
    fromFile: readEntryFile,
    toFile: entryFile,
  });
  cms.registerEventListener({ name: 'preSave', handler: refuseMistakes });
  giveFreeNames(new Set(files), contentAddress === undefined);
  reloadOnOtherEntry();
  cms.registerPreviewStyle(styles);
  for (const { name, files: single } of config.collections) {
    for (const template of single ?? [{ name }]) cms.registerPreviewTemplate(template.name, preview);
  }
  const { origin } = window.location;
  if (contentAddress !== undefined) {
    // The local server needs no sign-in, so the page skips it.
    window.localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
    watchProblems();
  }
  cms.init({ config: { ...config, site_url: origin, logo: { src: '/favicon.svg', show_in_header: true } } });
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
