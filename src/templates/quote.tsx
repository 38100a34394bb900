import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { PageHead } from '../components/page-head';
import { pictureOf } from '../graphql/picture-data';
import { trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { QuoteForm } from '../sections/quote-form';

type Props = PageProps<Queries.QuotePageQuery>;

export default function QuotePage({ data: { page, services } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  const { title, tagline, image, steps, unsure, stages, budgets, timelines, afterwards } = page;
  return (
    <>
      <PageHead crumbs={trail(page)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <QuoteForm
          steps={steps}
          services={[...services.nodes.map((service) => service.title), unsure]}
          stages={stages}
          budgets={budgets}
          timelines={timelines}
          afterwards={afterwards}
        />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page } }: Props) => {
  if (!page) return null;
  return <PageHeadTags page={page} crumbs={trail(page)} />;
};

export const query = graphql`
  query QuotePage($id: String!) {
    page: quotePage(id: { eq: $id }) {
      ...PageParts
      steps {
        service {
          title
          text
        }
        scope {
          title
          text
        }
        budget {
          title
          text
        }
        timeline {
          title
          text
        }
        contact {
          title
          text
        }
        summary {
          title
          text
        }
      }
      unsure
      stages
      budgets
      timelines
      afterwards {
        title
        steps {
          name
          text
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        title
      }
    }
  }
`;
