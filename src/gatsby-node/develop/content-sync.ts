import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { watch } from 'chokidar';
import type { Actions, Node, SourceNodesArgs } from 'gatsby';
import { findMistakes } from '../../content-tools/check/check-content';
import { printProblems } from '../../content-tools/check/print-problems';
import { listNamedFiles } from '../../content-tools/pictures/check-pictures';
import { type ContentFile, nameFiles, type Problem } from '../../content-tools/read/read-content';
import { shownFiles } from '../../content-tools/read/schedule';
import { type ContentNode, makeNode } from '../content-node';
import { setProblems } from './problems';

/** The parts of Gatsby's API that make and find nodes. */
interface NodeTools
  extends Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest' | 'getNode' | 'getNodesByType'> {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
}

/**
 * Keeps Gatsby's nodes at the last valid state of the content while editors work. All files are checked together, and all
 * nodes that differ are replaced in one step.
 * @param root absolute path of the content folder
 * @param report called with every problem after each check; with none when the content is valid
 */
export const createContentSync = (
  root: string,
  tools: NodeTools,
  report: (problems: readonly Problem[]) => void,
) => {
  const { createNode, deleteNode } = tools.actions;
  let applied = new Map<string, ContentNode>();
  let isChecking = false;
  let hasChanged = false;
  /** Files on disk that Gatsby has no node for yet. */
  let missing: readonly string[] = [];
  /** What has changed until Gatsby has it for certain; undefined for a file that is gone. */
  const unsettled = new Map<string, ContentFile | undefined>();

  const apply = (files: readonly ContentFile[]): void => {
    const nodes = new Map(files.map((file) => [file.file, makeNode(file, root, tools)]));
    const isStart = applied.size === 0;
    for (const [file, node] of applied) {
      if (nodes.has(file)) continue;
      deleteNode(node);
      unsettled.set(file, undefined);
    }
    for (const file of files) {
      const node = nodes.get(file.file);
      if (!node || applied.get(file.file)?.internal.contentDigest === node.internal.contentDigest) continue;
      createNode(node);
      if (!isStart) unsettled.set(file.file, file);
    }
    applied = nodes;
  };

  const check = async (): Promise<void> => {
    const { content, mistakes } = await findMistakes(root);
    report(mistakes);
    missing = [];
    if (mistakes.length > 0) return;
    const known = new Set(tools.getNodesByType('File').map(({ absolutePath }) => absolutePath));
    missing = listNamedFiles(root, content).flatMap(({ path }) => (known.has(path) ? [] : [path]));
    if (missing.length === 0) apply(shownFiles(content, true));
  };

  /** Checks the content as it is now, and applies it if it is valid. */
  const update = async (): Promise<void> => {
    hasChanged = true;
    if (isChecking) return;
    isChecking = true;
    try {
      while (hasChanged) {
        hasChanged = false;
        await check();
      }
    } finally {
      isChecking = false;
    }
  };

  /**
   * Hands to Gatsby again what it has lost, and every change a second time; to be called until nothing is left to do. Gatsby
   * drops new nodes, of pictures too, if a page is requested in the half second in which it collects them
   * (gatsby/dist/state-machines/waiting), and a page whose query runs when they arrive stays as it was.
   * @returns whether Gatsby has everything
   */
  const settle = (): boolean => {
    // What is on disk may be newer.
    if (isChecking) return false;
    // Makes gatsby-source-filesystem read them again.
    for (const path of missing) utimesSync(path, new Date(), new Date());
    for (const [file, entry] of unsettled) {
      const id = tools.createNodeId(`content ${file}`);
      const held = tools.getNode(id);
      if (!entry) {
        if (held) deleteNode(held);
        else unsettled.delete(file);
        continue;
      }
      // A new node, because Gatsby has written into the first one; with another digest, or Gatsby would ignore it.
      const node = makeNode(entry, root, tools);
      const second = `${node.internal.contentDigest} again`;
      if (held?.internal.contentDigest === second) {
        unsettled.delete(file);
        continue;
      }
      if (held?.internal.contentDigest === node.internal.contentDigest) node.internal.contentDigest = second;
      createNode(node);
    }
    return missing.length === 0 && unsettled.size === 0;
  };

  /** To be called when gatsby-source-filesystem has created a file node: an update may be waiting for a picture. */
  const fileCreated = async (): Promise<void> => (missing.length > 0 ? update() : undefined);

  return { update, settle, fileCreated };
};

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
    // By then Gatsby has taken over a change, if it has not lost it.
    settling = setTimeout(() => sync.settle() || settleLater(), 3_000);
  };
  // `awaitWriteFinish`: editors save in several steps, and a half-saved file would be reported as a mistake.
  const watcher = watch(root, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
  });
  watcher.on('all', () => void sync.update().then(settleLater, reportFailure));
  await once(watcher, 'ready');
  await sync.update();
};
