import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import * as styles from './benefits.module.css';

interface BenefitsProps {
  title: string;
  benefits: readonly Queries.BenefitFragment[];
  /** Whether each follows the one before. */
  inOrder?: boolean | null;
}

/** What a client or a colleague gains, in the form that suits what it says: figures, comparisons, steps, or short texts. */
export const Benefits = ({ title, benefits, inOrder }: BenefitsProps) => {
  const compares = benefits.some(({ instead }) => instead);
  const counts = benefits.some(({ figure }) => figure);
  const form = inOrder ? 'steps' : compares ? 'comparison' : counts ? 'figures' : 'texts';
  const List = inOrder ? 'ol' : 'ul';
  return (
    <Section
      title={title}
      background={form === 'comparison' ? 'mist' : 'ink'}
      {...(form === 'steps' && { layout: 'beside' })}
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

export const benefitFragment = graphql`
  fragment Benefit on Benefit { name text icon figure instead }
`;
