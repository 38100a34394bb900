import * as styles from './button-link.module.css';
import { glyphs, Icon } from './icon';
import { SiteLink } from './site-link';

interface ButtonLinkProps {
  to: string;
  children: string;
  /** `main` is the primary action, `quiet` the secondary one. */
  look?: 'main' | 'quiet';
}

export const ButtonLink = ({ to, children, look = 'main' }: ButtonLinkProps) => (
  <SiteLink className={styles.button} data-look={look} to={to}>
    <span>{`${children} `}</span>
    <Icon className={styles.arrow} path={glyphs.right} />
  </SiteLink>
);
