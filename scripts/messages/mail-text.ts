/** Header fields of a mail by their name in lower case, unfolded. */
export const headerFields = (mail: string): Map<string, string> => {
  const [head = ''] = mail.split(/\r?\n\r?\n/);
  const fields = head.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^([^:\r\n]+):(.*)/gm);
  return new Map([...fields].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
};

const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());

/** The text of a mail of one part, decoded. */
export const mailText = (mail: string): string => {
  const body = mail.replace(/^[\s\S]*?\r?\n\r?\n/, '');
  const encoding = headerFields(mail).get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
};
