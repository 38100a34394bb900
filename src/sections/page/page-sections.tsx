import type { ComponentProps } from 'react';
import { ItemList } from '../../components/item-list';
import { PageLinks } from '../../components/link-row';
import { NextStep } from '../../components/next-step';
import { Picture, type PictureNode } from '../../components/picture/picture';
import { Prose } from '../../components/prose';
import { Section } from '../../components/section';
import { Statistics } from '../../components/statistics/statistics';
import { WorkCards } from '../../components/work-cards';
import { ContactForm } from '../../forms/contact/contact-form';
import { Estimate } from '../../forms/estimate/estimate';
import type { Contact } from '../../forms/sending/addressee';
import { findHeadingIds } from '../article/heading-ids';
import { EngagementModels } from '../engagement-models';
import { Pictures } from '../gallery';
import { OfficeList } from '../offices';
import { PageCards } from '../page-cards';
import { Questions } from '../questions';
import { caseStudyCard, projectCard } from '../related-work';
import { Video } from '../video';
import { Chapters } from './chapters';
import { EventFacts, formId } from './event-facts';
import { HoursTable } from './hours-table';
import { LazyQuote } from './lazy-quote';
import { LogoGrid } from './logo-grid';
import { People } from './people';
import { PictureItems } from './picture-items';
import { Places, placesId } from './places';
import { TextSection } from './text-section';

type PageSection = Queries.PageSectionFragment;
type Text = Exclude<PageSection, { readonly heading: string } | { readonly chapters: unknown }>;
type Apart = Exclude<PageSection, Text>;

const isText = (section: PageSection): section is Text => !('heading' in section || 'chapters' in section);
const isForm = ({ __typename }: PageSection) => __typename === 'FormBlock';

/** Whether a section keeps the steps of its page on a light ground. Of steps and figures only one is dark. */
const keepsStepsLight = ({ __typename }: PageSection) =>
  __typename === 'FiguresBlock' || __typename === 'CompanyPricesBlock';

/** The grounds of sections in turn, so that neighbours differ whatever their order. */
const backgrounds = ['white', 'cream', 'mist', 'cream'] as const;

type Background = (typeof backgrounds)[number];

type Look = Omit<ComponentProps<typeof Section>, 'title'>;

