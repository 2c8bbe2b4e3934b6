import type { TreatmentRow } from '@blattwerk/contract/treatments/shapes';
import type { Actor } from '../../kernel/ctx.ts';
import { treatmentStates, type TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Treatment } from './treatment.model.ts';

type Claimed = Pick<Treatment, 'status' | 'doctorId' | 'claimExpiresAt' | 'heldDecision'>;
type Ability = TreatmentRow['abilities'][number];

const isLive = ({ claimExpiresAt }: Claimed, now: Date): boolean => claimExpiresAt !== null && claimExpiresAt > now;

/** The request's status once the pending decision takes effect: what its doctor and staff read at once. */
export const shownStatus = ({ status, heldDecision }: Pick<Treatment, 'status' | 'heldDecision'>): TreatmentStatus =>
  heldDecision ? treatmentStates.actions[heldDecision].to : status;

/** Whether this doctor has taken the request and the time for it is not over. */
export const hasLiveClaim = (treatment: Claimed, doctorId: string, now: Date): boolean => treatment.doctorId === doctorId && isLive(treatment, now);

/** Unclaimed, claimed by the doctor, or another doctor's claim has expired. */
export const mayClaim = (treatment: Claimed, doctorId: string, now: Date): boolean =>
  treatment.status === 'in-review' && (treatment.doctorId === null || treatment.doctorId === doctorId || !isLive(treatment, now));

/** What the actor can do with a request now; the back office shows a button for each. */
export const abilitiesOf = (treatment: Claimed & { takesMessages: boolean }, actor: Actor, now: Date): Ability[] => {
  if (actor.role !== 'doctor' || !actor.isWorking) return [];
  if (treatment.heldDecision) return treatment.doctorId === actor.id ? ['undo'] : [];
  const reply: Ability[] = treatment.takesMessages && treatment.doctorId === actor.id ? ['reply'] : [];
  if (treatment.status !== 'in-review') return reply;
  const claim: Ability[] = mayClaim(treatment, actor.id, now) ? ['claim'] : [];
  if (!hasLiveClaim(treatment, actor.id, now)) return [...claim, ...reply];
  return [...claim, 'release', 'hand-over', 'approve', 'decline', 'ask', 'request-consultation', ...reply];
};
