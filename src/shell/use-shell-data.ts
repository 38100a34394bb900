import { graphql, useStaticQuery } from 'gatsby';

/** What header and footer show, the same on every page. */
export const useShellData = () => {
  const { company, navigation, services, industries, offices } = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
      company {
        name
        mark {
          drawing
        }
        footerText
        copyrightYear
        legalName
        socialLinks {
          name
          icon
          link
        }
      }
      navigation {
        header {
          index
          name
          link
          icon
          children
        }
        contactButton {
          name
          link
        }
        footer {
          name
          link
        }
        legal {
          name
          link
        }
      }
      services: allService(sort: { order: ASC }) {
        nodes {
          title
          path
          icon
        }
      }
      industries: allIndustry(sort: { order: ASC }) {
        nodes {
          title
          path
          icon
        }
      }
      offices: allOffice(sort: { order: ASC }) {
        nodes {
          name
          street
          locality
          region
          postalCode
          country
          phone
          email
        }
      }
    }
  `);
  // The content check has seen to it that both files exist before a page is made.
  if (!company || !navigation) throw new Error('content/site.json or content/navigation.json is missing');
  return {
    company,
    navigation,
    services: services.nodes,
    industries: industries.nodes,
    offices: offices.nodes,
  };
};
