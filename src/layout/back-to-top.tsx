import { useScrolled } from '../browser/hooks';
import { scrollBehavior } from '../browser/scroll';
import { glyphs, Icon } from '../components/icon';
import * as styles from './back-to-top.module.css';

export const BackToTop = () => {
  // It appears from this position on (behaviour.md, rule 15).
  const shown = useScrolled((position) => position > 300);
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    // The button is about to vanish; move the focus to the top with the page.
    document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.place} data-screen-only data-behind-menu>
      <button type="button" className={styles.button} hidden={!shown} onClick={goUp}>
        <Icon path={glyphs.up} />
        <span data-visually-hidden>{TEXTS.page.backToTop}</span>
      </button>
    </div>
  );
};
