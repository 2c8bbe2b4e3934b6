import type { AnswerAction, QuestionStatus, QuestionType } from '@blattwerk/contract/pharmacy-questions/states';
import type { Override } from '@blattwerk/contract/treatments/decision-shapes';
import type { PlanLine } from '@blattwerk/contract/prescriptions/shapes';
import type { Knex } from 'knex';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';

/** A question about one prescription, and the doctor's answer. */
export class PharmacyQuestion extends BaseModel {
  static override tableName = 'pharmacy_questions';

  declare prescriptionId: string;
  declare patientId: string;
  declare doctorId: string;
  declare pharmacyId: string | null;
  declare sendingId: string | null;
  declare askedBy: 'pharmacy' | 'patient';
  declare type: QuestionType;
  declare text: string | null;
  declare status: QuestionStatus;
  declare askedAt: Date;
  declare dueAt: Date;
  declare answerAction: AnswerAction | null;
  declare answerText: string | null;
  declare answerLine: (PlanLine & { productName: string }) | null;
  declare answerOverrides: Override[];
  declare answeredAt: Date | null;
  declare answeredById: string | null;
  /** Set while a new version waits to leave; the job names the `holdId`, so that one of an undone answer finds nothing. */
  declare releasesAt: Date | null;
  declare holdId: string | null;
  declare replacementId: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** Questions that the actor may see at all; every query starts here. A doctor answers the own ones, and those of a doctor who does not work. */
export const visibleTo = (trx: Knex, actor: Actor): Knex.QueryBuilder => {
  const query = trx('pharmacy_questions');
  if (actor.role === 'admin' || actor.role === 'system') return query;
  if (actor.role === 'patient') return query.where('pharmacy_questions.patientId', actor.id);
  if (actor.role === 'pharmacy') return query.where('pharmacy_questions.pharmacyId', actor.pharmacyId);
  if (actor.role === 'pharmacy-link') return query.where('pharmacy_questions.sendingId', actor.sendingId);
  if (actor.role !== 'doctor') return query.whereRaw('false');
  const standsIn = `pharmacy_questions.status IN ('open', 'held') AND pharmacy_questions.prescription_id IN (SELECT covered_prescriptions())`;
  return query.where(
    (own) => void own.where('pharmacy_questions.doctorId', actor.id).orWhere('pharmacy_questions.answeredById', actor.id).orWhereRaw(standsIn),
  );
};
