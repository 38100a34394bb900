import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button-link';
import { HeaderFacts } from '../components/page-header/header-facts';
import { quoteAddress } from '../components/quote-address';
import { SiteLink } from '../components/site-link';
import { rangeText } from '../forms/estimate/estimate-range';

interface UsualPriceProps {
  data: Queries.UsualPriceFragment & Pick<Queries.AskFragment, 'quote'>;
  /** The service of the page, or the one that an industry needs first. */
  service: { readonly title: string; readonly path: string } | undefined;
}

/** The price that the page for buyers, or else the page about the company, publishes for a service. */
const findPrice = ({ terms, about }: Queries.UsualPriceFragment, path: string | undefined) => {
  const isOfService = ({ service }: { service: { path: string } | null }) => service?.path === path;
  const kind = terms?.estimate.kinds.find(isOfService);
  if (terms && kind) {
    return { name: kind.name, price: rangeText(kind, terms.estimate.dollarsPerLakh), time: kind.time };
  }
  const model = about?.engagement.models.find(isOfService);
  return model && { ...model, time: null };
};

/** What work of this kind usually costs and how long it takes, and the ways to a price of one's own (rule 102). */
export const UsualPrice = ({ data, service }: UsualPriceProps) => {
  const usual = findPrice(data, service?.path);
  const { quote, terms } = data;
  return (
    <HeaderFacts
      facts={[
        { name: 'For example', text: usual?.name },
        { name: 'Typical price', text: usual?.price },
        { name: 'Typical time', text: usual?.time },
      ]}
    >
      {quote && <ButtonLink to={quoteAddress(quote.path, service?.title)}>{quote.title}</ButtonLink>}
      {usual && terms && <SiteLink to={`${terms.path}#estimate`}>Estimate yours</SiteLink>}
    </HeaderFacts>
  );
};

export const usualPriceFragment = graphql`
  fragment UsualPrice on Query {
    terms: howWeWorkPage {
      path
      estimate { dollarsPerLakh kinds { name low high time service { path } } }
    }
    about: aboutPage { engagement { models { name price service { path } } } }
  }
`;
