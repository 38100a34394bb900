import { graphql } from 'gatsby';

export const pageSectionFragments = graphql`
  fragment SectionData on Query {
    prices { text models { ...EngagementModel } estimate { ...Estimate } }
    offices: allOffice { nodes { ...OfficeDetails ...OfficeHours } }
    ...QuoteSection
  }
  fragment PageSection on PageSection {
    __typename
    ...TextBlock
    ... on TextBesideBlock { heading: title intro: text paragraphs beside: picture { ...CardPicture } }
    ... on IconItemsBlock { heading: title intro: text icons: items { ...IconItem } }
    ... on PictureItemsBlock { heading: title intro: text pictureItems: items { ...PictureItem } }
    ... on StepsBlock { heading: title intro: text steps { ...Step } more { title: name path: link } }
    ... on FiguresBlock { heading: title intro: text figures { ...Statistic } }
    ... on WorkBlock {
      heading: title intro: text
      caseStudies { ...CaseStudyTeaser }
      projects { ...ProjectCard }
    }
    ... on ServicesBlock { heading: title intro: text pages: services { ...RelatedService image { ...SmallPicture } } }
    ... on IndustriesBlock { heading: title intro: text pages: industries { ...RelatedIndustry } }
    ... on PeopleBlock { heading: title intro: text people { ...Portrait } }
    ... on PricesBlock { heading: title intro: text prices { ...EngagementModel } }
    ... on CompanyPricesBlock { heading: title intro: text }
    ... on EstimateBlock { heading: title intro: text isle: image { ...SmallPicture } }
    ... on HoursBlock { heading: title intro: text ...Hours }
    ... on OfficesBlock { heading: title intro: text }
    ...Chapters
    ... on QuestionsBlock { heading: title intro: text questions { ...Item } }
    ... on LogosBlock { heading: title intro: text clients { ...ClientLogo } }
    ... on GalleryBlock { heading: title intro: text pictures { ...LargePicture } }
    ... on PlacesBlock { heading: title intro: text ...Places }
    ... on VideoBlock { heading: title intro: text video { ...Video } }
    ...EventFacts
    ... on FormBlock { heading: title intro: text form service { title } message }
    ... on CallToActionBlock { heading: title intro: text linkText link }
  }
`;
