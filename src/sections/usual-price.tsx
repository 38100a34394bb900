import { graphql } from 'gatsby';
import { askAddress } from '../components/ask-address';
import { ButtonLink } from '../components/button-link';
import { FactList } from '../components/fact-list';
import { SiteLink } from '../components/site-link';
import { rangeText } from '../forms/estimate/estimate-range';
import * as styles from './usual-price.module.css';

interface UsualPriceProps {
  data: Queries.UsualPriceFragment & Pick<Queries.AskFragment, 'quote'>;
  /** The service of the page, or the one that an industry needs first. */
  service: { readonly title: string; readonly path: string } | undefined;
  /** Whom the page names. */
  contact?: Queries.PageFieldsFragment['contact'];
}

/** What work of this kind usually costs and how long it takes, and the ways to a price of one's own (rule 102). */
export const UsualPrice = ({ data: { quote, prices }, service, contact }: UsualPriceProps) => {
  const isOfService = (priced: { service: { path: string } | null }) =>
    priced.service?.path === service?.path;
  const kind = prices?.estimate.kinds.find(isOfService);
  const model = prices?.models.find(isOfService);
  return (
    <>
      <FactList
        facts={{
          [TEXTS.prices.example]: kind?.name ?? model?.name,
          [TEXTS.prices.price]: kind && prices ? rangeText(kind, prices.estimate.money) : model?.price,
          [TEXTS.prices.time]: kind?.time,
        }}
      />
      <div className={styles.links}>
        {quote && (
          <ButtonLink to={askAddress(quote.path, { service: service?.title, contact })}>
            {quote.title}
          </ButtonLink>
        )}
        {(kind || model) && prices && (
          <SiteLink to={`${prices.page.path}#estimate`}>{TEXTS.prices.estimate}</SiteLink>
        )}
      </div>
    </>
  );
};

export const usualPriceFragment = graphql`
  fragment UsualPrice on Query {
    prices {
      ...PricesPage
      models { name price service { path } }
      estimate { money { ...Money } kinds { name low high time service { path } } }
    }
  }
`;
