import { readLeadSource } from '../../browser/capture-lead-source';
import {
  type ContactMessage,
  contactField,
  filesField,
  honeypotField,
  idField,
  kindField,
  serviceField,
} from '../../message/fields';
import { spamSignalsToSend } from '../../message/spam-signals';
import { readFiles, readValue } from './form-values';
import { buildBody, buildFormBody, outlivesPage, sendMessage } from './send-message';

const ids = new WeakMap<HTMLFormElement, string>();

/**
 * The UUID of a form, the same as long as it is shown, by which the server recognises a message that is sent again because
 * the response got lost. Nothing where the browser makes none: over HTTP, other than on localhost.
 */
export const formId = (form: HTMLFormElement): Partial<Record<typeof idField, string>> => {
  if (typeof crypto.randomUUID !== 'function') return {};
  const id = ids.get(form) ?? crypto.randomUUID();
  ids.set(form, id);
  return { [idField]: id };
};

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Sends the message of a form, with what the form adds by itself. Never throws.
 * @param elapsed milliseconds since the form was shown
 */
export const sendFromForm = async (message: ContactMessage, form: HTMLFormElement, elapsed: number) => {
  const service = readValue(form, serviceField);
  const contact = readValue(form, contactField);
  const additions = {
    kind: readValue(form, kindField),
    ...(service && { service }),
    ...(contact && { contact }),
    ...formId(form),
    ...spamSignalsToSend(readValue(form, honeypotField), elapsed),
  };
  const body =
    readFiles(form, filesField).length > 0
      ? buildFormBody(form, additions, readLeadSource())
      : buildBody(message, additions, readLeadSource());
  // Without `keepalive` the browser drops the request with the page, so it asks before leaving.
  if (!outlivesPage(body)) window.addEventListener('beforeunload', askToStay);
  const result = await sendMessage(body, (address, init) => fetch(address, init));
  window.removeEventListener('beforeunload', askToStay);
  return result;
};
