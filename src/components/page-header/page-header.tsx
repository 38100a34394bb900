import type { Breadcrumb } from '../../head/breadcrumbs';
import { type HeaderOpening, headerSizes } from '../../head/preload-picture';
import { Breadcrumbs } from '../breadcrumbs';
import type { Elements } from '../elements';
import { Picture, type PictureNode, Placeholder } from '../picture/picture';
import { wholeWords } from '../whole-words';
import * as styles from './page-header.module.css';

type HeaderPicture = PictureNode & { readonly src: { readonly placeholder?: string | null } };

interface PageHeaderProps {
  breadcrumbs?: readonly Breadcrumb[];
  /** A short line above the heading. */
  label?: string;
  page: { readonly title: string; readonly tagline: string; readonly image: HeaderPicture };
  /** Instead of the page's own. */
  picture?: HeaderPicture;
  /** Form pages have a header of their own. */
  opening?: Exclude<HeaderOpening, 'compact'>;
  /** The classes of an opening with a style sheet of its own, which only its pages carry. */
  look?: Readonly<Record<string, string>>;
  /** With `whole`: over the picture's corner. */
  corner?: Elements;
  /** Below the tagline: buttons, facts. */
  children?: Elements;
}

const join = (own = '', look = ''): string => `${own} ${look}`.trim();

/** The header of an inner page: heading and tagline next to a picture. */
export const PageHeader = ({
  breadcrumbs = [],
  label,
  page,
  picture = page.image,
  opening = 'isle',
  look = {},
  corner,
  children,
}: PageHeaderProps) => (
  <div className={join(styles.ground, look.ground)} data-opening={opening}>
    <div className={join(styles.head, look.head)}>
      <div className={join(styles.words, look.words)}>
        {breadcrumbs.length > 1 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
        {label && <p className={styles.label}>{label}</p>}
        <h1>{wholeWords(page.title)}</h1>
        <p className={join(styles.tagline, look.tagline)}>{wholeWords(page.tagline)}</p>
        {children}
      </div>
      <div className={join(styles.frame, look.frame)}>
        {/* A low one has a small picture, which is there before its placeholder would be worth its bytes. */}
        {opening !== 'low' && picture.src.placeholder && (
          <Placeholder url={picture.src.placeholder} className={join(styles.picture, look.picture)} />
        )}
        <Picture
          picture={picture}
          className={join(styles.picture, look.picture)}
          priority
          sizes={headerSizes[opening]}
        />
        {corner}
      </div>
    </div>
  </div>
);
