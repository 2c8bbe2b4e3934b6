import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';

/** What is true of the time by which a decision was promised: none is running, it lies ahead, or it has passed without a decision. */
export type Promised = 'none' | 'due' | 'late';

/** While a question waits for the patient nothing is due. `now` is null as long as the reader's clock is not known. Pure. */
export const promisedOf = ({ status, isQuestionOpen, dueAt }: Pick<PatientTreatment, 'status' | 'isQuestionOpen' | 'dueAt'>, now: Date | null): Promised => {
  if (status !== 'in-review' || isQuestionOpen || dueAt === null) return 'none';
  return now !== null && new Date(dueAt) <= now ? 'late' : 'due';
};
