import { contactField, serviceField } from '../message/fields';

interface Subject {
  /** Title of the service that a quote is for. */
  service?: string | undefined;
  /** Whom the message goes to. */
  contact?: { readonly slug: string } | null | undefined;
}

/** The address of a page with a form, which reads there what the message is about and whom it goes to. */
export const askAddress = (address: string, { service = '', contact }: Subject): string => {
  const query = new URLSearchParams({
    ...(service && { [serviceField]: service }),
    ...(contact && { [contactField]: contact.slug }),
  });
  return query.size > 0 ? address.replace(/(?=#|$)/, `?${query}`) : address;
};
