import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyModule } from '../../browser/lazy-module';
import { scrollBehavior } from '../../browser/scroll';
import { writeStored } from '../../browser/session-storage';
import { showToast } from '../../layout/toasts/show-toast';
import { filesField } from '../../message/fields';
import { fillEmpty, focusField, readFiles, readValue, writeValue } from '../sending/form-values';
import { problemText, stillShown, toastTexts } from '../sending/problems';
import { initialState, useMessageForm } from '../sending/use-message-form';
import {
  findStep,
  noValues,
  type QuoteFormField,
  type QuoteValues,
  quoteFormFields,
  type Step,
} from './steps';
import { answersKey, readAnswers, type StoredAnswers, storeAnswers } from './stored-answers';

const submission = lazyModule(() => import('./submission'));
type Submission = typeof import('./submission');

/** Answers with which the form begins. */
export interface FilledIn {
  service?: string | undefined;
  scope?: string | undefined;
}

/** The id of a step's heading, which takes the focus when the step is shown. */
export const titleId = (step: Step): string => `quote-${step}-title`;

const readQuoteForm = (form: HTMLFormElement): QuoteValues => ({
  ...noValues,
  ...Object.fromEntries(quoteFormFields.map((field) => [field, readValue(form, field)])),
  files: readFiles(form, filesField)
    .map(({ name }) => name)
    .join(', '),
});

const start: StoredAnswers = { step: 'service', seenSummary: false, values: noValues };

/** Puts the estimate that the address brings along above what the visitor has written, once. */
const addEstimate = (form: HTMLFormElement, estimate: string, known: string | undefined): void => {
  const scope = readValue(form, 'scope');
  if (estimate === known || scope.startsWith(estimate)) return;
  // An earlier estimate that is still as it was has not been typed by anybody.
  writeValue(form, 'scope', scope === '' || scope === known ? estimate : `${estimate}\n\n${scope}`);
};

/**
 * State and actions of the quote form. All fields stay on the page, so nothing that was typed is lost between steps; the
 * answers are also kept for a reload of this tab.
 */
export const useQuoteForm = ({ service, scope }: FilledIn = {}) => {
  const sender = useMessageForm<QuoteFormField, Submission>(submission);
  const { form, state, change, report, send } = sender;
  const [progress, setProgress] = useState(start);
  const { step, seenSummary, values } = progress;
  const loaded = submission.loaded();

  const keep = useCallback((reached: StoredAnswers) => {
    setProgress(reached);
    storeAnswers(reached);
  }, []);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const estimate = query.get('scope') || undefined;
    // Read now, because the next answer is stored in its place.
    const stored = readAnswers();
    const begin = () => {
      if (!form.current) return;
      // What the browser restored, or what was typed before the scripts ran, is newer and stays.
      if (stored) fillEmpty(form.current, stored.values);
      // The page around the form, or the one that led here, is about a service.
      const fills = fillEmpty(form.current, { service: query.get('service') || service, scope });
      if (!(stored || estimate || fills)) return;
      if (estimate) addEstimate(form.current, estimate, stored?.estimate);
      keep({ ...(stored ?? start), ...(estimate && { estimate }), values: readQuoteForm(form.current) });
    };
    // Without its rules the form stays at its first step, and says so when it is submitted.
    if (stored) submission.load().then(begin, () => undefined);
    else begin();
  }, [form, keep, service, scope]);

  /** Shows a step and takes the reader to its heading or to one of its fields. */
  const goTo = (next: Step, field?: QuoteFormField) => {
    if (!form.current) return;
    const current = readQuoteForm(form.current);
    const open = submission.loaded()?.findProblems(current) ?? [];
    flushSync(() => {
      keep({ ...progress, step: next, seenSummary: seenSummary || next === 'summary', values: current });
      change({ ...initialState, problems: open.filter(({ stops }) => !stops) });
    });
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
    for (const text of toastTexts(found)) showToast('error', text);
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
