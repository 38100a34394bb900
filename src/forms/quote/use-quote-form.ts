import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyModule } from '../../browser/lazy-module';
import { scrollBehavior } from '../../browser/scroll';
import { readStored, writeStored } from '../../browser/session-storage';
import { showToast } from '../../layout/toasts/show-toast';
import { filesField } from '../../message/fields';
import { fillEmpty, focusField, readFiles, readValue, writeValue } from '../sending/form-values';
import { problemText, stillShown, toastTexts } from '../sending/problems';
import { initialState, useMessageForm } from '../sending/use-message-form';
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

/**
 * Fills in the answers from before a reload. What the browser restored, or what was typed before the scripts ran, is newer
 * and stays.
 * @returns where the visitor was, or undefined if nothing was kept
 */
const restoreAnswers = async (
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
): Promise<StoredAnswers | undefined> => {
  // Read now, because the next answer is stored in its place.
  const stored = readStored(answersKey);
  if (!stored) return undefined;
  const { readAnswers, firstOpenStep } = await submission.load();
  const kept = readAnswers(stored, choices);
  if (!kept || !form.current) return undefined;
  fillEmpty(form.current, kept.values);
  const values = readQuoteForm(form.current);
  return { ...kept, values, step: kept.step === 'summary' ? firstOpenStep(values) : kept.step };
};

/**
 * Makes the estimate that the address brings along the scope, unless the visitor has written another or has decided already.
 * @returns true if the visitor has to be asked
 */
const fillEstimate = (form: HTMLFormElement, estimate: string, decided: string | undefined): boolean => {
  const scope = readValue(form, 'scope');
  if (estimate === decided || estimate === scope) return false;
  // An earlier estimate that is still as it was has not been typed by anybody.
  if (scope !== '' && scope !== decided) return true;
  writeValue(form, 'scope', estimate);
  return false;
};

/**
 * State and actions of the quote form. All fields stay on the page, so nothing that was typed is lost between steps; the
 * answers are also kept for a reload of this tab.
 */
export const useQuoteForm = (choices: Choices, filledIn?: FilledIn) => {
  const sender = useMessageForm<QuoteFormField, Submission>(submission);
  const { form, state, change, report, send } = sender;
  const [progress, setProgress] = useState(start);
  /** An estimate that would replace what the visitor has written. */
  const [offer, setOffer] = useState<string>();
  const { step, seenSummary, values } = progress;
  const initial = useRef({ choices, filledIn });
  const loaded = submission.loaded();

  const keep = useCallback((reached: StoredAnswers) => {
    setProgress(reached);
    storeAnswers(reached);
  }, []);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const estimate = query.get('scope') || undefined;
    const service = query.get('service');
    restoreAnswers(form, initial.current.choices).then(
      (restored) => {
        if (!form.current) return;
        // The page around the form, or the one that led here, is about a service.
        const fills = fillEmpty(form.current, { ...initial.current.filledIn, ...(service && { service }) });
        if (!(restored || estimate || fills)) return;
        const asks = estimate !== undefined && fillEstimate(form.current, estimate, restored?.estimate);
        if (asks) setOffer(estimate);
        keep({
          ...(restored ?? start),
          ...(asks ? { step: 'scope' } : estimate && { estimate }),
          values: readQuoteForm(form.current),
        });
      },
      // Without its rules the form stays at its first step, and says so when it is submitted.
      () => undefined,
    );
  }, [form, keep]);

  /** Replaces the scope by the estimate, or keeps what the visitor has written. */
  const answerOffer = (replaces: boolean) => {
    if (!form.current || offer === undefined) return;
    if (replaces) writeValue(form.current, 'scope', offer);
    setOffer(undefined);
    keep({ ...progress, estimate: offer, values: readQuoteForm(form.current) });
    focusField(form.current, 'scope');
  };

  /** Shows a step and takes the reader to its heading or to one of its fields. */
  const goTo = (next: Step, field?: QuoteFormField) => {
    if (!form.current) return;
    const current = readQuoteForm(form.current);
    const reached = {
      ...progress,
      step: next,
      seenSummary: seenSummary || next === 'summary',
      values: current,
    };
    const open = submission.loaded()?.findProblems(current) ?? [];
    flushSync(() => {
      keep(reached);
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
    offer,
    answerOffer,
    /** The phone number's problem, which does not stop the form. */
    phoneProblem: problemText(loaded?.findProblems(values) ?? [], 'phoneNumber'),
    loaded,
    goTo,
    recordChange,
    onSubmit: sender.onSubmit(submit),
  };
};
