import { ButtonLink } from './button-link';
import * as styles from './next-step.module.css';

interface NextStepProps {
  title: string;
  text: string;
  linkText: string;
  link: string;
}

/** The end of a page: one fitting thing to do next. */
export const NextStep = ({ title, text, linkText, link }: NextStepProps) => (
  <section className={styles.step}>
    <div className={styles.card}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={link}>{linkText}</ButtonLink>
    </div>
  </section>
);
