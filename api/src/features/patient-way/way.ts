import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import type { IdentityState } from '@blattwerk/contract/identity-checks/shapes';
import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';

type Steps = Statuses['steps'];
type Step = Steps['deposit'];

/** Everything that decides which steps a patient has done and which is next. */
export interface Progress {
  isMailConfirmed: boolean;
  isProfileComplete: boolean;
  /** The newest questionnaire; `excluded`: a criterion applies, and the request ends there. */
  questionnaire: 'none' | 'draft' | 'excluded' | 'complete';
  /** A request was approved before: what has changed is asked, not everything. */
  isFollowUp: boolean;
  hasSignedInformation: boolean;
  hasSignedContract: boolean;
  /** The newest request, unless the patient has begun a newer questionnaire after its end. */
  treatment: { status: TreatmentStatus; deposit: PaymentStatus | null; prescriptions: PrescriptionStatus[] } | null;
  identity: Pick<IdentityState, 'status' | 'outcome'>;
  isIdentityRequired: boolean;
}

const done = (condition: boolean): Step => (condition ? 'done' : 'todo');

/** Something of the deposit was paid and has not all gone back. */
const isKept = (deposit: PaymentStatus | null): boolean =>
  deposit === 'paid' || deposit === 'offset' || deposit === 'partly-refunded' || deposit === 'disputed';

const depositStep = ({ treatment }: Progress, isReady: boolean): Step => {
  if (treatment === null) return isReady ? 'todo' : 'blocked';
  if (treatment.status === 'awaiting-payment' || treatment.status === 'draft') return treatment.deposit === 'paid' ? 'waiting' : 'todo';
  return isKept(treatment.deposit) ? 'done' : 'blocked';
};

const identityStep = ({ identity, isIdentityRequired }: Progress): Step => {
  if (identity.outcome === 'verified') return 'done';
  if (identity.outcome === 'underage') return 'blocked';
  if (identity.status === 'processing') return 'waiting';
  return isIdentityRequired ? 'todo' : 'blocked';
};

const reviewStep = ({ treatment }: Progress): Step => {
  if (treatment?.status === 'in-review') return 'waiting';
  return treatment?.status === 'approved' || treatment?.status === 'declined' ? 'done' : 'blocked';
};

const pharmacyStep = ({ treatment }: Progress): Step => {
  if (treatment?.status !== 'approved') return 'blocked';
  const has = (...statuses: PrescriptionStatus[]): boolean => treatment.prescriptions.some((status) => statuses.includes(status));
  if (has('issued', 'returned')) return 'todo';
  if (has('passing-on', 'sent', 'received', 'in-preparation')) return 'waiting';
  return has('ready', 'partly-dispensed', 'dispensed', 'expired') ? 'done' : 'blocked';
};

/** The state of every step. Pure. */
export const stepsOf = (progress: Progress): Steps => {
  const { questionnaire } = progress;
  const isReady = progress.isProfileComplete && questionnaire === 'complete' && progress.hasSignedInformation && progress.hasSignedContract;
  return {
    emailConfirmed: done(progress.isMailConfirmed),
    profileComplete: done(progress.isProfileComplete),
    healthState: questionnaire === 'excluded' ? 'blocked' : done(questionnaire === 'complete'),
    informationSheet: done(progress.hasSignedInformation),
    treatmentContract: done(progress.hasSignedContract),
    deposit: depositStep(progress, isReady),
    identity: identityStep(progress),
    review: reviewStep(progress),
    pharmacy: pharmacyStep(progress),
  };
};

const submission = [
  ['healthState', '/health-state/create/prescription'],
  ['profileComplete', '/health-state/create/profile'],
  ['informationSheet', '/dashboard/information-sheet'],
  ['treatmentContract', '/dashboard/treatment-contract'],
  ['deposit', '/dashboard/treatment-payment'],
] as const satisfies readonly (readonly [keyof Steps, string])[];

/** The route to go to; null while others act, and when the way is at its end. Pure. */
export const nextRoute = (progress: Progress): string | null => {
  const steps = stepsOf(progress);
  const { treatment } = progress;
  if (steps.emailConfirmed !== 'done') return '/auth/confirm-info/sign-up';
  if (progress.identity.outcome === 'underage') return '/auth/confirm-info/non-adult';
  if (steps.pharmacy === 'todo') return '/dashboard/pharmacy-selection';
  if (treatment?.status === 'awaiting-payment' || treatment?.status === 'draft') return steps.deposit === 'todo' ? '/dashboard/treatment-payment' : null;
  if (treatment?.status === 'in-review' && steps.identity === 'todo') return '/stripe-identify';
  if (treatment) return null;
  const next = submission.find(([step]) => steps[step] !== 'done');
  return next?.[0] === 'healthState' && progress.isFollowUp ? '/health-state/update' : (next?.[1] ?? null);
};
