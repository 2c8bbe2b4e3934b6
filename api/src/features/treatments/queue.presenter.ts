import type { TreatmentRow } from '@blattwerk/contract/treatments/shapes';
import type { Actor } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { ageOn } from '../accounts/public.ts';
import type { QueueRow } from './queue-row.ts';
import { abilitiesOf } from './treatments.policy.ts';

/** Ten years wide, so that it identifies no patient: `18–24`, `25–34`, … `75+`. */
export const ageBand = (age: number): string => {
  if (age < 25) return '18–24';
  if (age >= 75) return '75+';
  const from = 25 + Math.floor((age - 25) / 10) * 10;
  return `${from}–${from + 9}`;
};

/** A row of the queue. A preview identifies no patient; an administrator sees nothing about health. */
export const presentQueueRow = (row: QueueRow, actor: Actor, now: Date): TreatmentRow => {
  const answers = row.access === 'metadata' ? null : row.answers;
  return {
    id: row.id,
    number: row.number,
    status: row.shownStatus,
    access: row.access,
    patientId: row.shownPatientId,
    patientName: row.shownPatientName,
    ageBand: answers ? ageBand(ageOn(row.bornOn, now)) : null,
    symptoms: answers ? (answers.symptoms ?? []) : null,
    symptomsLevel: answers?.symptomsLevel ?? null,
    productCategories: answers ? row.productCategories : null,
    wishes: answers ? (row.wishes?.split('\u001F') ?? []) : null,
    isFollowUp: row.isFollowUp,
    doctor: row.doctorId
      ? { id: row.doctorId, name: fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }) }
      : null,
    claimExpiresAt: row.claimExpiresAt?.toISOString() ?? null,
    isQuestionOpen: row.isQuestionOpen,
    hasUnreadMessage: row.hasUnreadMessage,
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    clockStoppedAt: row.status === 'in-review' ? (row.clockStoppedAt?.toISOString() ?? null) : null,
    releasesAt: row.releasesAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    depositStatus: row.depositStatus,
    version: row.version,
    abilities: abilitiesOf(row, actor, now),
  };
};
