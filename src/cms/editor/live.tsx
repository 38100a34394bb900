import { z } from 'zod';
import { explainHiddenToday } from '../../content-model/shown-days';
import type { EntryData } from '../entry-file';
import { PageLink, showMessage } from './messages';

/** Milliseconds between two questions, and how many there are: half an hour. */
const pause = 15_000;
const most = 120;

/** Which build of the site is published (`build.json`); undefined if it does not answer. */
const readBuild = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  } catch {
    return undefined;
  }
};

/** Says that a change is published, and then when the site shows it, with a link to the entry's page, if it has one. */
export const watchLive = async (data: EntryData, page: string | undefined): Promise<void> => {
  const hidden = explainHiddenToday(data);
  if (hidden) return showMessage(`Published. ${hidden}: the site leaves it out.`);
  const before = await readBuild();
  showMessage('Published. The site is being built; this says when the change is live.');
  for (let asked = 0; asked < most; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = await readBuild();
    if (now !== undefined && now !== before)
      return showMessage('The change is live.', <PageLink page={page} />);
  }
  showMessage('The site has not been built for half an hour. Ask whoever looks after it.');
};
