import type { LayoutData } from '../use-layout-data';

/** An item of the main menu; with pages it opens a group of links. */
export type MenuItem = Omit<LayoutData['navigation']['header'][number], 'index' | 'children'> & {
  pages: readonly Pick<LayoutData['services'][number], 'title' | 'path' | 'icon'>[];
};
