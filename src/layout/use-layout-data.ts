import { graphql, useStaticQuery } from 'gatsby';
import { pageExists } from '../content-model/insight-lists';
import { required } from '../required';

/** What the header and footer show, the same on every page. */
export const useLayoutData = () => {
  const { company, navigation, services, industries, offices, insightsPage, insights } =
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
      insights: allInsight { totalCount }
      services: allService { nodes { title path icon } }
      industries: allIndustry { nodes { title path icon } }
      offices: allOffice {
        nodes { name addressLines phone email ...DayAndNight }
      }
    }
  `);
  const { legal, ...menus } = required(navigation);
  const hasInsights = insightsPage && pageExists('insights', insights.totalCount);
  return {
    company: required(company),
    navigation: { ...menus, legal: hasInsights ? [insightsPage, ...legal] : legal },
    services: services.nodes,
    industries: industries.nodes,
    offices: offices.nodes,
  };
};

export type LayoutData = ReturnType<typeof useLayoutData>;
