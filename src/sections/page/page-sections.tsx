import { graphql } from 'gatsby';
import { ItemList } from '../../components/item-list';
import { NextStep } from '../../components/next-step';
import { Prose } from '../../components/prose';
import { Section } from '../../components/section';
import { Statistics } from '../../components/statistics/statistics';
import { WorkCards } from '../../components/work-cards';
import { ContactForm } from '../../forms/contact/contact-form';
import { ArticleBody } from '../article/article-body';
import { findHeadingIds } from '../article/heading-ids';
import { EngagementModels } from '../engagement-models';
import { Pictures } from '../gallery';
import { Questions } from '../questions';
import { PageCards } from '../related-pages';
import { Video } from '../video';
import { caseStudyCard, projectCard } from '../work-card-props';
import { EventFacts } from './event-facts';
import { LogoGrid } from './logo-grid';
import { People } from './people';

type PageSection = Queries.PageSectionFragment;
type HeadedSection = Extract<PageSection, { readonly heading: string }>;
type Text = Exclude<PageSection, HeadedSection>;

/** The grounds of sections in turn, so that neighbours differ whatever their order. */
const backgrounds = ['white', 'cream', 'mist', 'cream'] as const;

type Background = (typeof backgrounds)[number];

/** What a section shows below its heading, and its layout, if that is not the usual one. */
const showSection = (section: Exclude<HeadedSection, { __typename: 'CallToActionBlock' }>) => {
  switch (section.__typename) {
    case 'TextBesideBlock':
      return { children: <Prose paragraphs={section.paragraphs} />, layout: 'beside' as const };
    case 'IconItemsBlock':
      return { children: <ItemList items={section.icons} /> };
    case 'StepsBlock':
      return { children: <ItemList items={section.steps} numbered columns={2} />, layout: 'beside' as const };
    case 'FiguresBlock':
      return { children: <Statistics statistics={section.figures} />, background: 'ink' as const };
    case 'WorkBlock':
      return {
        children: (
          <WorkCards
            cards={[...section.caseStudies.map(caseStudyCard), ...section.projects.map(projectCard)]}
          />
        ),
      };
    case 'ServicesBlock':
      return { children: <PageCards pages={section.services} />, layout: 'beside' as const };
    case 'IndustriesBlock':
      return { children: <PageCards pages={section.industries} />, layout: 'beside' as const };
    case 'PeopleBlock':
      return { children: <People people={section.people} /> };
    case 'PricesBlock':
      return { children: <EngagementModels models={section.prices} /> };
    case 'QuestionsBlock':
      return { children: <Questions items={section.questions} /> };
    case 'LogosBlock':
      return { children: <LogoGrid clients={section.clients} /> };
    case 'GalleryBlock':
      return { children: <Pictures pictures={section.pictures} /> };
    case 'VideoBlock':
      return { children: <Video video={section.video} /> };
    case 'EventBlock':
      return { children: <EventFacts event={section} />, layout: 'beside' as const };
    case 'FormBlock':
      return { children: <ContactForm text={section.message ?? ''} />, layout: 'beside' as const };
  }
};

/** Blocks of text that follow each other are one text. */
const groupTexts = (sections: readonly PageSection[]): (HeadedSection | Text[])[] => {
  const groups: (HeadedSection | Text[])[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if ('heading' in section) groups.push(section);
    else if (Array.isArray(last)) last.push(section);
    else groups.push([section]);
  }
  return groups;
};

interface PageSectionsProps {
  sections: readonly PageSection[];
  ask: Queries.AskFragment;
}

/** The sections of a composed page (content-model/page-sections.ts). */
export const PageSections = ({ sections, ask }: PageSectionsProps) => {
  const ids = findHeadingIds(sections.filter((section): section is Text => !('heading' in section)));
  let shown = 0;
  const nextBackground = (): Background => backgrounds[shown++ % backgrounds.length] ?? 'white';
  return groupTexts(sections).map((section, index) => {
    // Sections have no names, and their order never changes.
    const key = `${index}`;
    if (Array.isArray(section)) {
      return (
        <Section key={key} background={nextBackground()} layout="beside">
          <ArticleBody body={section} ids={ids} />
        </Section>
      );
    }
    if (section.__typename === 'CallToActionBlock') {
      const { heading, intro, linkText, link } = section;
      return (
        <NextStep key={key} title={heading} text={intro ?? ''} linkText={linkText} link={link} ask={ask} />
      );
    }
    const { children, ...look } = showSection(section);
    return (
      <Section
        key={key}
        title={section.heading}
        {...(section.intro !== null && { text: section.intro })}
        {...('background' in look ? look : { background: nextBackground(), ...look })}
      >
        {children}
      </Section>
    );
  });
};

export const pageSectionFragment = graphql`
  fragment PageSection on PageSection {
    __typename
    ...TextBlock
    ... on TextBesideBlock { heading: title intro: text paragraphs }
    ... on IconItemsBlock { heading: title intro: text icons: items { ...IconItem } }
    ... on StepsBlock { heading: title intro: text steps { ...Item } }
    ... on FiguresBlock { heading: title intro: text figures { ...Statistic } }
    ... on WorkBlock {
      heading: title intro: text
      caseStudies { ...CaseStudyTeaser }
      projects { ...ProjectCard }
    }
    ... on ServicesBlock { heading: title intro: text services { ...RelatedService } }
    ... on IndustriesBlock { heading: title intro: text industries { ...RelatedIndustry } }
    ... on PeopleBlock { heading: title intro: text people { ...Portrait } }
    ... on PricesBlock { heading: title intro: text prices { ...EngagementModel } }
    ... on QuestionsBlock { heading: title intro: text questions { ...Item } }
    ... on LogosBlock { heading: title intro: text clients { ...ClientLogo } }
    ... on GalleryBlock { heading: title intro: text pictures { ...LargePicture } }
    ... on VideoBlock { heading: title intro: text video { ...Video } }
    ... on EventBlock { heading: title intro: text ...EventFacts }
    ... on FormBlock { heading: title intro: text message }
    ... on CallToActionBlock { heading: title intro: text linkText link }
  }
`;
