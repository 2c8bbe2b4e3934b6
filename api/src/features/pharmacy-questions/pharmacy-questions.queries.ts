import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { PharmacyQuestion as Question } from '@blattwerk/contract/pharmacy-questions/shapes';
import { auditList } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { defineList, listRecords, readRow, type ListFields, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { presentQuestion } from './pharmacy-questions.presenter.ts';
import { visibleTo } from './pharmacy-question.model.ts';
import type { QuestionRow } from './question-row.ts';

/** A question whose prescription is gone from where it was asked about is closed without an answer. */
export const liveness = `(pharmacy_questions.status IN ('open', 'held') AND prescriptions.sending_id IS NOT DISTINCT FROM pharmacy_questions.sending_id
  AND prescriptions.status NOT IN ('dispensed', 'revoked', 'replaced', 'expired')
  AND (pharmacy_questions.asked_by = 'patient' OR prescriptions.status NOT IN ('issued', 'returned')))`;
const shown = `CASE WHEN pharmacy_questions.status IN ('open', 'held') AND NOT ${liveness} THEN 'closed' ELSE pharmacy_questions.status END`;

const fields = {
  id: { column: 'id', kind: 'id' },
  status: { column: 'shownStatus', kind: 'text' },
  type: { column: 'type', kind: 'text' },
  askedBy: { column: 'askedBy', kind: 'text' },
  prescriptionId: { column: 'prescriptionId', kind: 'id' },
  prescriptionNumber: { column: 'prescriptionNumber', kind: 'text' },
  treatmentId: { column: 'treatmentId', kind: 'id' },
  doctorId: { column: 'doctorId', kind: 'id' },
  pharmacyName: { column: 'pharmacyName', kind: 'text' },
  askedAt: { column: 'askedAt', kind: 'instant' },
  dueAt: { column: 'dueAt', kind: 'instant' },
} satisfies ListFields;

const questionRows = ({ trx, actor }: Ctx) => {
  const rows = visibleTo(trx, actor)
    .join('prescriptions', 'prescriptions.id', 'pharmacy_questions.prescriptionId')
    .leftJoin('treatments', 'treatments.id', 'prescriptions.treatmentId')
    .join('users as patients', 'patients.id', 'pharmacy_questions.patientId')
    .join('users as doctorUsers', 'doctorUsers.id', 'pharmacy_questions.doctorId')
    .leftJoin('users as answerers', 'answerers.id', 'pharmacy_questions.answeredById')
    .leftJoin('pharmacies', 'pharmacies.id', 'pharmacy_questions.pharmacyId')
    .select(
      'pharmacy_questions.*',
      'prescriptions.number as prescriptionNumber',
      'prescriptions.treatmentId',
      'prescriptions.productName',
      'treatments.number as treatmentNumber',
      'patients.firstName as patientFirstName',
      'patients.lastName as patientLastName',
      'pharmacies.name as pharmacyName',
      'pharmacies.phone as pharmacyPhone',
      'doctorUsers.title as doctorTitle',
      'doctorUsers.firstName as doctorFirstName',
      'doctorUsers.lastName as doctorLastName',
      'answerers.title as answererTitle',
      'answerers.firstName as answererFirstName',
      'answerers.lastName as answererLastName',
      trx.raw(`${liveness} AS is_live`),
      trx.raw(`${shown} AS shown_status`),
    );
  return trx.from(rows.as('questions')).select('questions.*');
};

const questions = defineList({
  fields,
  key: ['questions.id'],
  defaultSort: ['dueAt'],
  search: { text: ['questions.prescriptionNumber', 'questions.treatmentNumber', 'questions.pharmacyName'], people: ['questions.patientId'] },
  visibleTo: questionRows,
  present: (rows: readonly QuestionRow[], { actor }) => rows.map((row) => presentQuestion(row, actor)),
  auditRead: (rows, ctx) => {
    const opened = ctx.actor.role === 'admin' ? [] : rows.map(({ patientId }) => patientId);
    return auditList(ctx, { action: 'prescription.list', objectType: 'prescription' }, opened);
  },
  missing: 'pharmacyQuestion.notFound',
});

export const listQuestions = (ctx: Ctx, query: ListQuery): Promise<RecordPage<Question>> => listRecords(questions, ctx, query);

/** What was asked about a prescription, the newest first. */
export const questionsOfPrescription = (ctx: Ctx, prescriptionId: string): Promise<QuestionRow[]> =>
  questionRows(ctx).where('questions.prescriptionId', prescriptionId).orderBy('questions.askedAt', 'desc');

/** @throws pharmacyQuestion.notFound */
export const findQuestion = (ctx: Ctx, id: string): Promise<QuestionRow> => readRow(questions, ctx, id);

/** How many wait for an answer of the actor. */
export const countOpenQuestions = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.trx.from(questionRows(ctx).as('open')).where({ shownStatus: 'open' }).count<{ count: string }[]>('* as count');
  return Number(row?.count ?? 0);
};

/** Those of the questions that the actor may see. */
export const visibleQuestionIds = (ctx: Ctx, ids: string[]): Promise<string[]> =>
  questionRows(ctx).whereIn('questions.id', ids).pluck<string[]>('questions.id');

export const questionHits = hitsOf(
  () => questions,
  ({ id, prescriptionNumber, pharmacy }) => ({ id, title: prescriptionNumber, subtitle: pharmacy?.name ?? null }),
);

export const questionList = openedBy(() => questions);
