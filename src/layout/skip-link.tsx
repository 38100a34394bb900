import type { MouseEvent } from 'react';
import * as styles from './skip-link.module.css';

/** The first link of every page, past the header to the content (WCAG 2.4.1). */
export const SkipLink = () => {
  const skip = (event: MouseEvent) => {
    const main = document.getElementById('main');
    if (!main) return;
    // The router would take the browser's own navigation for Back or Forward.
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to a place on this page; the handler only keeps the router out.
    <a className={styles.skip} href="#main" onClick={skip} data-screen-only data-behind-menu>
      {TEXTS.page.skip}
    </a>
  );
};
