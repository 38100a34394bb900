import { Icon } from '../components/icon';
import { Section } from '../components/section';
import * as styles from './why-choose-us.module.css';

interface WhyChooseUsProps {
  title: string;
  text: string;
  cards: readonly { title: string; text: string; icon: string }[];
}

/** Six numbered cards. */
export const WhyChooseUs = ({ title, text, cards }: WhyChooseUsProps) => (
  <Section id="why-choose-us" title={title} text={text}>
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
