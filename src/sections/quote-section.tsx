import { graphql } from 'gatsby';
import { type FilledIn, QuoteForm } from '../forms/quote/quote-form';
import { required } from '../required';
import { FormAside } from './form-aside';

interface QuoteSectionProps {
  data: Queries.QuoteSectionFragment;
  filledIn?: FilledIn;
}

/** The quote form, and next to it who answers. */
export const QuoteSection = ({
  data: { quoteForm, services, prices, offices },
  filledIn,
}: QuoteSectionProps) => {
  const texts = required(quoteForm);
  return (
    <QuoteForm
      texts={texts}
      services={[...services.nodes.map(({ title }) => title), texts.unsure]}
      filledIn={filledIn}
      aside={
        <FormAside
          afterwards={texts.afterwards}
          privacy={texts.privacy}
          terms={prices?.page}
          offices={offices.nodes}
        />
      }
    />
  );
};

export const quoteSectionFragment = graphql`
  fragment QuoteSection on Query {
    prices { ...PricesPage }
    offices: allOffice { nodes { ...BookingOffice } }
    quoteForm: quotePage { ...QuoteTexts unsure privacy { ...NamedLink } }
    services: allService { nodes { title } }
  }
`;
