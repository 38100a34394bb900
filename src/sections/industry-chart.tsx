import { graphql } from 'gatsby';
import { itemStyles } from '../components/item-styles';
import { Picture } from '../components/picture/picture';
import { type HomeSectionProps, Section } from '../components/section';
import * as styles from './industry-chart.module.css';
import { PageCards } from './page-cards';

const industriesId = 'industry-expertise';

interface IndustryTilesProps extends HomeSectionProps<Queries.IndustryTileFragment> {
  chart: Queries.IndustryChartFragment | null;
}

/**
 * The industries as isles on a chart, each with a flag (behaviour.md, rule 34); without a chart, and where larger text leaves
 * no room on it, as in the index of a sea atlas: icon and title, without a chart also what awaits there.
 */
export const IndustryTiles = ({ heading, entries, chart }: IndustryTilesProps) =>
  heading &&
  entries.length > 0 && (
    <Section id={industriesId} {...heading} background="mist" layout="split">
      {chart ? (
        <div className={styles.chart}>
          <div className={styles.wide} data-frame>
            <Picture picture={{ alt: chart.alt, src: chart.wide }} />
          </div>
          <div className={styles.tall} data-frame>
            <Picture picture={{ alt: chart.alt, src: chart.tall }} />
          </div>
          <PageCards pages={entries} large />
        </div>
      ) : (
        <PageCards pages={entries} large />
      )}
    </Section>
  );

/** Where the isles lie. */
export const chartPlaces = (entries: IndustryTilesProps['entries']): string =>
  itemStyles(
    industriesId,
    entries.map(({ chart }) => chart && { x: chart.x, y: chart.y, tx: chart.tallX, ty: chart.tallY }),
  );

export const industryChartFragments = graphql`
  fragment IndustryTile on Industry { ...RelatedIndustry chart { x y tallX tallY } }
  # A third of the page's height; its labels are what has to be sharp.
  fragment IndustryChart on HomePageChart {
    alt
    wide { childImageSharp { gatsbyImageData(
      width: 1280
      outputPixelDensities: [0.7, 1, 1.5, 2]
      avifOptions: { quality: 40 }
      sizes: "min(100vw, 1472px)"
    ) } }
    tall { childImageSharp { gatsbyImageData(
      width: 540
      outputPixelDensities: [0.75, 1, 1.5, 2]
      avifOptions: { quality: 40 }
      sizes: "100vw"
    ) } }
  }
`;
