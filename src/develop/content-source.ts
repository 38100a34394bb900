import { once } from 'node:events';
import { watch } from 'chokidar';
import type { Node, NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { printProblems } from '../content-tools/print-problems';
import { type ContentSync, createContentSync } from './content-sync';
import { setProblems } from './problems';

/** Gatsby has then finished what it was doing when a change arrived. Milliseconds. */
const repeatAfter = 3_000;

let sync: ContentSync | undefined;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Sources the JSON of the content in `npm run develop`, where gatsby-source-filesystem sources only the pictures. An
 * invalid or half-saved file keeps its last valid node; the problem is shown in the terminal and in the browser.
 * @param root absolute path of the content folder
 */
export const sourceContent = async (
  { actions, createNodeId, createContentDigest, getNodesByType, reporter }: SourceNodesArgs,
  root: string,
): Promise<void> => {
  const { createNode, deleteNode } = actions;
  const knownFiles = (): Set<string> =>
    new Set(getNodesByType('File').map(({ absolutePath }) => String(absolutePath)));
  let reported = '';
  const current = createContentSync(
    root,
    { createNode, deleteNode, createNodeId, createContentDigest, knownFiles },
    (problems) => {
      setProblems(problems);
      const text = problems.length > 0 ? printProblems(problems) : '';
      if (text !== reported) reporter.info(text ? `\n${text}` : 'The content has no mistakes any more.');
      reported = text;
    },
  );
  sync = current;
  let repeating: NodeJS.Timeout | undefined;
  const update = (): void => {
    current
      .update()
      .then(() => {
        clearTimeout(repeating);
        repeating = setTimeout(current.repeat, repeatAfter);
      })
      .catch((error: unknown) => reporter.error('The content could not be checked', asError(error)));
  };
  // `awaitWriteFinish`: editors save in several steps, and a half-saved file would be reported as a mistake.
  const watcher = watch(root, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
  });
  watcher.on('all', update);
  await once(watcher, 'ready');
  await current.update();
};

/** To be called for every new node: an update may be waiting for the node of a picture. */
export const noteNewFile = ({ node, reporter }: { node: Node } & Pick<NodePluginArgs, 'reporter'>): void => {
  if (node.internal.type !== 'File') return;
  sync
    ?.fileCreated()
    .catch((error: unknown) => reporter.error('The content could not be checked', asError(error)));
};
