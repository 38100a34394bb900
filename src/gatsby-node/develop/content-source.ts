import { once } from 'node:events';
import { watch } from 'chokidar';
import type { Node, SourceNodesArgs } from 'gatsby';
import { printProblems } from '../../content-tools/check/print-problems';
import { nameFiles } from '../../content-tools/read/read-content';
import { createContentSync } from './content-sync';
import { setProblems } from './problems';

/** Milliseconds in which Gatsby takes over a change, if it does not lose it. */
const settleAfter = 3_000;

let fileCreated: (() => void) | undefined;

/** To be called for every new node: an update may be waiting for the node of a picture. */
export const noteNewFile = ({ internal }: Node): void => {
  if (internal.type === 'File') fileCreated?.();
};

/**
 * Sources the JSON of the content in `npm run develop`, and follows its changes. An invalid or half-saved file keeps its last
 * valid node; the problem is shown in the terminal and in the browser.
 * @param root absolute path of the content folder
 */
export const followContent = async (args: SourceNodesArgs, root: string): Promise<void> => {
  const { reporter } = args;
  let reported = '';
  const sync = createContentSync(root, args, (problems) => {
    setProblems(nameFiles(root, problems));
    const text = problems.length > 0 ? printProblems(root, problems) : '';
    if (text !== reported) reporter.info(text ? `\n${text}` : 'The content has no mistakes any more.');
    reported = text;
  });
  const reportFailure = (error: Error) => reporter.error('The content could not be checked', error);
  fileCreated = () => void sync.fileCreated().catch(reportFailure);
  let settling: NodeJS.Timeout | undefined;
  const settleLater = (): void => {
    clearTimeout(settling);
    settling = setTimeout(() => sync.settle() || settleLater(), settleAfter);
  };
  const update = async (): Promise<void> => {
    await sync.update();
    settleLater();
  };
  // `awaitWriteFinish`: editors save in several steps, and a half-saved file would be reported as a mistake.
  const watcher = watch(root, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
  });
  watcher.on('all', () => void update().catch(reportFailure));
  await once(watcher, 'ready');
  await sync.update();
};
