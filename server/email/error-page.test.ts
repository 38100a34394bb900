import type { Company } from '../../src/site-manifest/company';
import { company } from '../../tests/test-email';
import { type Refusal, refuse } from './accept';
import { renderErrorPage } from './error-page';
import type { Typed } from './request/read-submission';

const typed: Typed = {
  kind: 'contact',
  message: {
    name: '<b>"A"</b>',
    email: "a'@b",
    phoneNumber: '12',
    message: '\n</textarea><script>alert(1)</script>',
  },
  quote: {},
};
const firm = { ...company, name: 'Seven & Isle', email: 'hello@firma.in', phone: '+91 22 5550 0142' };
const render = (change: Partial<Refusal> = {}, of: Company = firm) => {
  const fields = { email: 'Please enter a valid email address.' };
  return renderErrorPage({ ...refuse(400, 'Please correct the fields.', { fields, typed }), ...change }, of);
};

test('typed text is there, escaped', () => {
  const page = render();
  expect(page).toContain('value="&lt;b&gt;&quot;A&quot;&lt;/b&gt;"');
  expect(page).toContain('value="a&#39;@b"');
  expect(page).toContain('>\n\n&lt;/textarea&gt;&lt;script&gt;');
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/<style|style=|<link|\son\w+=/);
  expect(page).toContain('Seven &amp; Isle');
});

test('whom the message is for stays in the form, escaped', () => {
  expect(render({ typed: { ...typed, contact: '"a' } })).toContain('name="contact" value="&quot;a"');
});

test('the company can be reached another way', () => {
  expect(render()).toContain('<a href="mailto:hello@firma.in">hello@firma.in</a>');
  expect(render()).toContain('<a href="tel:+912255500142">+91 22 5550 0142</a>');
  expect(render({}, company)).not.toContain('tel:');
});

test('the wrong field is named, linked and described', () => {
  const page = render();
  expect(page).toContain('<li><a href="#email">Please enter a valid email address.</a></li>');
  expect(page).toMatch(/<input id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/);
  expect(page).toContain('<strong id="email-error">Please enter a valid email address.</strong>');
  expect(page).not.toContain('id="name-error"');
  expect(page).toContain('<html lang="en-IN">');
  expect(page.match(/<h1>/g)).toHaveLength(1);
});

test('in Arabic it is read from the right', () => {
  expect(render({}, { ...firm, locale: 'ar-AE' })).toContain('<html lang="ar-AE" dir="rtl">');
});

test('every control has its label', () => {
  const page = render({ typed: { ...typed, kind: 'quote', quote: { service: 'Web' } } });
  const ids = [...page.matchAll(/<(?:input|textarea) id="(\w+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'service',
    'stage',
    'budget',
    'timeline',
    'scope',
    'name',
    'email',
    'phoneNumber',
    'message',
    'files',
  ]);
  for (const id of ids) expect(page).toContain(`<label for="${id}">`);
  expect(page).toContain('value="Web"');
  expect(page).toContain('<input type="hidden" name="kind" value="quote">');
});

test('an application keeps its job, and its files can be chosen again', () => {
  const page = render({ typed: { ...typed, kind: 'application', service: 'Backend "Engineer"' } });
  expect(page).toContain('<input type="hidden" name="service" value="Backend &quot;Engineer&quot;">');
  expect(page).toContain('enctype="multipart/form-data"');
  expect(page).toContain('type="file"');
});

test('without what was typed the page leads back', () => {
  const page = render({ typed: undefined, fields: {} });
  expect(page).not.toContain('<form');
  expect(page).toContain('Back button');
});
