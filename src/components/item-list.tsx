import { graphql } from 'gatsby';
import { toClock, toMinutes } from '../browser/clock';
import { Icon } from './icon';
import * as styles from './item-list.module.css';
import { wholeWords } from './whole-words';

interface ItemListProps {
  items: readonly (Queries.ItemFragment | Queries.IconItemFragment | Queries.StepFragment)[];
  /** Numbers the items that have no time, where their order matters: the stations of a route. */
  numbered?: boolean;
}

/** Whether the steps are few and short enough to stand side by side in a wide window. */
const fitsRow = (items: ItemListProps['items']): boolean =>
  items.length <= 6 && items.every(({ text }) => text.length <= 150);

/** Short named texts: with icons side by side, else one below the other. */
export const ItemList = ({ items, numbered = false }: ItemListProps) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={styles.items}
      data-numbered={numbered || undefined}
      data-route={numbered ? (fitsRow(items) ? 'row' : 'column') : undefined}
    >
      {items.map((item) => (
        <li key={item.name} className={styles.item}>
          {'icon' in item && <Icon className={styles.icon} path={item.icon} />}
          {'time' in item && item.time && (
            <time className={styles.time}>{`${toClock(toMinutes(item.time))} `}</time>
          )}
          <h3>{wholeWords(item.name)}</h3>
          <p>{wholeWords(item.text)}</p>
        </li>
      ))}
    </List>
  );
};

export const itemFragments = graphql`
  fragment Item on NamedText { name text }
  fragment Step on Step { name text time }
  fragment IconItem on IconText { name text icon }
`;
