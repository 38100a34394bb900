import * as styles from './offerings.module.css';

interface OfferingsProps {
  groups: readonly { name: string; options: readonly { name: string; text: string }[] }[];
}

/** Groups of offerings, each with its named options beside it. */
export const Offerings = ({ groups }: OfferingsProps) => (
  <ul className={styles.list}>
    {groups.map(({ name, options }) => (
      <li key={name} className={styles.group}>
        <h3 className={styles.name}>{name}</h3>
        <dl className={styles.options}>
          {options.map((option) => (
            <div key={option.name}>
              <dt className={styles.option}>{option.name}</dt>
              <dd className={styles.text}>{option.text}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
