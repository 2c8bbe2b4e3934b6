import type { Knex } from 'knex';
import type { AnswerAction, QuestionType } from '@blattwerk/contract/pharmacy-questions/states';
import { canary } from '../canaries.ts';
import { daysFromNow, insertRow } from './insert-row.ts';

export interface PharmacyQuestionRow {
  id: string;
  prescriptionId: string;
  patientId: string;
  doctorId: string;
  pharmacyId: string | null;
  sendingId: string | null;
  askedBy: 'pharmacy' | 'patient';
  type: QuestionType;
  text: string | null;
  status: 'open' | 'held' | 'answered' | 'closed';
  askedAt: Date;
  dueAt: Date;
  answerAction: AnswerAction | null;
  answerText: string | null;
  answeredAt: Date | null;
  answeredById: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** An open question of the pharmacy that has the prescription. */
export const buildPharmacyQuestion = async (
  trx: Knex,
  { prescriptionId, ...overrides }: { prescriptionId: string } & Partial<PharmacyQuestionRow>,
): Promise<PharmacyQuestionRow> => {
  const prescription = await trx('prescriptions').where({ id: prescriptionId }).first('patientId', 'doctorId', 'pharmacyId', 'sendingId');
  return insertRow<PharmacyQuestionRow>(trx, 'pharmacy_questions', {
    prescriptionId,
    ...prescription,
    askedBy: 'pharmacy',
    type: 'dose-unclear',
    text: `Ist die Tagesdosis so gemeint? Rückfrage zu ${canary(prescription.patientId, 'pharmacyQuestion')}`,
    askedAt: new Date(),
    dueAt: daysFromNow(0.2),
    ...overrides,
  });
};
