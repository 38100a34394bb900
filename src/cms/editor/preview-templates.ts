import type { ComponentType } from 'react';
// Fragments that no component imports; Gatsby finds them by itself.
import '../../components/picture/picture-fragments';
import * as about from '../../templates/about';
import * as caseStudies from '../../templates/case-studies';
import * as caseStudy from '../../templates/case-study';
import * as contact from '../../templates/contact';
import * as home from '../../templates/home';
import * as howWeWork from '../../templates/how-we-work';
import * as industry from '../../templates/industry';
import * as insight from '../../templates/insight';
import * as insights from '../../templates/insights';
import * as notFound from '../../templates/not-found';
import * as project from '../../templates/project';
import * as projects from '../../templates/projects';
import * as quote from '../../templates/quote';
import * as service from '../../templates/service';
import * as text from '../../templates/text';
import * as thankYou from '../../templates/thank-you';

/** A module of `src/templates/`: the page, and its query. */
export interface Template {
  default: ComponentType<never>;
  query: unknown;
}

/** The templates by the name that pages and collections use. */
export const templates: Readonly<Record<string, Template>> = {
  about,
  'case-studies': caseStudies,
  'case-study': caseStudy,
  contact,
  home,
  'how-we-work': howWeWork,
  industry,
  insight,
  insights,
  'not-found': notFound,
  project,
  projects,
  quote,
  service,
  text,
  'thank-you': thankYou,
};
