import { useLayoutData } from '../../layout/use-layout-data';

interface SentTextsProps {
  /** The address that an engineer's answer goes to; false if somebody else answers. */
  email: string | false;
  /** Whether a mail confirms the message; undefined if the endpoint did not say so. */
  isConfirmed: boolean | undefined;
}

/** Thanks for a message: what the specification says, who answers and when, and whether a mail comes before that. */
export const SentTexts = ({ email, isConfirmed }: SentTextsProps) => {
  const { replyPromise, confirmation } = useLayoutData().company;
  return (
    <>
      <p>{TEXTS.form.sent}</p>
      {email && <p>{replyPromise.split('#').join(email)}</p>}
      {isConfirmed !== undefined && <p>{isConfirmed ? confirmation.sent : confirmation.notSent}</p>}
    </>
  );
};
