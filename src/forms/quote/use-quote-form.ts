import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyModule } from '../../browser/lazy-module';
import { scrollBehavior } from '../../browser/scroll';
import { readStored, writeStored } from '../../browser/session-storage';
import { showToast } from '../../layout/toasts/show-toast';
import { focusField, readValue, writeValue } from '../sending/form-values';
import { initialState } from '../sending/message-form-state';
import { problemText, stillShown, toastTexts } from '../sending/problems';
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
import { answersKey, type StoredAnswers, storeAnswers } from './stored-answers';

const submission = lazyModule(() => import('./submission'));
type Submission = typeof import('./submission');

/** The id of a step's heading, which takes the focus when the step is shown. */
export const titleId = (step: Step): string => `quote-${step}-title`;

const readQuoteForm = (form: HTMLFormElement): QuoteValues => ({
  ...noValues,
  ...Object.fromEntries(quoteFormFields.map((field) => [field, readValue(form, field)])),
});

const start: StoredAnswers = { step: 'service', seenSummary: false, values: noValues };

/**
 * Fills in what an estimate puts into the address, and the answers from before a reload. What the browser restored, or
 * what was typed before the scripts ran, is newer and stays.
 * @returns where the visitor was, or undefined if nothing was kept
 */
const restoreAnswers = async (
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
): Promise<StoredAnswers | undefined> => {
  const fill = (field: QuoteFormField, value: string) => {
    if (form.current && readValue(form.current, field) === '') writeValue(form.current, field, value);
  };
  const scope = new URLSearchParams(window.location.search).get('scope');
  if (scope) fill('scope', scope);
  // Read now, because the next answer is stored in its place.
  const stored = readStored(answersKey);
  if (!stored) return undefined;
  const { readAnswers, firstOpenStep } = await submission.load();
  const kept = readAnswers(stored, choices);
  if (!kept || !form.current) return undefined;
  for (const field of quoteFormFields) fill(field, kept.values[field]);
  const values = readQuoteForm(form.current);
  return { ...kept, values, step: kept.step === 'summary' ? firstOpenStep(values) : kept.step };
};

/**
 * State and actions of the quote form. All fields stay on the page, so nothing that was typed is lost between steps; the
 * answers are also kept for a reload of this tab.
 */
export const useQuoteForm = (choices: Choices) => {
  const sender = useMessageForm<QuoteFormField, Submission>(submission);
  const { form, state, change, report, send } = sender;
  const [progress, setProgress] = useState(start);
  const { step, seenSummary, values } = progress;
  const initialChoices = useRef(choices);
  const loaded = submission.loaded();

  useEffect(() => {
    restoreAnswers(form, initialChoices.current).then(
      (restored) => restored && setProgress(restored),
      // Without its rules the form stays at its first step, and says so when it is submitted.
      () => undefined,
    );
  }, [form]);

  /** Shows a step and takes the reader to its heading or to one of its fields. */
  const goTo = (next: Step, field?: QuoteFormField) => {
    if (!form.current) return;
    const current = readQuoteForm(form.current);
    const reached = { step: next, seenSummary: seenSummary || next === 'summary', values: current };
    const open = submission.loaded()?.findProblems(current) ?? [];
    flushSync(() => {
      setProgress(reached);
      change({ ...initialState, problems: open.filter(({ stops }) => !stops) });
    });
    storeAnswers(reached);
    if (field) return focusField(form.current, field);
    const title = document.getElementById(titleId(next));
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  };

  const sendAll = async (rules: Submission, current: QuoteValues) => {
    setProgress({ ...progress, values: current });
    const result = await send(rules, rules.composeMessage(current));
    if (result.kind === 'sent') {
      writeStored(answersKey, undefined);
      // The form and its button are gone.
      sender.outcome.current?.focus({ preventScroll: true });
      return;
    }
    const refused = rules.readServerProblems(result.fields);
    const [first] = refused;
    if (!first || !form.current) return;
    flushSync(() => {
      change({ problems: refused });
      setProgress({ ...progress, step: findStep(first.field), values: current });
    });
    focusField(form.current, first.field);
  };

  const submit = (filled: HTMLFormElement, rules: Submission): Promise<void> | void => {
    const current = readQuoteForm(filled);
    // The summary checks every step again: a choice may have been withdrawn.
    const checkedStep = step === 'summary' ? rules.firstOpenStep(current) : step;
    const found = rules.findStepProblems(checkedStep, current);
    if (found.some(({ stops }) => stops)) {
      return report(found, () => setProgress({ ...progress, step: checkedStep }));
    }
    if (step === 'summary') return sendAll(rules, current);
    goTo(rules.stepAfter(step, current, seenSummary));
    for (const text of toastTexts(found)) void showToast('error', text);
  };

  const recordChange = () => {
    if (!form.current) return;
    const current = readQuoteForm(form.current);
    storeAnswers({ ...progress, values: current });
    if (state.problems.length === 0 || !loaded) return;
    change({ problems: stillShown(state.problems, loaded.findProblems(current)) });
  };

  return {
    ...sender,
    step,
    values,
    /** The phone number's problem, which does not stop the form. */
    phoneProblem: problemText(loaded?.findProblems(values) ?? [], 'phoneNumber'),
    loaded,
    goTo,
    recordChange,
    onSubmit: sender.onSubmit(submit),
  };
};
