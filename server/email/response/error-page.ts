import escapeHtml from 'escape-html';
import { fill } from '../../../src/content-model/texts/fill';
import type { Texts } from '../../../src/content-model/texts/languages';
import {
  contactField,
  emailPath,
  kindField,
  type MessageField,
  messageFields,
} from '../../../src/message/fields';
import { fileExtensions, filesField } from '../../../src/message/files';
import { quoteFields } from '../../../src/message/quote-fields';
import { telHref } from '../../../src/message/tel-href';
import type { Company } from '../../../src/site-manifest/company';
import type { FieldErrors, Typed } from '../request/read-submission';

/** The contents of the page for visitors without JavaScript. */
export interface ErrorPage {
  readonly company: Company;
  /** What went wrong, apart from single fields. */
  readonly error: string;
  readonly fields: FieldErrors;
  /** What was typed; without it the page links back to the form. */
  readonly typed?: Typed | undefined;
}

interface Control {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** Attributes of an input; undefined for a multi-line text. */
  readonly input?: string | undefined;
  readonly required: boolean;
}

const fieldParts: Readonly<Record<MessageField, Pick<Control, 'input' | 'required'>>> = {
  name: { input: 'type="text" autocomplete="name"', required: true },
  email: { input: 'type="email" autocomplete="email"', required: true },
  phoneNumber: { input: 'type="text" autocomplete="tel-national" inputmode="tel"', required: false },
  message: { required: true },
};

const errorText = (name: string, error: string | undefined) =>
  error === undefined ? '' : `<br><strong id="${name}-error">${escapeHtml(error)}</strong>`;

const renderControl = ({ name, label, value, error, input, required }: Control) => {
  const wrong = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const attributes = `id="${name}" name="${name}"${required ? ' required' : ''}${wrong}`;
  const control =
    input === undefined
      ? // The HTML parser drops a first line break, so an extra one precedes the text.
        `<textarea ${attributes} rows="8" cols="36">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} ${input} size="32" value="${escapeHtml(value)}">`;
  return `<p><label for="${name}">${escapeHtml(label)}</label>${errorText(name, error)}<br>${control}</p>`;
};

const listControls = (
  { message, quote }: Typed,
  fields: FieldErrors,
  { form, request, errorPage }: Texts,
): Control[] => {
  const asked = Object.keys(quote).length > 0;
  const answers = asked
    ? quoteFields.map((field) => ({
        name: field,
        label: request[field],
        value: quote[field] ?? '',
        input: field === 'scope' ? undefined : 'type="text"',
        required: false,
      }))
    : [];
  const contact = messageFields.map((field) => ({
    name: field,
    label: field === 'phoneNumber' ? errorPage.phoneNumber : form[field],
    ...fieldParts[field],
    value: message[field],
    error: fields[field],
    ...(asked && field === 'message' ? { label: errorPage.note, required: false } : {}),
  }));
  return [...answers, ...contact];
};

const renderFiles = (label: string, error: string | undefined) =>
  `<p><label for="${filesField}">${escapeHtml(label)}</label>${errorText(filesField, error)}<br>
<input type="file" id="${filesField}" name="${filesField}" multiple accept="${fileExtensions.map((each) => `.${each}`).join()}"${
    error === undefined ? '' : ` aria-invalid="true" aria-describedby="${filesField}-error"`
  }></p>`;

/**
 * The page that a visitor without JavaScript gets if a form was not accepted: the problems, and the form with
 * everything that was typed, and other ways to reach the company. It needs no style sheet and no script, so that it works
 * when everything else fails.
 */
export const renderErrorPage = ({ company, error, fields, typed }: ErrorPage): string => {
  const wrong = ([...messageFields, filesField] as const).flatMap((field) => {
    const text = fields[field];
    return text === undefined ? [] : [`<li><a href="#${field}">${escapeHtml(text)}</a></li>`];
  });
  const { texts, locale } = company;
  const words = texts.errorPage;
  const isQuote = typed?.kind === 'quote';
  const list = wrong.length === 0 || typed === undefined ? '' : `<ul>\n${wrong.join('\n')}\n</ul>\n`;
  const rest =
    typed === undefined
      ? `<p>${escapeHtml(words.goBack)}</p>`
      : [
          // The server's rules decide; a browser that validates first would show less.
          `<form method="post" action="${emailPath}" enctype="${isQuote ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}" novalidate>`,
          `<input type="hidden" name="${kindField}" value="${typed.kind}">`,
          `<input type="hidden" name="${contactField}" value="${escapeHtml(typed.contact ?? '')}">`,
          ...listControls(typed, fields, texts).map(renderControl),
          ...(isQuote ? [renderFiles(words.files, fields[filesField])] : []),
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
<html lang="${locale}">
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
