import { missingAnswers, shownAnswers, type HealthState, type QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberApi } from '../../lib/api/client.ts';
import { useAutosave, type SaveState } from '../../lib/forms/use-autosave.ts';
import { useShapeForm, type FormOf } from '../../lib/forms/use-shape-form.ts';
import type { Answers } from './answers.ts';
import { answersOf, toWire } from './answers.ts';
import { stepForm } from './step-form.ts';

export const healthStateKey = ['health-state'] as const;

/** A questionnaire without an answer yet. It begins on the server with the first one, not with a look at it. */
const blank = (): HealthState => ({
  id: '',
  status: 'draft',
  version: 0,
  definition: 0,
  missing: missingAnswers({}),
  applies: [],
  savedAt: '',
  prescribedLast30Days: { g: 0, ml: 0, piece: 0 },
  ...shownAnswers({}),
  requestedProducts: [],
});

const read = async (): Promise<HealthState> => {
  const state = await memberApi.get('/clients/health-state', { query: { orNone: 'true' } });
  return state.status === 'none' ? blank() : state;
};

/** The stored questionnaire. Read anew with each visit: it may have been changed on another device. */
export const useHealthState = () => useQuery({ queryKey: healthStateKey, queryFn: read, staleTime: 0, gcTime: 0 });

export interface Questionnaire {
  /** All answers, with the rules of the step that is open. */
  form: FormOf<ReturnType<typeof stepForm>>;
  answers: Answers;
  set: (part: Answers) => void;
  /** Saves what is not saved yet; false when that failed. */
  flush: () => Promise<boolean>;
  save: SaveState;
}

/** The answers with the rules of one step; each is kept on the server shortly after it was given. */
export const useQuestionnaire = (stored: HealthState, step: QuestionnaireStep): Questionnaire => {
  const { t } = useTranslation('questionnaire');
  const form = useShapeForm(
    stepForm(step, (need) => t(`needs.${need}`)),
    answersOf(stored),
    'onSubmit',
  );
  const answers = useWatch({ control: form.control }) as Answers;
  const { reset, getValues } = form;
  // Each step begins with nothing marked.
  useEffect(() => reset(getValues()), [step, reset, getValues]);
  const { keep, flush, save } = useAutosave<Answers>(
    (part) => memberApi.patch('/clients/health-state', { body: toWire(part) }),
    stored.savedAt === '' ? undefined : stored.savedAt,
  );
  const set = (part: Answers): void => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as keyof Answers, value);
    // One answer can make another necessary.
    if (form.formState.isSubmitted) void form.trigger();
    keep(part);
  };
  return { form, answers, set, flush, save };
};
