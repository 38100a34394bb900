import type { ComponentProps } from 'react';
import { noteCard } from '../browser/page-transition';
import * as styles from './card-link.module.css';
import { SiteLink } from './site-link';

/** The link of a card, which covers its list item; that has to be positioned. */
export const CardLink = (props: Pick<ComponentProps<typeof SiteLink>, 'to' | 'children'>) => (
  <SiteLink {...props} className={styles.link} onClick={({ currentTarget }) => noteCard(currentTarget)} />
);
