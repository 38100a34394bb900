import type { Elements } from '../../components/elements';
import { ChoiceGroup } from '../../components/form/choice-group';
import { TextArea } from '../../components/form/field';
import { useLayoutData } from '../../layout/use-layout-data';
import { filesField } from '../../message/fields';
import type { Problem } from '../../message/rules';
import { ContactFields } from '../sending/contact-fields';
import { problemText } from '../sending/problems';
import { FileField } from './file-field';
import * as styles from './quote.module.css';
import { type ChoiceField, describePosition, type QuoteFormField, type Step } from './steps';
import { titleId } from './use-quote-form';

interface StepFrameProps {
  name: Step;
  title: string;
  text: string;
  hidden: boolean;
  children: Elements;
}

/** One step of the quote form: its number, its question and its fields. */
export const StepFrame = ({ name, title, text, hidden, children }: StepFrameProps) => (
  <section className={styles.step} aria-labelledby={titleId(name)} hidden={hidden}>
    <div className={styles.question}>
      <p id={`quote-${name}-count`} className={styles.count}>
        {describePosition(name)}
      </p>
      <h2 id={titleId(name)} className={styles.title} tabIndex={-1} aria-describedby={`quote-${name}-count`}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </section>
);

interface QuoteStepsProps {
  texts: Queries.QuoteTextsFragment['steps'];
  choices: Readonly<Record<ChoiceField, readonly string[]>>;
  problems: readonly Problem<QuoteFormField>[];
  /** The only step that is shown; undefined without scripts, when all of them are. */
  shown: Step | undefined;
}

/** The quote form's steps, without the summary. */
export const QuoteSteps = ({ texts, choices, problems, shown }: QuoteStepsProps) => {
  const frame = (name: Step) => ({ name, ...texts[name], hidden: shown !== undefined && shown !== name });
  const field = (name: QuoteFormField) => ({ id: `quote-${name}`, name, error: problemText(problems, name) });
  const choice = (name: ChoiceField) => ({
    ...field(name),
    options: choices[name],
    // With scripts the form checks it.
    required: shown === undefined,
  });
  const icons = Object.fromEntries(useLayoutData().services.map(({ name, icon }) => [name, icon]));
  return (
    <>
      <StepFrame {...frame('service')}>
        <ChoiceGroup {...choice('service')} icons={icons} labelledBy={titleId('service')} />
      </StepFrame>
      <StepFrame {...frame('scope')}>
        <ChoiceGroup {...choice('stage')} legend={TEXTS.quote.stageQuestion} />
        <TextArea {...field('scope')} label={TEXTS.quote.scopeQuestion} rows={7} />
        <FileField {...field(filesField)} />
      </StepFrame>
      <StepFrame {...frame('budget')}>
        <ChoiceGroup {...choice('budget')} labelledBy={titleId('budget')} />
      </StepFrame>
      <StepFrame {...frame('timeline')}>
        <ChoiceGroup {...choice('timeline')} labelledBy={titleId('timeline')} />
      </StepFrame>
      <StepFrame {...frame('contact')}>
        <ContactFields field={(name, label) => ({ ...field(name), label })} />
      </StepFrame>
    </>
  );
};
