import { graphql } from 'gatsby';
import { normalizePath } from '../browser/active-link';
import { askAddress } from './ask-address';
import { BookingLinks } from './booking-links';
import { ButtonLink } from './button-link';
import { ContactPerson } from './contact-person';
import { PageLinks } from './link-row';
import * as styles from './next-step.module.css';

interface NextStepProps {
  title: string;
  text: string;
  linkText: string;
  link: string;
  /** The pages where visitors ask, the one with terms and prices, and the articles; null on a site without them. */
  ask: Queries.AskFragment;
  /** Title of the service that a quote is for. */
  service?: string | undefined;
  /** Whom to call; without anybody, the offices. */
  person?: Queries.ContactPersonFragment | null | undefined;
}

/** Contour lines of an isle, from the shore outwards. */
const rings =
  'M410 190c30-42 92-30 96 8s-40 58-76 44-42-26-20-52Z' +
  'M386 186c40-68 138-54 146 10s-60 92-118 72-58-38-28-82Z' +
  'M360 182c52-96 188-80 200 12s-82 128-162 100-74-52-38-112Z' +
  'M334 178c62-122 236-106 252 14s-102 162-204 128-92-66-48-142Z' +
  'M308 174c74-150 286-130 306 16s-124 198-248 156-108-80-58-172Z' +
  'M280 170c86-178 338-156 362 18s-146 234-294 184-124-94-68-202Z';

/** The call to action at the end of a page. It always offers a way to ask; other links come second. */
export const NextStep = ({
  title,
  text,
  linkText,
  link,
  ask: { quote, contact, prices, calendars, articles, newest },
  service,
  person,
}: NextStepProps) => {
  const path = normalizePath(link);
  const subject = { service: path === contact?.path ? undefined : service, contact: person };
  const asks = [quote?.path, contact?.path].includes(path);
  return (
    <section className={styles.step}>
      <div className={styles.card}>
        <svg className={styles.rings} viewBox="0 0 600 400" aria-hidden="true">
          <path d={rings} />
        </svg>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          {!asks && quote && <ButtonLink to={askAddress(quote.path, subject)}>{quote.title}</ButtonLink>}
          <ButtonLink to={asks ? askAddress(link, subject) : link} look={asks || !quote ? 'main' : 'quiet'}>
            {linkText}
          </ButtonLink>
        </div>
        {person ? <ContactPerson person={person} /> : <BookingLinks calendars={calendars.nodes} />}
        <PageLinks pages={[prices?.page, newest.nodes.length > 0 ? articles : null]} />
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
    newest: allInsight(limit: 1) { nodes { id } }
    calendars: allOffice { nodes { ...BookingOffice } }
  }
`;
