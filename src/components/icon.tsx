import * as styles from './icon.module.css';

interface IconProps {
  /** Path data on a 24 by 24 grid. */
  path: string;
  className?: string | undefined;
}

/** A decorative line icon in the text colour. */
export const Icon = ({ path, className }: IconProps) => (
  <svg className={`${styles.icon} ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Icons of the interface, which editors do not choose. Every page loads them. */
export const glyphs = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  mail: 'M4 5h16v14H4zM4 7l8 6 8-6',
} as const;
