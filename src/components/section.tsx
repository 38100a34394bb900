import type { ReactNode } from 'react';
import * as styles from './section.module.css';
import { Shore } from './shore';

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  /** Ground the section stands on. */
  ground?: 'shell' | 'white' | 'mist' | 'ink';
  /** Heading above the content, or beside it on wide windows; or above with its text to the right, or centred. */
  layout?: 'stack' | 'beside' | 'split' | 'centre';
  /** What stands below the heading, in its column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export const Section = ({
  id,
  title,
  text,
  ground = 'shell',
  layout = 'stack',
  aside,
  children,
}: SectionProps) => (
  <section id={id} className={styles.section} data-ground={ground} data-layout={layout}>
    {ground === 'ink' && <Shore />}
    <div className={styles.inner}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {aside}
      </div>
      <div>{children}</div>
    </div>
  </section>
);
