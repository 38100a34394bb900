import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import * as styles from './page-head.module.css';
import { Picture, type PictureData } from './picture';

interface PageHeadProps {
  crumbs?: readonly { title: string; path: string }[];
  /** A short line above the heading. */
  label?: string;
  title: string;
  tagline: string;
  picture: PictureData;
  /** How the picture is cut: like an isle, or whole, where it shows an interface that has to be read. */
  frame?: 'isle' | 'whole';
  /** What stands below the tagline: buttons, facts. */
  children?: ReactNode;
}

/** Head of an inner page: heading and tagline beside a picture, ringed by contour lines. */
export const PageHead = ({
  crumbs = [],
  label,
  title,
  tagline,
  picture,
  frame = 'isle',
  children,
}: PageHeadProps) => (
  <div className={styles.head} data-frame={frame}>
    <div className={styles.words}>
      {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      {label && <p className={styles.label}>{label}</p>}
      <h1>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      {children}
    </div>
    <div className={styles.frame}>
      <Picture {...picture} className={styles.picture} priority />
    </div>
  </div>
);
