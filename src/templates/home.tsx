import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { Section } from '../components/section';
import { pictureOf } from '../graphql/picture-data';
import { Head as PageHeadTags } from '../head/head';
import { softwareNode } from '../head/structured-data';
import { Clients } from '../sections/clients';
import { ContactForm } from '../sections/contact-form';
import { Hero } from '../sections/hero';
import { IndustryTiles } from '../sections/industry-tiles';
import { OfficeLines } from '../sections/office-lines';
import { Products } from '../sections/products';
import { ServiceCards } from '../sections/service-cards';
import { Testimonials } from '../sections/testimonials';
import { WhyChooseUs } from '../sections/why-choose-us';

type Props = PageProps<Queries.HomePageQuery>;

/** The home page (spec section 2). Sections without entries or heading are left out. */
export default function HomePage({ data }: Props) {
  const { page, slides, services, industries, products, clients, testimonials, offices } = data;
  if (!page) throw new Error('The home page is no longer in the content');
  return (
    <>
      <Hero title={page.title} tagline={page.tagline} slides={slides.nodes} />
      <BelowHead>
        <WhyChooseUs {...page.whyChooseUs} />
        {page.services && services.nodes.length > 0 && (
          <Section id="our-services" {...page.services} ground="white" layout="split">
            <ServiceCards
              services={services.nodes.map(({ image, ...service }) => ({
                ...service,
                picture: pictureOf(image),
              }))}
            />
          </Section>
        )}
        {page.industries && industries.nodes.length > 0 && (
          <Section id="industry-expertise" {...page.industries} ground="mist">
            <IndustryTiles industries={industries.nodes} />
          </Section>
        )}
        {page.products && products.nodes.length > 0 && (
          <Section id="our-products" {...page.products} layout="split">
            <Products
              products={products.nodes.map(({ thumbnail, image, ...product }) => ({
                ...product,
                thumbnail: pictureOf(thumbnail),
                picture: pictureOf(image),
              }))}
            />
          </Section>
        )}
        {page.clients && clients.nodes.length > 0 && (
          <Section id="our-clients" {...page.clients} ground="white" layout="centre">
            <Clients
              clients={clients.nodes.map(({ name, altText, img }) => ({
                name,
                altText,
                src: img.publicURL ?? '',
              }))}
            />
          </Section>
        )}
        {page.testimonials && testimonials.nodes.length > 0 && (
          <Section id="testimonials" {...page.testimonials} ground="ink">
            <Testimonials testimonials={testimonials.nodes} />
          </Section>
        )}
        <Section
          id="contact-us"
          {...page.contact}
          layout="beside"
          aside={<OfficeLines offices={offices.nodes} />}
        >
          <ContactForm />
        </Section>
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page, products } }: Props) => {
  if (!page) return null;
  return (
    <PageHeadTags
      page={page}
      nodes={(company) =>
        products.nodes.map(({ name, description, link, category }) =>
          softwareNode(company, { title: name, description, path: link }, category),
        )
      }
    />
  );
};

export const query = graphql`
  query HomePage($id: String!) {
    page: homePage(id: { eq: $id }) {
      title
      tagline
      path
      description
      keywords
      image {
        alt
      }
      whyChooseUs {
        title
        text
        cards {
          title
          text
          icon
        }
      }
      services {
        title
        text
      }
      industries {
        title
        text
      }
      products {
        title
        text
      }
      clients {
        title
        text
      }
      testimonials {
        title
        text
      }
      contact {
        title
        text
      }
    }
    slides: allHeroSlide(sort: { order: ASC }) {
      nodes {
        ...HeroSlideContent
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        title
        path
        summary
        image {
          ...CardPicture
        }
      }
    }
    industries: allIndustry(sort: { order: ASC }) {
      nodes {
        title
        path
        icon
      }
    }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        name
        category
        description
        link
        thumbnail {
          ...SmallPicture
        }
        image {
          ...CardPicture
        }
      }
    }
    clients: allClient(sort: { order: ASC }) {
      nodes {
        name
        altText
        img {
          publicURL
        }
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        name
        phone
        email
        timeZone
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        name
        role
        company
        text
        highlights
      }
    }
  }
`;
