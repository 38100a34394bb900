import escapeHtml from 'escape-html';
import { findDirection } from '../../src/content-model/texts/direction';
import { fill } from '../../src/content-model/texts/fill';
import type { Texts } from '../../src/content-model/texts/languages';
import {
  contactField,
  emailPath,
  filesField,
  kindField,
  quoteFields,
  serviceField,
} from '../../src/message/fields';
import { fileExtensions } from '../../src/message/files';
import { telHref } from '../../src/message/tel-href';
import type { Company } from '../../src/site-manifest/company';
import type { Refusal } from './accept';
import type { Typed } from './request/read-submission';

type Control = readonly [name: string, label: string, value: string | undefined, attributes: string];

const lines = 'rows="8" cols="36"';

const renderControl = ([name, label, value = '', attributes]: Control, error: string | undefined) => {
  const wrong = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const text = error === undefined ? '' : `<br><strong id="${name}-error">${escapeHtml(error)}</strong>`;
  const all = `id="${name}" name="${name}"${wrong} ${attributes}`;
  const control = attributes.startsWith(lines)
    ? // The HTML parser drops a first line break, so an extra one precedes the text.
      `<textarea ${all}>\n${escapeHtml(value)}</textarea>`
    : `<input ${all} size="32" value="${escapeHtml(value)}">`;
  return `<p><label for="${name}">${escapeHtml(label)}</label>${text}<br>${control}</p>`;
};

const hidden = (name: string, value = '') =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const listControls = ({ kind, message, quote }: Typed, { form, request, errorPage }: Texts): Control[] => {
  const hasAnswers = Object.keys(quote).length > 0;
  const answers = quoteFields.map(
    (name): Control => [name, request[name], quote[name], name === 'scope' ? lines : 'type="text"'],
  );
  const phone = 'type="text" autocomplete="tel-national" inputmode="tel"';
  const accept = fileExtensions.map((each) => `.${each}`).join();
  const files: Control = [filesField, errorPage.files, '', `type="file" multiple accept="${accept}"`];
  return [
    ...(hasAnswers ? answers : []),
    ['name', form.name, message.name, 'type="text" autocomplete="name" required'],
    ['email', form.email, message.email, 'type="email" autocomplete="email" required'],
    ['phoneNumber', errorPage.phoneNumber, message.phoneNumber, phone],
    hasAnswers
      ? ['message', errorPage.note, message.message, lines]
      : ['message', form.message, message.message, `${lines} required`],
    ...(kind === 'contact' ? [] : [files]),
  ];
};

/**
 * The page that a visitor without JavaScript gets if a form was not accepted: the problems, and the form with
 * everything that was typed, and other ways to reach the company; without what was typed it links back to the form. It
 * needs no style sheet and no script, so that it works when everything else fails.
 */
export const renderErrorPage = ({ error, fields = {}, typed }: Refusal, company: Company): string => {
  const errors = new Map(Object.entries(fields));
  const wrong = [...errors].map(([field, text]) => `<li><a href="#${field}">${escapeHtml(text)}</a></li>`);
  const { texts, locale } = company;
  const words = texts.errorPage;
  const list = wrong.length === 0 || typed === undefined ? '' : `<ul>\n${wrong.join('\n')}\n</ul>\n`;
  const rest =
    typed === undefined
      ? `<p>${escapeHtml(words.goBack)}</p>`
      : [
          // The server's rules decide; a browser that validates first would show less.
          `<form method="post" action="${emailPath}" enctype="multipart/form-data" novalidate>`,
          hidden(kindField, typed.kind),
          hidden(contactField, typed.contact),
          // A request has a field for it.
          ...(typed.kind === 'application' ? [hidden(serviceField, typed.service)] : []),
          ...listControls(typed, texts).map((control) => renderControl(control, errors.get(control[0]))),
          `<p><button type="submit">${escapeHtml(words.send)}</button></p>`,
          '</form>',
        ].join('\n');
  const name = escapeHtml(company.name);
  const email = escapeHtml(company.email);
  const phone = escapeHtml(company.phone ?? '');
  const other = fill(escapeHtml(phone === '' ? words.write : words.writeOrCall), {
    email: `<a href="mailto:${email}">${email}</a>`,
    phone: `<a href="${telHref(phone)}">${phone}</a>`,
  });
  return `<!doctype html>
<html lang="${locale}"${findDirection(locale) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} | ${name}</title>
</head>
<body>
<main>
<h1>${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(error)}</p>
${list}${rest}
<p>${other}</p>
<p><a href="/">${escapeHtml(words.home)}</a></p>
</main>
</body>
</html>
`;
};
