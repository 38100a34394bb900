import * as styles from './logo-grid.module.css';

export const LogoGrid = ({ clients }: { clients: readonly Queries.ClientLogoFragment[] }) => (
  <ul className={styles.logos}>
    {clients.map(({ name, altText, img }) => (
      <li key={name} className={styles.logo}>
        <img src={img.drawingURL ?? undefined} alt={altText} width="160" height="48" loading="lazy" />
      </li>
    ))}
  </ul>
);
