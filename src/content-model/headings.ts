import { line, part, text } from './fields';

const heading = (what: string) => line(80, `Heading of ${what}`);

/** Headings that all pages of one kind share; those of a kind without pages may be missing. */
export const headings = part('Headings that all pages of one kind share', {
  service: part('Every service page', {
    intro: heading('the introduction'),
    offerings: heading('what can be ordered'),
    benefits: heading('the benefits'),
    work: heading('case studies and projects of the service'),
    industries: heading('the related industries'),
  }).optional(),
  industry: part('Every industry page', {
    intro: heading('the introduction'),
    quote: heading('a client who is quoted').optional(),
    work: heading('case studies and projects for the industry'),
    services: heading('the related services'),
  }).optional(),
  caseStudy: part('Every case study', {
    intro: heading('the introduction'),
    figures: heading('the statistics'),
    client: line(40, 'Label of the part about the client'),
    solution: line(40, 'Label of the part about the solution'),
    success: line(40, 'Label of the part about the success'),
    others: heading('the other case studies'),
  }).optional(),
  project: part('Every project page', {
    problem: heading('the problem'),
    built: heading('what was built'),
    features: heading('the features'),
    outcome: heading('the outcome'),
    story: heading('related work that begins with a case study of the project'),
    related: heading('related work without a case study'),
  }).optional(),
  insight: part('Every article', {
    list: heading('the list of articles').optional(),
    contents: heading('the table of contents'),
    work: heading('the work an article is about'),
    services: heading('the services an article is about'),
    more: heading('further articles, and articles on other pages'),
  }).optional(),
  lists: part('The lists of case studies and projects', {
    caseStudies: heading('the list of case studies').optional(),
    projects: heading('the list of projects').optional(),
    noProjects: text(200, 'What is said if no project matches the filters').optional(),
  }).optional(),
});
