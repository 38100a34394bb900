import { Breadcrumbs } from './breadcrumbs';
import type { Elements } from './elements';
import * as styles from './page-header.module.css';
import { Picture, type PictureNode, Preview } from './picture';

interface PageHeaderProps {
  breadcrumbs?: readonly { title: string; path: string }[];
  /** A short line above the heading. */
  label?: string;
  title: string;
  tagline: string;
  picture: PictureNode & { readonly src: { readonly preview?: string } };
  /** How the picture is cropped: as an isle, or not at all if it shows an interface that has to be read. */
  frame?: 'isle' | 'whole';
  /** What follows the tagline: buttons, facts. */
  children?: Elements;
}

/** The header of an inner page: heading and tagline beside a picture ringed by contour lines. */
export const PageHeader = ({
  breadcrumbs = [],
  label,
  title,
  tagline,
  picture,
  frame = 'isle',
  children,
}: PageHeaderProps) => (
  <div className={styles.head} data-frame={frame}>
    <div className={styles.words}>
      {breadcrumbs.length > 1 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      {label && <p className={styles.label}>{label}</p>}
      <h1>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      {children}
    </div>
    <div className={styles.frame}>
      {picture.src.preview && <Preview url={picture.src.preview} className={styles.picture} />}
      <Picture picture={picture} className={styles.picture} priority />
    </div>
  </div>
);
