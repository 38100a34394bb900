import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyModule } from '../../browser/lazy-module';
import { scrollBehavior } from '../../browser/scroll';
import { showToast } from '../../layout/toasts/show-toast';
import { focusField, readValue, writeValue } from '../sending/form-values';
import { problemText } from '../sending/problems';
import { useMessageForm } from '../sending/use-message-form';
import {
  type Choices,
  findStep,
  noValues,
  type QuoteFormField,
  type QuoteValues,
  quoteFormFields,
  type Step,
} from './steps';
import { clearAnswers, keptText, withStorage, writeAnswers } from './stored-answers';

const submission = lazyModule(() => import('./submission'));
type Submission = typeof import('./submission');

/** Where the visitor is in the form. */
interface Progress {
  step: Step;
  /** Once the summary was seen, a changed answer leads back to it. */
  seenSummary: boolean;
  /** The answers as of the last step, for the summary. */
  values: QuoteValues;
}

const start: Progress = { step: 'service', seenSummary: false, values: noValues };

/** The id of a step's heading, which takes the focus when the step is shown. */
export const titleId = (step: Step): string => `quote-${step}-title`;

const readForm = (form: HTMLFormElement): QuoteValues => ({
  ...noValues,
  ...Object.fromEntries(quoteFormFields.map((field) => [field, readValue(form, field)])),
});

const store = ({ step, seenSummary, values }: Progress) =>
  withStorage((storage) => writeAnswers(storage, { step, seenSummary, values }));

/**
 * State and actions of the quote form. All fields stay on the page, so nothing that was typed is lost between steps; the
 * answers are also kept for a reload of this tab.
 */
export const useQuoteForm = (choices: Choices) => {
  const sender = useMessageForm<QuoteFormField, Submission>(submission);
  const { form, state, dispatch, report, send } = sender;
  const [progress, setProgress] = useState(start);
  const { step, seenSummary, values } = progress;
  const initialChoices = useRef(choices);
  const loaded = submission.loaded();

  // Restores the answers from before a reload, once. What the browser restored itself, or what was typed before the
  // scripts ran, is newer.
  useEffect(() => {
    // An estimate brings its result along in the address.
    const scope = new URLSearchParams(window.location.search).get('scope');
    if (scope && form.current && readValue(form.current, 'scope') === '')
      writeValue(form.current, 'scope', scope);
    // Read now, because the next answer is stored in its place.
    const text = withStorage(keptText);
    if (!text) return;
    submission.load().then(
      ({ readAnswers, firstOpenStep }) => {
        const kept = readAnswers(text, initialChoices.current);
        if (!kept || !form.current) return;
        for (const field of quoteFormFields) {
          if (readValue(form.current, field) === '') writeValue(form.current, field, kept.values[field]);
        }
        const restored = readForm(form.current);
        setProgress({
          step: kept.step === 'summary' ? firstOpenStep(restored) : kept.step,
          seenSummary: kept.seenSummary,
          values: restored,
        });
      },
      // Without its rules the form stays at its first step, and says so when it is submitted.
      () => undefined,
    );
  }, [form]);

  /** Shows a step and takes the reader to its heading or to one of its fields. */
  const goTo = (next: Step, field?: QuoteFormField) => {
    if (!form.current) return;
    const current = readForm(form.current);
    const reached = { step: next, seenSummary: seenSummary || next === 'summary', values: current };
    const open = submission.loaded()?.findProblems(current) ?? [];
    flushSync(() => {
      setProgress(reached);
      dispatch({ type: 'checked', problems: open.filter(({ stops }) => !stops) });
    });
    store(reached);
    if (field) return focusField(form.current, field);
    const title = document.getElementById(titleId(next));
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  };

  const sendAll = async (rules: Submission, current: QuoteValues) => {
    setProgress({ ...progress, values: current });
    const result = await send(rules, rules.composeMessage(current));
    if (result.kind === 'sent') {
      withStorage(clearAnswers);
      // The form and its button are gone.
      sender.outcome.current?.focus({ preventScroll: true });
      return;
    }
    const refused = rules.problemsFromServer(result.fields);
    const [first] = refused;
    if (!first || !form.current) return;
    flushSync(() => {
      dispatch({ type: 'refused', problems: refused });
      setProgress({ ...progress, step: findStep(first.field), values: current });
    });
    focusField(form.current, first.field);
  };

  const submit = (filled: HTMLFormElement, rules: Submission): Promise<void> | void => {
    const current = readForm(filled);
    // At the summary every step is checked again: a choice may no longer be offered.
    const checkedStep = step === 'summary' ? rules.firstOpenStep(current) : step;
    const found = rules.findStepProblems(checkedStep, current);
    if (found.some(({ stops }) => stops)) {
      return report(rules, found, () => setProgress({ ...progress, step: checkedStep }));
    }
    if (step === 'summary') return sendAll(rules, current);
    goTo(rules.stepAfter(step, current, seenSummary));
    for (const text of rules.toastTexts(found)) void showToast('error', text);
  };

  const recordChange = () => {
    if (!form.current) return;
    const current = readForm(form.current);
    store({ ...progress, values: current });
    if (state.problems.length === 0 || !loaded) return;
    dispatch({ type: 'edited', problems: loaded.stillShown(state.problems, loaded.findProblems(current)) });
  };

  return {
    ...sender,
    step,
    values,
    /** What is wrong with the phone number, which may be sent all the same. */
    phoneProblem: problemText(loaded?.findProblems(values) ?? [], 'phoneNumber'),
    /** Parts of the form that are loaded on demand. */
    loaded,
    goTo,
    recordChange,
    onSubmit: sender.onSubmit(submit),
  };
};
