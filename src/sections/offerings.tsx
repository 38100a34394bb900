import { graphql } from 'gatsby';
import * as styles from './offerings.module.css';

/** Groups of offerings, each next to its named options. */
export const Offerings = ({ groups }: { groups: readonly Queries.OfferingGroupFragment[] }) => (
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

export const offeringFragment = graphql`
  fragment OfferingGroup on ServiceOfferings {
    name
    options { ...Item }
  }
`;
