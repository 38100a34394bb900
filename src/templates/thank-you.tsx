import { graphql, type PageProps } from 'gatsby';
import { SeoHead } from '../head/seo-head';
import { confirmedAnchor } from '../message/fields';
import { required } from '../required';
import { MessagePage } from '../sections/message-page';
import * as styles from './thank-you.module.css';

type Props = PageProps<Queries.ThankYouPageQuery>;

/** Visitors land here after sending a form without JavaScript. */
export default function ThankYouPage({ data }: Props) {
  const { sent, notSent } = required(data.company).confirmation;
  // The server's redirect names the first if it is true; the page itself cannot know.
  return (
    <MessagePage page={required(data.page)}>
      <p id={confirmedAnchor} className={styles.confirmed}>
        {sent}
      </p>
      <p className={styles.unconfirmed}>{notSent}</p>
    </MessagePage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} breadcrumbs={[]} noindex />;

export const query = graphql`
  query ThankYouPage($id: String!) {
    company { confirmation { sent notSent } }
    page: thankYouPage(id: { eq: $id }) {
      ...PageFields
      text
      links { ...NamedLink }
    }
  }
`;
