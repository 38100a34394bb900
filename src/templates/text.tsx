import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../components/prose';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { longDate } from '../sections/long-date';
import * as styles from './text.module.css';

type Props = PageProps<Queries.TextPageQuery>;

/** A page of running text, such as the privacy notice. */
export default function TextPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage page={page}>
      <div className={styles.page}>
        <p className={styles.updated}>
          <span>Last updated on </span>
          <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
        {page.sections.map(({ title, text }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            <Prose paragraphs={text} />
          </section>
        ))}
      </div>
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} />;

export const query = graphql`
  query TextPage($id: String!) {
    page: textPage(id: { eq: $id }) {
      ...PageFields
      updated
      sections { title text }
    }
  }
`;
