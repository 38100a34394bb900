import { resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { computedFields } from './computed-fields';
import { drawingOf, type FileNode, publishDrawing, withoutTintIfTransparent } from './pictures';
import { makePlaceholder, type PictureFile } from './placeholder';

/** What a resolver that adds to another's result uses of Gatsby's context. */
interface Context {
  nodeModel: { getNodeById(query: { id: string }): Record<string, unknown> | null };
}
interface Info {
  originalResolver?: (...args: readonly unknown[]) => Promise<IGatsbyImageData | null>;
}

/** Fields that are computed from the content, for `createResolvers`. */
export const contentResolvers = ({ pathPrefix }: Pick<NodePluginArgs, 'pathPrefix'>) => ({
  ...computedFields,
  File: {
    drawing: { type: 'String', resolve: drawingOf },
    drawingURL: {
      type: 'String',
      resolve: (file: FileNode) => publishDrawing(file, resolve('public'), pathPrefix),
    },
    placeholder: {
      type: 'String!',
      args: { width: 'Int!' },
      resolve: (file: PictureFile, { width }: { width: number }) => makePlaceholder(file, width),
    },
  },
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (source: { parent: string }, args: unknown, context: Context, info: Info) => {
        const data = await info.originalResolver?.(source, args, context, info);
        const path = context.nodeModel.getNodeById({ id: source.parent })?.absolutePath;
        return data && typeof path === 'string' ? withoutTintIfTransparent(data, path) : (data ?? null);
      },
    },
  },
});
