import { Picture, type PictureData } from '../components/picture';
import { SiteLink } from '../components/site-link';
import * as styles from './products.module.css';

interface ProductsProps {
  products: readonly {
    name: string;
    category: string;
    description: string;
    link: string;
    thumbnail: PictureData;
    picture: PictureData;
  }[];
}

/** The leading picture is cut to a square on wide windows, so it is wider than what is seen of it. */
const leadSizes = '(max-width: 899px) calc(100vw - 40px), min(62vw, 800px)';

/** The company's own products; the first is shown large. */
export const Products = ({ products }: ProductsProps) => (
  <ul className={styles.products}>
    {products.map(({ name, category, description, link, thumbnail, picture }, index) => (
      <li key={name} className={styles.product}>
        <div className={styles.frame}>
          <Picture
            {...(index === 0 ? picture : thumbnail)}
            className={styles.picture}
            sizes={index === 0 ? leadSizes : undefined}
          />
        </div>
        <div className={styles.words}>
          <p className={styles.category}>{category}</p>
          <h3 className={styles.name}>
            <SiteLink className={styles.link} to={link}>
              {name}
            </SiteLink>
          </h3>
          <p className={styles.text}>{description}</p>
        </div>
      </li>
    ))}
  </ul>
);
