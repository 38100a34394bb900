import { graphql } from 'gatsby';
import { normalizePath } from '../browser/active-link';
import { askAddress } from './ask-address';
import { BookingLinks } from './booking-links';
import { ButtonLink } from './button-link';
import { ContactPerson } from './contact-person';
import { PageLinks } from './link-row';
import * as styles from './next-step.module.css';
import { Picture, type PictureNode } from './picture/picture';
import { wholeWords } from './whole-words';

interface NextStepProps extends Queries.NextStepFragment {
  /** The pages where visitors ask, the one with terms and prices, and the articles; null on a site without them. */
  ask: Queries.AskFragment;
  /** Title of the service that a quote is for. */
  service?: string | undefined;
  /** Whom to call; without anybody, the offices. */
  person?: Queries.ContactPersonFragment | null | undefined;
  /** In place of an image of its own: the picture of the page, or a related one. */
  picture?: PictureNode | undefined;
}

/** The call to action at the end of a page. It always offers a way to ask; other links come second. */
export const NextStep = (props: NextStepProps) => {
  const { title, text, linkText, link, image, service, person } = props;
  const picture = image ? { alt: '', src: image } : props.picture;
  const { quote, contact, prices, calendars, articles } = props.ask;
  const path = normalizePath(link);
  const subject = { service: path === contact?.path ? undefined : service, contact: person };
  const asks = [quote?.path, contact?.path].includes(path);
  return (
    <section className={styles.step}>
      <div className={styles.card}>
        {picture && (
          <div className={styles.frame}>
            <Picture
              picture={picture}
              alt=""
              className={styles.picture}
              // The file that the header shows, unless it is cropped to a tall frame.
              sizes={`(max-width: 899.98px) 85vw, ${picture.src.isCutOut ? 560 : 900}px`}
            />
          </div>
        )}
        <h2>{wholeWords(title)}</h2>
        <p>{wholeWords(text)}</p>
        <div className={styles.actions}>
          {!asks && quote && <ButtonLink to={askAddress(quote.path, subject)}>{quote.title}</ButtonLink>}
          <ButtonLink to={asks ? askAddress(link, subject) : link} look={asks || !quote ? 'main' : 'quiet'}>
            {linkText}
          </ButtonLink>
        </div>
        {person ? <ContactPerson person={person} /> : <BookingLinks calendars={calendars.nodes} />}
        <PageLinks pages={[prices?.page, articles]} />
      </div>
    </section>
  );
};

export const askFragment = graphql`
  fragment Ask on Query {
    quote: quotePage { ...PageLink }
    contact: contactPage { ...PageLink }
    prices { ...PricesPage }
    articles: insightsPage { ...PageLink }
    calendars: allOffice { nodes { ...BookingOffice } }
  }
`;
