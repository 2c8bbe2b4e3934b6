import type { PharmacyQuestion as Shown } from '@blattwerk/contract/pharmacy-questions/shapes';
import type { Actor } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import type { QuestionRow } from './question-row.ts';

const nameOf = (row: QuestionRow, who: 'doctor' | 'answerer'): string =>
  fullName({ title: row[`${who}Title`], firstName: row[`${who}FirstName`] ?? '', lastName: row[`${who}LastName`] ?? '' });

/** A new version that can still be undone is the doctor's alone. */
const answerOf = (row: QuestionRow, actor: Actor): Shown['answer'] => {
  if (!row.answerAction || !row.answeredAt || (row.status === 'held' && actor.role !== 'doctor')) return null;
  const open = actor.role !== 'admin';
  return {
    action: row.answerAction,
    text: open ? row.answerText : null,
    at: row.answeredAt.toISOString(),
    doctorName: nameOf(row, 'answerer'),
    releasesAt: row.status === 'held' ? (row.releasesAt?.toISOString() ?? null) : null,
    line: open ? row.answerLine : null,
    replacementId: row.replacementId,
  };
};

const abilitiesOf = (row: QuestionRow, actor: Actor): Shown['abilities'] => {
  if (actor.role !== 'doctor' || !actor.isWorking || !row.isLive) return [];
  if (row.status === 'open') return ['answer'];
  return row.answeredById === actor.id ? ['undo'] : [];
};

/** Words, medicine and patient for who treats or dispenses; administrators see that there is a question, of which kind, and until when. */
export const presentQuestion = (row: QuestionRow, actor: Actor): Shown => {
  const open = actor.role !== 'admin';
  return {
    id: row.id,
    prescriptionId: row.prescriptionId,
    prescriptionNumber: row.prescriptionNumber,
    treatmentId: row.treatmentId,
    treatmentNumber: row.treatmentNumber,
    type: row.type,
    status: row.shownStatus === 'held' && actor.role !== 'doctor' ? 'open' : row.shownStatus,
    askedBy: row.askedBy,
    text: open ? row.text : null,
    productName: open ? row.productName : null,
    patientName: open ? fullName({ firstName: row.patientFirstName, lastName: row.patientLastName }) : null,
    pharmacy: row.pharmacyId && row.pharmacyName ? { id: row.pharmacyId, name: row.pharmacyName, phone: row.pharmacyPhone } : null,
    doctor: { id: row.doctorId, name: nameOf(row, 'doctor') },
    askedAt: row.askedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answer: answerOf(row, actor),
    version: row.version,
    abilities: abilitiesOf(row, actor),
  };
};
