import { graphql, type PageProps } from 'gatsby';
import { Deferred } from '../components/deferred';
import { SeoHead } from '../head/seo-head';
import { softwareNode } from '../head/structured-data';
import { required } from '../required';
import { articleHeadings } from '../sections/article/article-headings';
import { Clients } from '../sections/clients/clients';
import { ContactSection } from '../sections/contact-section';
import { bannerPreloads, Hero } from '../sections/hero/hero';
import { chartPlaces, IndustryTiles } from '../sections/industry-chart';
import { InsightCards } from '../sections/insight-cards';
import { Products } from '../sections/products';
import { ServiceCards } from '../sections/service-cards';
import { Testimonials } from '../sections/testimonials';
import { WhyChooseUs } from '../sections/why-choose-us';

type Props = PageProps<Queries.HomePageQuery>;

export default function HomePage({ data }: Props) {
  const page = required(data.page);
  return (
    <>
      <Hero page={page} data={data} />
      <Deferred>
        <WhyChooseUs {...page.whyChooseUs} />
        <ServiceCards heading={page.services} entries={data.services.nodes} />
        <IndustryTiles heading={page.industries} entries={data.industries.nodes} chart={page.chart} />
        <Products heading={page.products} entries={data.products.nodes} />
        <Clients heading={page.clients} entries={data.clients.nodes} />
        <Testimonials heading={page.testimonials} entries={data.testimonials.nodes} />
        {page.insights && (
          <InsightCards
            id="insights"
            {...page.insights}
            insights={data.insights.nodes}
            list={data.list && { ...data.list, title: articleHeadings(data.headings?.insight).list }}
          />
        )}
        <ContactSection heading={page.contactUs} data={data} contact={page.contact} />
      </Deferred>
    </>
  );
}

export const Head = ({ data }: Props) => (
  <SeoHead
    page={required(data.page)}
    breadcrumbs={[]}
    preloads={bannerPreloads(data.slides.nodes[0])}
    nodes={(company) =>
      data.products.nodes.map((product) => softwareNode(company, product, product.category))
    }
    css={data.page?.chart && chartPlaces(data.industries.nodes)}
    feeds={data.list?.title}
  />
);

export const query = graphql`
  query HomePage($id: String!) {
    page: homePage(id: { eq: $id }) {
      ...SeoFields
      ...HomeHead
      whyChooseUs { ...WhyChooseUs }
      services { ...SectionHeading }
      industries { ...SectionHeading }
      chart { ...IndustryChart }
      products { ...SectionHeading }
      clients { ...SectionHeading }
      testimonials { ...SectionHeading }
      insights { ...SectionHeading }
      contactUs { ...SectionHeading }
      contact { ...ContactPerson }
    }
    ...Hero
    services: allService { nodes { ...ServiceCard } }
    industries: allIndustry { nodes { ...IndustryTile } }
    products: allProduct { nodes { ...Product } }
    testimonials: allTestimonial { nodes { ...Testimonial } }
    ...ContactSection
    list: insightsPage { ...PageLink }
    headings { insight { list } }
    insights: allInsight(limit: 3) { nodes { ...InsightCard } }
  }
`;
