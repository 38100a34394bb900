import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import * as styles from './benefits.module.css';

interface BenefitsProps {
  title: string;
  service: Queries.BenefitsFragment;
}

/** What a client gains, in the form that suits what it says: figures, comparisons, steps, or short texts. */
export const Benefits = ({ title, service: { benefits, benefitsInOrder } }: BenefitsProps) => {
  const compares = benefits.some(({ instead }) => instead);
  const counts = benefits.some(({ figure }) => figure);
  const form = benefitsInOrder ? 'steps' : compares ? 'comparison' : counts ? 'figures' : 'texts';
  const List = benefitsInOrder ? 'ol' : 'ul';
  return (
    <Section
      title={title}
      background={form === 'comparison' ? 'mist' : 'ink'}
      layout={form === 'steps' ? 'beside' : 'stack'}
    >
      <List className={styles.benefits} data-form={form}>
        {benefits.map(({ name, text, icon, figure, instead }) => (
          <li key={name} className={styles.benefit} data-figure={Boolean(figure) || undefined}>
            {instead && (
              <p className={styles.instead}>
                <span data-visually-hidden>{`${TEXTS.benefits.instead} `}</span>
                <span>{`${instead} `}</span>
              </p>
            )}
            {figure ? (
              <strong className={styles.figure}>{`${figure} `}</strong>
            ) : (
              <Icon className={styles.icon} path={icon} />
            )}
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
};

export const benefitsFragment = graphql`
  fragment Benefits on Service { benefitsInOrder benefits { name text icon figure instead } }
`;
