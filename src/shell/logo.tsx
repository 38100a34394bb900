import * as styles from './logo.module.css';

interface LogoProps {
  name: string;
  mark: { publicURL: string | null };
}

/** The company's mark and name; the name is text, so that it stays sharp, selectable and editable. */
export const Logo = ({ name, mark }: LogoProps) => (
  <span className={styles.logo}>
    <img className={styles.mark} src={mark.publicURL ?? undefined} alt="" width="40" height="40" />
    <span className={styles.name}>{name}</span>
  </span>
);
