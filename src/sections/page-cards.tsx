import { graphql } from 'gatsby';
import { CardLink } from '../components/card-link';
import { Icon } from '../components/icon';
import { Picture, type PictureNode } from '../components/picture/picture';
import { Section } from '../components/section';
import { WhenNear } from '../components/when-near';
import * as styles from './page-cards.module.css';

type RelatedPage = Queries.RelatedServiceFragment | Queries.RelatedIndustryFragment;

interface PageCardsProps {
  /** With their isles in place of icons, if they come with them: many pictures, loaded only for who scrolls to them. */
  pages: readonly (RelatedPage & { chart?: object | null; image?: PictureNode })[];
  /** Large, in two columns. */
  large?: boolean;
}

/** Services or industries, with links to their pages. */
export const PageCards = ({ pages, large }: PageCardsProps) => (
  <ul className={styles.pages} data-large={large}>
    {pages.map(({ title, tagline, path, icon, chart, image }) => {
      const sign = <Icon className={styles.icon} path={icon} />;
      return (
        <li key={path} className={styles.page} data-placed={chart ? '' : undefined}>
          {image ? (
            <div className={styles.frame} data-frame>
              <WhenNear fallback={sign}>
                <Picture picture={image} alt="" sizes="(max-width: 699.98px) 96px, 240px" />
              </WhenNear>
            </div>
          ) : (
            sign
          )}
          <h3>
            <CardLink to={path}>{title}</CardLink>
          </h3>
          <p className={styles.text}>{tagline}</p>
        </li>
      );
    })}
  </ul>
);

/** Services or industries; nothing if there are none. */
export const RelatedPages = ({ title, pages }: { title: string; pages: readonly RelatedPage[] }) =>
  pages.length > 0 && (
    <Section title={title}>
      <PageCards pages={pages} />
    </Section>
  );

export const pageCardFragments = graphql`
  fragment RelatedService on Service { title tagline path icon }
  fragment RelatedIndustry on Industry { title tagline path icon }
`;
