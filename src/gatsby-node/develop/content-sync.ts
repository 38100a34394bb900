import { resolve } from 'node:path';
import type { Actions, SourceNodesArgs } from 'gatsby';
import { findMistakes } from '../../content-tools/check/check-content';
import { listNamedFiles } from '../../content-tools/pictures/check-pictures';
import type { ContentFile, Problem } from '../../content-tools/read/read-content';
import { isObject } from '../../is-object';

/** The parts of Gatsby's API that make nodes. */
export interface NodeTools
  extends Pick<Actions, 'createNode' | 'deleteNode'>,
    Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'> {
  /** Absolute paths of the files that gatsby-source-filesystem has nodes for. */
  knownFiles: () => ReadonlySet<string>;
}

type ContentNode = Parameters<Actions['createNode']>[0];

const makeNode = ({ file, type, data }: ContentFile, root: string, tools: NodeTools): ContentNode => {
  const { $schema: _, ...fields } = isObject(data) ? data : {};
  return {
    ...fields,
    /** Marks a node without a parent file; src/gatsby-node/schema/field-extensions.ts reads it. */
    contentPath: resolve(root, file),
    id: tools.createNodeId(`content ${file}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: tools.createContentDigest(fields) },
  };
};

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
  let applied = new Map<string, ContentNode>();
  let isChecking = false;
  let hasChanged = false;
  let waitsForFile = false;
  let latest: readonly ContentFile[] = [];

  const apply = (files: readonly ContentFile[]): void => {
    const nodes = new Map(files.map((file) => [file.file, makeNode(file, root, tools)]));
    for (const [file, node] of applied) if (!nodes.has(file)) tools.deleteNode(node);
    latest = files.filter(
      ({ file }) => applied.get(file)?.internal.contentDigest !== nodes.get(file)?.internal.contentDigest,
    );
    for (const { file } of latest) {
      const node = nodes.get(file);
      if (node) tools.createNode(node);
    }
    applied = nodes;
  };

  const check = async (): Promise<void> => {
    const { content, mistakes } = await findMistakes(root);
    report(mistakes);
    if (mistakes.length > 0) return;
    const known = tools.knownFiles();
    waitsForFile = listNamedFiles(root, content).some(({ path }) => !known.has(path));
    if (!waitsForFile) apply(content.files);
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
   * Hands the nodes of the last change to Gatsby once more. Gatsby can lose one that arrives while it runs a page's query;
   * the page would then stay as it was.
   */
  const repeat = (): void => {
    for (const file of latest) {
      // A new node, because Gatsby has written into the first one; with another digest, or Gatsby would ignore it.
      const node = makeNode(file, root, tools);
      node.internal.contentDigest += ' again';
      tools.createNode(node);
    }
    latest = [];
  };

  /** To be called when gatsby-source-filesystem has created a file node: an update may be waiting for a picture. */
  const fileCreated = async (): Promise<void> => (waitsForFile ? update() : undefined);

  return { update, repeat, fileCreated };
};
