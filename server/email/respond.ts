import { type AcceptParts, createAccept, refuse } from './accept';
import { errorCode } from './error-code';
import { findOtherOrigin } from './request/origin';
import type { ReceivedBody } from './request/read-body';
import type { RequestHead } from './request/read-head';
import { type Answer, answerOrigin, answerOutcome, answerPreflight } from './response/answer';

/**
 * The response to a request to `/email`, whatever transport brought it.
 * @returns a function that resolves to the response, or to undefined if the sender has gone; it never rejects
 */
export const createRespond = (parts: AcceptParts) => {
  const { company } = parts;
  const accept = createAccept(parts);
  return async (
    head: RequestHead,
    readBody: () => Promise<ReceivedBody | undefined>,
  ): Promise<Answer | undefined> => {
    const origin = findOtherOrigin(head.headers, parts.settings.origins);
    if (origin !== undefined && head.method === 'OPTIONS') return answerPreflight(origin);
    const answer = (outcome: Parameters<typeof answerOutcome>[0]): Answer => {
      const found = answerOutcome(outcome, head.headers, company);
      return origin === undefined ? found : answerOrigin(found, origin);
    };
    try {
      // Read to its end even if it is refused, or the sender would see a broken connection instead of the reason.
      const received = await readBody();
      return received && answer(await accept(head, received));
    } catch (error) {
      parts.log.error({ code: errorCode(error) }, 'request to the mail endpoint failed');
      return answer(refuse(503, company.texts.refusals.failed));
    }
  };
};

export type Respond = ReturnType<typeof createRespond>;
