import { Icon } from './icon';
import * as styles from './item-list.module.css';

interface ItemListProps {
  items: readonly { name: string; text: string; icon?: string | undefined }[];
  /** Numbers the items, where their order tells something. */
  numbered?: boolean;
  columns?: 1 | 2 | 3;
}

/** Short named texts side by side: benefits, features, steps. */
export const ItemList = ({ items, numbered = false, columns = 3 }: ItemListProps) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.items} data-columns={columns} data-numbered={numbered || undefined}>
      {items.map(({ name, text, icon }) => (
        <li key={name} className={styles.item}>
          {icon && <Icon className={styles.icon} path={icon} />}
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
};
