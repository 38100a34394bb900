import { contentFolder } from '../../../tests/test-content';
import { expectOneProblem, type OneMistake } from '../../../tests/test-one-mistake';
import { pageTemplates } from '../../content-model';

const folder = contentFolder();

const mistakes: OneMistake[] = [
  {
    what: 'a page address without words on the button',
    file: 'hero-slides/impex.json',
    path: ['buttonName'],
    field: 'buttonName',
    problem: 'and pageUrl belong together; write both, or neither',
    fix: 'Words on the button; only together with pageUrl.',
  },
  {
    what: 'words on a button that opens nothing',
    file: 'hero-slides/automation.json',
    path: ['buttonName'],
    value: 'Know more',
    field: 'buttonName',
    problem: 'and pageUrl belong together; write both, or neither',
    fix: 'Words on the button; only together with pageUrl.',
  },
  {
    what: 'a word outside a short list of words',
    file: 'hero-slides/impex.json',
    path: ['parentClass'],
    value: 'slide-green',
    field: 'parentClass',
    problem: 'is "slide-green", which is not allowed here',
    fix: 'Write one of: slide-sea, slide-dawn, slide-ink.',
  },
  {
    what: 'a missing word of a short list of words',
    file: 'hero-slides/impex.json',
    path: ['parentClass'],
    field: 'parentClass',
    problem: 'is missing',
    fix: 'Write one of: slide-sea, slide-dawn, slide-ink.',
  },
  {
    what: 'a page with an unknown template',
    file: 'pages/privacy.json',
    path: ['template'],
    value: 'texts',
    field: 'template',
    problem: 'is "texts", which is not a template',
    fix: `Write one of: ${Object.keys(pageTemplates).join(', ')}.`,
  },
  {
    what: 'a page without a template',
    file: 'pages/privacy.json',
    path: ['template'],
    field: 'template',
    problem: 'is missing, which is not a template',
    fix: `Write one of: ${Object.keys(pageTemplates).join(', ')}.`,
  },
  {
    what: 'a site address that ends with a slash',
    file: 'site.json',
    path: ['url'],
    value: 'https://www.sevenisle.example/',
    field: 'url',
    problem: 'must not end with a slash',
    fix: 'Address of the site, without a slash at the end.',
  },
  {
    what: 'a social address without https',
    file: 'site.json',
    path: ['socialLinks', 3, 'link'],
    value: 'http://www.linkedin.com/company/x',
    field: 'socialLinks[3].link',
    problem: 'must be a web address that begins with https://',
    fix: 'Our page there; leave out while there is none.',
  },
  {
    what: 'a malformed mail address',
    file: 'offices/mumbai.json',
    path: ['email'],
    value: 'mumbai',
    field: 'email',
    problem: 'must be an email address',
    fix: 'Email address.',
  },
  {
    what: 'a time zone that does not exist',
    file: 'offices/mumbai.json',
    path: ['timeZone'],
    value: 'Asia/Mumbai',
    field: 'timeZone',
    problem: 'must be a time zone such as "Asia/Kolkata"',
    fix: 'Time zone, for the local time on the contact page.',
  },
  {
    what: 'an hour that does not exist',
    file: 'offices/mumbai.json',
    path: ['hours', 0, 'opens'],
    value: '24:30',
    field: 'hours[0].opens',
    problem: 'must be a time such as 09:30',
    fix: 'Opening time.',
  },
  {
    what: 'a date that does not exist',
    file: 'pages/privacy.json',
    path: ['sections', 0, 'updated'],
    value: '2024-02-30',
    field: 'sections[0].updated',
    problem: 'must be a date such as 2024-11-21',
    fix: 'Day of the last change.',
  },
  {
    what: 'a phone number without its country',
    file: 'site.json',
    path: ['phone'],
    value: '022 5550 0142',
    field: 'phone',
    problem: 'must be written internationally, such as "+91 22 5550 0142"',
    fix: 'Phone number, written internationally.',
  },
];

test.each(mistakes)('$what is reported once, at its path and with a fix', (mistake) => {
  expectOneProblem(folder, mistake);
});
