import { graphql } from 'gatsby';
import { Carousel } from '../components/carousel/carousel';
import { glyphs, Icon } from '../components/icon';
import { type HomeSectionProps, Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import * as styles from './testimonials.module.css';

/**
 * Splits a text where its highlights begin and end. Every occurrence of a highlight is emphasised; overlapping
 * highlights merge. The parts joined are the text again; `start` is where a part begins in it.
 */
export const emphasise = (text: string, highlights: readonly string[]) => {
  const marks = new Array<string>(text.length).fill(' ');
  for (const phrase of highlights.filter(Boolean)) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
      marks.fill('*', at, at + phrase.length);
    }
  }
  return [...marks.join('').matchAll(/ +|\*+/g)].map(({ 0: run, index }) => ({
    part: text.slice(index, index + run.length),
    start: index,
    emphasised: run.startsWith('*'),
  }));
};

const initials = (name: string): string => {
  const words = name.split(' ').filter(Boolean);
  // A letter may be several code points.
  const letters = new Intl.Segmenter();
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...letters.segment(word ?? '')][0]?.segment)
    .join('');
};

const TestimonialSlide = ({ name, role, company, text, highlights, work }: Queries.TestimonialFragment) => (
  <figure className={styles.quote}>
    <span className={styles.isle} aria-hidden="true">
      {initials(name)}
    </span>
    <blockquote className={styles.text}>
      <p>
        {emphasise(text, highlights).map(({ part, start, emphasised }) =>
          emphasised ? <em key={start}>{part}</em> : <span key={start}>{part}</span>,
        )}
      </p>
    </blockquote>
    <figcaption className={styles.person}>
      <strong>{`${name} `}</strong>
      <span>{`${role}, ${company} `}</span>
      {work && (
        <SiteLink className={styles.work} to={work}>
          <span>{TEXTS.testimonials.work}</span>
          <Icon className={styles.arrow} path={glyphs.right} />
        </SiteLink>
      )}
    </figcaption>
  </figure>
);

/** Clients' words, one at a time, with key phrases emphasised. */
export const Testimonials = ({ heading, entries }: HomeSectionProps<Queries.TestimonialFragment>) =>
  heading &&
  entries.length > 0 && (
    <Section id="testimonials" {...heading} background="ink">
      <Carousel
        className={styles.carousel}
        texts={TEXTS.testimonials}
        names={entries.map(({ name }) => name)}
        arrows
      >
        {(index) => {
          const testimonial = entries[index];
          return testimonial && <TestimonialSlide {...testimonial} />;
        }}
      </Carousel>
    </Section>
  );

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial { name role company text highlights work }
`;
