import { graphql } from 'gatsby';
import { type FilledIn, QuoteForm } from '../forms/quote/quote-form';
import type { Contact } from '../forms/sending/addressee';
import { required } from '../required';
import { FormAside } from './form-aside';

interface QuoteSectionProps {
  data: Queries.QuoteSectionFragment;
  filledIn?: FilledIn;
  contact?: Contact;
}

/** The quote form, and next to it who answers. */
export const QuoteSection = ({ data, filledIn, contact }: QuoteSectionProps) => {
  const { quoteForm, services, prices, offices } = data;
  const texts = required(quoteForm);
  return (
    <QuoteForm
      texts={texts}
      services={[...services.nodes.map(({ title }) => title), texts.unsure]}
      filledIn={filledIn}
      contact={contact}
      aside={
        <FormAside
          afterwards={texts.afterwards}
          privacy={texts.privacy}
          terms={prices?.page}
          offices={contact ? [] : offices.nodes}
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
