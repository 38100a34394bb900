import { captureLeadSource, readLeadSource } from './capture-lead-source';

/** Sets a property of an object for one test. */
const set = (object: object, name: string, value: unknown): void =>
  void Object.defineProperty(object, name, { value, configurable: true });

const open = (path: string, referrer = ''): void => {
  window.history.replaceState(null, '', path);
  set(document, 'referrer', referrer);
};

beforeEach(() => {
  window.sessionStorage.clear();
  set(navigator, 'globalPrivacyControl', undefined);
  set(navigator, 'doNotTrack', null);
});

test('a message names its page, the first page, the referring host and the campaign', () => {
  open('/automation?utm_source=mail&utm_campaign=spring&ref=x', 'https://search.example/?q=secret');
  captureLeadSource();
  open('/contact-us');
  captureLeadSource();
  expect(readLeadSource()).toEqual({
    page: '/contact-us',
    firstPage: '/automation',
    referrer: 'search.example',
    utm_source: 'mail',
    utm_campaign: 'spring',
  });
});

test('the own host is no referrer', () => {
  open('/projects', `${window.location.origin}/`);
  captureLeadSource();
  expect(readLeadSource()).toEqual({ page: '/projects', firstPage: '/projects' });
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('with %s nothing is noted or sent', (signal, value) => {
  open('/automation?utm_source=mail');
  set(navigator, signal, value);
  captureLeadSource();
  expect(window.sessionStorage).toHaveLength(0);
  expect(readLeadSource()).toEqual({});
});

test('a tab without storage sends its page alone', () => {
  open('/contact-us');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  captureLeadSource();
  expect(readLeadSource()).toEqual({ page: '/contact-us' });
  jest.restoreAllMocks();
});

test('what somebody else stored is not sent', () => {
  open('/contact-us');
  window.sessionStorage.setItem('visit', 'not JSON');
  expect(readLeadSource()).toEqual({ page: '/contact-us' });
});
