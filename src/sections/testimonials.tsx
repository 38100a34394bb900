import { Carousel } from '../components/carousel/carousel';
import { emphasise } from '../text/emphasise';
import * as styles from './testimonials.module.css';

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  text: string;
  highlights: readonly string[];
}

/** First and last initial. */
const initials = (name: string): string => {
  const words = name.split(' ').filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.at(0) ?? '').join('');
};

const Quote = ({ name, role, company, text, highlights }: Testimonial) => (
  <figure className={styles.quote}>
    <span className={styles.isle} aria-hidden="true">
      {initials(name)}
    </span>
    <blockquote className={styles.text}>
      <p>
        {emphasise(text, highlights).map(({ part, start, emphasised }) =>
          emphasised ? <em key={start}>{part}</em> : part,
        )}
      </p>
    </blockquote>
    <figcaption className={styles.person}>
      <strong>{name}</strong>
      {role}, {company}
    </figcaption>
  </figure>
);

/** What clients say, one after the other, with the phrases that matter emphasised. */
export const Testimonials = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
  <Carousel
    className={styles.carousel}
    label="Testimonials"
    noun="testimonial"
    names={testimonials.map(({ name }) => name)}
    arrows
  >
    {(index) => {
      const testimonial = testimonials[index];
      return testimonial && <Quote {...testimonial} />;
    }}
  </Carousel>
);
