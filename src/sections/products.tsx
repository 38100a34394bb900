import { graphql } from 'gatsby';
import { CardLink } from '../components/card-link';
import { Picture } from '../components/picture/picture';
import { type HomeSectionProps, Section } from '../components/section';
import * as styles from './products.module.css';

/** The lead picture is cropped to a square on wide windows, so it is wider than the visible part. */
const leadSizes = '(max-width: 899px) calc(100vw - 40px), min(62vw, 800px)';

/** The company's own products, the first one large. */
export const Products = ({ heading, entries }: HomeSectionProps<Queries.ProductFragment>) =>
  heading &&
  entries.length > 0 && (
    <Section id="our-products" {...heading} layout="split">
      <ul className={styles.products}>
        {entries.map(({ title, category, description, path, thumbnail, image }, index) => (
          <li key={title} className={styles.product}>
            <div className={styles.frame}>
              <Picture
                picture={index === 0 ? image : thumbnail}
                className={styles.picture}
                sizes={index === 0 ? leadSizes : undefined}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.category}>{category}</p>
              <h3 className={styles.name}>
                <CardLink to={path}>{title}</CardLink>
              </h3>
              <p className={styles.text}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );

export const productFragment = graphql`
  fragment Product on Product {
    title: name category description path: link
    thumbnail { ...SmallPicture }
    image { ...CardPicture }
  }
`;
