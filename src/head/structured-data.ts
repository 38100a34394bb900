import type { Breadcrumb } from './breadcrumbs';
import { absolute, cardPath } from './build-head';

/** The company and an office, as the query of `SeoHead` selects them. */
export type DataCompany = NonNullable<Queries.SeoHeadQuery['company']>;
type DataOffice = Queries.SeoHeadQuery['offices']['nodes'][number];

type PageData = Pick<Queries.SeoFieldsFragment, 'path' | 'title' | 'description'>;

/** Nodes refer to each other by addresses with a name after `#`. */
const organization = ({ url }: DataCompany) => ({ '@id': `${url}/#organization` });
const website = ({ url }: DataCompany) => ({ '@id': `${url}/#website` });
const onPage = ({ url }: DataCompany, { path }: PageData, name: string) => ({
  '@id': `${absolute(url, path)}#${name}`,
});

/** A node that is described by its page. */
const described = (type: string, name: string, company: DataCompany, page: PageData) => ({
  '@type': type,
  ...onPage(company, page, name),
  url: absolute(company.url, page.path),
  name: page.title,
  description: page.description,
});

export const postalAddress = (office: Queries.JobDataFragment['offices'][number]) => ({
  '@type': 'PostalAddress',
  streetAddress: office.street,
  addressLocality: office.locality,
  ...(office.region && { addressRegion: office.region }),
  ...(office.postalCode && { postalCode: office.postalCode }),
  addressCountry: office.countryCode,
});

/**
 * The company with its offices, and its website: the first nodes of every page's graph.
 * @param introduces whether search engines learn about the company itself; elsewhere its name and address are enough
 */
export const companyNodes = (
  company: DataCompany,
  offices: readonly DataOffice[],
  introduces: boolean,
): object[] => {
  const profiles = company.socialLinks.flatMap(({ link }) => link ?? []);
  return [
    {
      '@type': 'Organization',
      ...organization(company),
      name: company.name,
      url: absolute(company.url, '/'),
      logo: `${company.url}/icon-512.png`,
      address: offices.map(postalAddress),
      ...(introduces && {
        legalName: company.legalName,
        description: company.description,
        email: company.email,
        telephone: company.phone,
        foundingDate: String(company.foundingYear),
        ...(profiles.length > 0 && { sameAs: profiles }),
        contactPoint: offices.map((office) => ({
          '@type': 'ContactPoint',
          contactType: 'sales',
          telephone: office.phone,
          email: office.email,
          areaServed: office.countryCode,
        })),
      }),
    },
    {
      '@type': 'WebSite',
      ...website(company),
      name: company.name,
      url: absolute(company.url, '/'),
      inLanguage: company.locale,
      publisher: organization(company),
    },
  ];
};

/** The page itself and, below the home page, its breadcrumbs. */
export const pageNodes = (
  company: DataCompany,
  page: PageData,
  breadcrumbs: readonly Breadcrumb[],
  cardOf = page.path,
): object[] => {
  const breadcrumb = onPage(company, page, 'breadcrumb');
  const hasCrumbs = breadcrumbs.length > 1;
  const node = {
    ...described('WebPage', 'webpage', company, page),
    inLanguage: company.locale,
    isPartOf: website(company),
    primaryImageOfPage: absolute(company.url, cardPath(cardOf)),
    ...(hasCrumbs && { breadcrumb }),
  };
  if (!hasCrumbs) return [node];
  const itemListElement = breadcrumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(company.url, path),
  }));
  return [node, { '@type': 'BreadcrumbList', ...breadcrumb, itemListElement }];
};

interface ServiceData extends PageData {
  offerings: readonly Pick<Queries.OfferingGroupFragment, 'name' | 'options'>[];
}

/** A service page's offer, with its groups as a catalogue. */
export const serviceNode = (company: DataCompany, page: ServiceData): object => ({
  ...described('Service', 'service', company, page),
  serviceType: page.title,
  provider: organization(company),
  mainEntityOfPage: onPage(company, page, 'webpage'),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: page.title,
    itemListElement: page.offerings.map((group) => ({
      '@type': 'OfferCatalog',
      name: group.name,
      itemListElement: group.options.map(({ name, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, description: text },
      })),
    })),
  },
});

interface ArticleData extends Pick<Queries.SeoFieldsFragment, keyof PageData | 'keywords'> {
  author?: { readonly name: string; readonly role: string };
  date: string | null;
  updated?: string | null;
}

/** An article, or a case study, which has no author but the company. */
export const articleNode = (company: DataCompany, page: ArticleData): object => ({
  '@type': 'Article',
  ...onPage(company, page, 'article'),
  headline: page.title,
  description: page.description,
  image: absolute(company.url, cardPath(page.path)),
  keywords: page.keywords,
  inLanguage: company.locale,
  author: page.author
    ? {
        '@type': 'Person',
        name: page.author.name,
        jobTitle: page.author.role,
        worksFor: organization(company),
      }
    : organization(company),
  ...(page.date && { datePublished: page.date, dateModified: page.updated ?? page.date }),
  publisher: organization(company),
  mainEntityOfPage: onPage(company, page, 'webpage'),
});

export const questionsNode = (
  company: DataCompany,
  page: PageData,
  questions: readonly { name: string; text: string }[],
): object => ({
  '@type': 'FAQPage',
  ...onPage(company, page, 'questions'),
  mainEntityOfPage: onPage(company, page, 'webpage'),
  mainEntity: questions.map(({ name, text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

/** An event, as Google's documentation asks for it (developers.google.com/search/docs/appearance/structured-data/event). */
export const eventNode = (
  company: DataCompany,
  page: PageData,
  { starts, ends, place, isOnline }: Pick<Queries.EventBlock, 'starts' | 'ends' | 'place' | 'isOnline'>,
): object => ({
  ...described('Event', 'event', company, page),
  startDate: starts,
  endDate: ends,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
  location: isOnline
    ? { '@type': 'VirtualLocation', url: absolute(company.url, page.path) }
    : { '@type': 'Place', name: place, address: place },
  image: absolute(company.url, cardPath(page.path)),
  organizer: organization(company),
});

/** A product, or the system built in a project. No ratings: search engines ignore self-serving ones. */
export const softwareNode = (
  company: DataCompany,
  page: PageData,
  category: string,
  features: readonly string[] = [],
): object => ({
  ...described('SoftwareApplication', 'software', company, page),
  image: absolute(company.url, cardPath(page.path)),
  applicationCategory: category,
  ...(features.length > 0 && { featureList: features }),
  creator: organization(company),
});
