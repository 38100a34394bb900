/** Header fields of a mail by their name in lower case, unfolded. */
export const headerFields = (mail: string): Map<string, string> => {
  const [head = ''] = mail.split(/\r?\n\r?\n/);
  return new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );
};

const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());

/** The text of a mail of one part, decoded. */
export const mailText = (mail: string): string => {
  const body = mail.slice(mail.search(/\r?\n\r?\n/)).replace(/^\r?\n\r?\n/, '');
  const encoding = headerFields(mail).get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
};
