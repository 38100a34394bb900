/** The id of the footer's menu, which the header's menu button leads to while there are no scripts. */
export const footerMenuId = 'footer-menu';
