import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../required';

/** What the header and footer show, the same on every page. */
export const useLayoutData = () => {
  const { company, navigation, services, industries, offices, insightsPage, jobsPage } =
    useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      company {
        name mark { drawing } footerText copyrightYear legalName socialLinks { name icon link }
        replyPromise confirmation { sent notSent }
        footerPictures { ...FooterPictures }
      }
      navigation {
        header { index name link icon children }
        contactButton { name link }
        footer { name link }
        legal { name link }
      }
      insightsPage { name: title link: path }
      jobsPage { name: title link: path }
      services: allService { nodes { name: title link: path icon } }
      industries: allIndustry { nodes { name: title link: path icon } }
      offices: allOffice { nodes { name addressLines phone email ...DayAndNight } }
    }
  `);
  const { legal, ...menus } = required(navigation);
  return {
    company: required(company),
    navigation: { ...menus, legal: [insightsPage, jobsPage, ...legal].flatMap((page) => page ?? []) },
    services: services.nodes,
    industries: industries.nodes,
    offices: offices.nodes,
  };
};

export type LayoutData = ReturnType<typeof useLayoutData>;
