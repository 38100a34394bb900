import { resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { collections, pageTemplates } from '../../content-model';
import { draftTitle } from '../../content-tools/drafts';
import { excerpt } from '../../content-tools/excerpt';
import { nameFieldOf } from '../../content-tools/fields-of';
import { drawingOf, type FileNode, publishDrawing, withoutTintIfTransparent } from './pictures';
import { preview } from './preview';

/** What a resolver that adds to another's result uses of Gatsby's context. */
interface Context {
  nodeModel: { getNodeById(query: { id: string }): Record<string, unknown> | null };
}
interface Info {
  originalResolver?: (...args: readonly unknown[]) => Promise<IGatsbyImageData | null>;
}

/** Types of entries that can be drafts, with the field that names them. */
const named = [...Object.values(collections), pageTemplates.text].map(({ type, schema }) => ({
  type,
  field: nameFieldOf(schema),
}));

/** Where drafts are shown, their names say so: in menus, on lists, cards and pages. */
const draftTitles = Object.fromEntries(
  named.map(({ type, field }) => [
    type,
    {
      [field]: {
        resolve: (source: Record<string, unknown>) => {
          const title = String(source[field]);
          return source.draft === true ? draftTitle(title) : title;
        },
      },
    },
  ]),
);

/** Fields that are computed from the content, for `createResolvers`. */
export const contentResolvers = ({ cache, pathPrefix }: Pick<NodePluginArgs, 'cache' | 'pathPrefix'>) => ({
  ...draftTitles,
  CaseStudy: {
    ...draftTitles.CaseStudy,
    excerpt: { type: 'String!', resolve: ({ text }: { text: string }) => excerpt(text) },
  },
  File: {
    drawing: { type: 'String', resolve: drawingOf },
    drawingURL: {
      type: 'String',
      resolve: (file: FileNode) => publishDrawing(file, resolve('public'), pathPrefix),
    },
    preview: {
      type: 'String!',
      args: { width: 'Int!' },
      resolve: (file: Parameters<typeof preview>[0], { width }: { width: number }) =>
        preview(file, width, cache),
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
