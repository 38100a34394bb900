import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import * as styles from './why-choose-us.module.css';

/** Numbered cards, in wide windows two or three in a row. */
export const WhyChooseUs = ({ title, text, cards }: Queries.WhyChooseUsFragment) => (
  <Section id="why-choose-us" title={title} text={text} layout="split">
    <ol className={styles.cards}>
      {cards.map((card, index) => (
        <li key={card.title} className={styles.card}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Icon className={styles.icon} path={card.icon} />
          <h3>{card.title}</h3>
          <p className={styles.text}>{card.text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

export const whyChooseUsFragment = graphql`
  fragment WhyChooseUs on HomePageWhyChooseUs { title text cards { title text icon } }
`;