/** What a section shows below its heading, and its looks, if they are not the usual ones. */
const showSection = (
  section: Exclude<Apart, { __typename: 'CallToActionBlock' }>,
  { page: { sections, contact }, data }: PageSectionsProps,
  isFirst: boolean,
): Look | null | false => {
  const { prices, offices, quote } = data;
  switch (section.__typename) {
    case 'TextBesideBlock': {
      // A long text begins with a larger paragraph, as the first one does.
      const { paragraphs, beside } = section;
      const opening = isFirst || paragraphs.length > 3;
      return {
        children: <Prose paragraphs={paragraphs} opening={opening} />,
        layout: 'beside',
        aside: beside && (
          <div data-frame>
            <Picture picture={beside} sizes="(max-width: 899.98px) 92vw, 400px" />
          </div>
        ),
      };
    }
    case 'IconItemsBlock':
      return { children: <ItemList items={section.icons} /> };
    case 'PictureItemsBlock':
      return { children: <PictureItems items={section.pictureItems} /> };
    case 'StepsBlock':
      return {
        children: <ItemList items={section.steps} numbered />,
        aside: section.more && <PageLinks pages={[section.more]} />,
        ...(!sections.some(keepsStepsLight) && { background: 'ink' }),
      };
    case 'FiguresBlock':
      return { children: <Statistics statistics={section.figures} />, background: 'ink' };
    case 'WorkBlock':
      return {
        children: (
          <WorkCards
            cards={[...section.caseStudies.map(caseStudyCard), ...section.projects.map(projectCard)]}
          />
        ),
      };
    case 'ServicesBlock':
    case 'IndustriesBlock':
      return { children: <PageCards pages={section.pages} /> };
    case 'PeopleBlock':
      return {
        children: <People people={section.people} />,
        // Two or three would leave half a row empty.
        ...(section.people.length < 4 && { layout: 'beside' }),
      };
    case 'PricesBlock':
      return { children: <EngagementModels models={section.prices} /> };
    case 'CompanyPricesBlock':
      return (
        prices && {
          text: section.intro ?? prices.text,
          children: <EngagementModels models={prices.models} />,
        }
      );
    case 'EstimateBlock':
      return (
        prices &&
        quote && {
          id: 'estimate',
          background: 'white',
          children: <Estimate estimate={prices.estimate} quotePath={quote.path} picture={section.isle} />,
        }
      );
    case 'HoursBlock':
      return {
        background: 'mist',
        layout: 'split',
        children: <HoursTable hours={section} offices={offices.nodes} />,
      };
    case 'OfficesBlock':
      return (
        offices.nodes.length > 0 && { background: 'mist', children: <OfficeList offices={offices.nodes} /> }
      );
    case 'ChaptersBlock':
      return { background: 'cream', children: <Chapters {...section} /> };
    case 'QuestionsBlock':
      return { children: <Questions items={section.questions} /> };
    case 'LogosBlock':
      return { children: <LogoGrid clients={section.clients} /> };
    case 'GalleryBlock':
      return { children: <Pictures pictures={section.pictures} /> };
    case 'PlacesBlock':
      return { id: placesId, children: <Places {...section} /> };
    case 'VideoBlock':
      return { children: <Video video={section.video} /> };
    case 'EventBlock':
      return {
        background: 'cream',
        children: <EventFacts event={section} hasForm={sections.some(isForm)} />,
      };
    case 'FormBlock': {
      const { form, service, message } = section;
      if (form !== 'quote') {
        return {
          id: formId,
          children: <ContactForm text={message ?? ''} contact={contact} />,
          layout: 'beside',
        };
      }
      const filledIn = { service: service?.title, scope: message ?? undefined };
      return {
        id: formId,
        background: 'white',
        children: <LazyQuote data={data} filledIn={filledIn} contact={contact} />,
      };
    }
  }
};

/** Blocks of text that follow each other are one text. */
const groupTexts = (sections: readonly PageSection[]): (Apart | Text[])[] => {
  const groups: (Apart | Text[])[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (!isText(section)) groups.push(section);
    else if (Array.isArray(last)) last.push(section);
    else groups.push([section]);
  }
  return groups;
};

interface PageSectionsProps {
  page: { sections: readonly PageSection[]; contact: Contact; image: PictureNode };
  data: Queries.SectionDataFragment & Queries.AskFragment;
}

/** The sections of a composed page (content-model/page-sections.ts). */
export const PageSections = ({ page, data }: PageSectionsProps) => {
  const ids = findHeadingIds(page.sections.filter(isText));
  let next = 0;
  let last: Background | undefined;
  /** The ground that a section wants, unless its neighbour has it; otherwise the next in turn. */
  const nextBackground = (wanted?: Background): Background => {
    if (wanted && wanted !== last) next = backgrounds.indexOf(wanted);
    last = backgrounds[next++ % backgrounds.length] ?? 'white';
    return last;
  };
  return groupTexts(page.sections).map((section, index) => {
    // Sections have no names, and their order never changes.
    const key = `${index}`;
    if (Array.isArray(section)) {
      return <TextSection key={key} text={section} ids={ids} background={nextBackground()} />;
    }
    if (section.__typename === 'CallToActionBlock') {
      const { heading, intro, linkText, link } = section;
      return (
        <NextStep
          key={key}
          title={heading}
          text={intro ?? ''}
          linkText={linkText}
          link={link}
          ask={data}
          person={page.contact}
          image={null}
          picture={page.image}
        />
      );
    }
    const shown = showSection(section, { page, data }, index === 0);
    if (!shown) return null;
    const { background, ...look } = shown;
    return (
      <Section
        key={key}
        // An event shows both on its ticket.
        {...('heading' in section &&
          section.__typename !== 'EventBlock' && {
            title: section.heading,
            ...(section.intro !== null && { text: section.intro }),
          })}
        background={background === 'ink' ? background : nextBackground(background)}
        {...look}
      />
    );
  });
};
