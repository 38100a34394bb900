import type { Breadcrumb } from '../../head/breadcrumbs';
import { type HeaderOpening, headerSizes } from '../../head/preload-picture';
import { Breadcrumbs } from '../breadcrumbs';
import type { Elements } from '../elements';
import { Picture, type PictureNode, Placeholder } from '../picture/picture';
import { FigureValue } from '../statistics/statistics';
import { wholeWords } from '../whole-words';
import * as corner from './header-corner.module.css';
import * as styles from './page-header.module.css';

type HeaderPicture = PictureNode & { readonly src: { readonly placeholder?: string } };

interface PageHeaderProps {
  breadcrumbs?: readonly Breadcrumb[];
  /** A short line above the heading. */
  label?: string;
  page: { readonly title: string; readonly tagline: string; readonly image: HeaderPicture };
  /** Instead of the page's own. */
  picture?: HeaderPicture;
  opening?: HeaderOpening;
  /** With `whole`: what the picture's corner says. */
  figure?: { readonly value: string; readonly label: string } | undefined;
  /** Below the tagline: buttons, facts. */
  children?: Elements;
}

/** The header of an inner page: heading and tagline next to a picture. */
export const PageHeader = ({
  breadcrumbs = [],
  label,
  page,
  picture = page.image,
  opening = 'isle',
  figure,
  children,
}: PageHeaderProps) => (
  <div className={styles.ground} data-opening={opening}>
    <div className={styles.head}>
      <div className={styles.words}>
        {breadcrumbs.length > 1 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
        {label && <p className={styles.label}>{label}</p>}
        <h1>{wholeWords(page.title)}</h1>
        <p className={styles.tagline}>{wholeWords(page.tagline)}</p>
        {children}
      </div>
      <div className={styles.frame}>
        {/* A low one has a small picture, which is there before its placeholder would be worth its bytes. */}
        {opening !== 'compact' && opening !== 'low' && picture.src.placeholder && (
          <Placeholder url={picture.src.placeholder} className={styles.picture} />
        )}
        <Picture
          picture={picture}
          className={styles.picture}
          priority={opening !== 'compact'}
          sizes={headerSizes[opening]}
        />
        {figure && (
          <p className={corner.figure}>
            <strong className={corner.value}>
              <FigureValue value={figure.value} />
            </strong>
            <span>{wholeWords(` ${figure.label}`)}</span>
          </p>
        )}
      </div>
    </div>
  </div>
);
