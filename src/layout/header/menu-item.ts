/** An item of the main menu; with pages it opens a group of links. */
export interface MenuItem {
  name: string;
  link: string;
  /** Path data of the icon in the mobile menu. */
  icon: string;
  pages: readonly { title: string; path: string; icon: string }[];
}
