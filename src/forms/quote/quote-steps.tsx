import { ChoiceGroup } from '../../components/form/choice-group';
import { TextArea } from '../../components/form/field';
import { ContactFields } from '../sending/contact-fields';
import { type FieldProblem, problemText } from '../sending/problems';
import { StepFrame } from './step-frame';
import { type ChoiceField, type Choices, fieldLabels, type QuoteFormField, type Step } from './steps';
import { titleId } from './use-quote-form';

interface QuoteStepsProps {
  texts: Queries.QuoteTextsFragment['steps'];
  choices: Choices;
  problems: readonly FieldProblem<QuoteFormField>[];
  /** The only step that is shown; undefined without scripts, when all of them are. */
  shown: Step | undefined;
}

/** The quote form's steps, without the summary. */
export const QuoteSteps = ({ texts, choices, problems, shown }: QuoteStepsProps) => {
  const frame = (name: Step) => ({
    name,
    title: texts[name].title,
    text: texts[name].text,
    hidden: shown !== undefined && shown !== name,
  });
  const textField = (field: QuoteFormField) => ({
    id: `quote-${field}`,
    name: field,
    label: fieldLabels[field],
    error: problemText(problems, field),
  });
  const choiceField = (field: ChoiceField) => ({
    id: `quote-${field}`,
    name: field,
    options: choices[field],
    error: problemText(problems, field),
  });
  return (
    <>
      <StepFrame {...frame('service')}>
        <ChoiceGroup {...choiceField('service')} labelledBy={titleId('service')} />
      </StepFrame>
      <StepFrame {...frame('scope')}>
        <ChoiceGroup {...choiceField('stage')} legend="Where the project stands" />
        <TextArea {...textField('scope')} label="What it should do" rows={7} />
      </StepFrame>
      <StepFrame {...frame('budget')}>
        <ChoiceGroup {...choiceField('budget')} labelledBy={titleId('budget')} />
      </StepFrame>
      <StepFrame {...frame('timeline')}>
        <ChoiceGroup {...choiceField('timeline')} labelledBy={titleId('timeline')} />
      </StepFrame>
      <StepFrame {...frame('contact')}>
        <ContactFields field={textField} />
      </StepFrame>
    </>
  );
};
