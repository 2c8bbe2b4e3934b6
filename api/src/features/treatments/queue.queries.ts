import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Category } from '@blattwerk/contract/products/enums';
import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { visibleTo, type Treatment } from './treatment.model.ts';

/** How much the actor sees of a request: everything, a preview without a person, or everything but health. */
export type Access = 'assigned' | 'pool' | 'metadata';

export interface QueueRow extends Treatment {
  access: Access;
  /** A decision that has not left yet counts as taken here. */
  shownStatus: TreatmentStatus;
  /** Null where the actor may not know whose request it is; so it cannot be searched for either. */
  shownPatientId: string | null;
  shownPatientName: string | null;
  bornOn: string;
  /** Null for administrators: they see none without a reason. */
  answers: HealthAnswers | null;
  productCategories: (Category | 'wish')[];
  isFollowUp: boolean;
  isQuestionOpen: boolean;
  doctorTitle: string | null;
  doctorFirstName: string | null;
  doctorLastName: string | null;
  depositStatus: PaymentStatus | null;
}

const fields: ListFields = {
  id: { column: 'id', kind: 'id' },
  number: { column: 'number', kind: 'text' },
  status: { column: 'shownStatus', kind: 'text' },
  doctorId: { column: 'doctorId', kind: 'id' },
  patientId: { column: 'shownPatientId', kind: 'id' },
  patientName: { column: 'shownPatientName', kind: 'text' },
  createdAt: { column: 'createdAt', kind: 'instant' },
  submittedAt: { column: 'submittedAt', kind: 'instant' },
  dueAt: { column: 'dueAt', kind: 'instant' },
  decidedAt: { column: 'decidedAt', kind: 'instant' },
  claimExpiresAt: { column: 'claimExpiresAt', kind: 'instant' },
  isQuestionOpen: { column: 'isQuestionOpen', kind: 'boolean' },
  isFollowUp: { column: 'isFollowUp', kind: 'boolean' },
};

const categories = `ARRAY(
  SELECT DISTINCT coalesce(products.category, 'wish') FROM treatment_products
  LEFT JOIN products ON products.id = treatment_products.product_id WHERE treatment_products.treatment_id = treatments.id)`;

/** A preview says that there was a request before, and that a question waits; the rows behind that are not the reader's. */
const followUp = 'has_earlier_approval(treatments.id)';
const openQuestion = `treatments.status = 'in-review' AND treatments.held_decision_id IS NULL AND has_open_question(treatments.id)`;

const shown = `CASE treatments.held_decision WHEN 'approve' THEN 'approved' WHEN 'decline' THEN 'declined' ELSE treatments.status END`;

const deposit = `(
  SELECT status FROM payments WHERE treatment_id = treatments.id
  ORDER BY status IN ('paid', 'offset') DESC, status IN ('refund-pending', 'refunded') DESC, created_at DESC LIMIT 1)`;

/** The queue with what the actor may see of each row. What is hidden is hidden from filters and sorting as well. */
const queueRows = ({ trx, actor }: Ctx<Member>): Knex.QueryBuilder => {
  const access = actor.role === 'admin' ? trx.raw(`'metadata'`) : trx.raw(`CASE WHEN treatments.doctor_id = ? THEN 'assigned' ELSE 'pool' END`, [actor.id]);
  const isPersonShown = actor.role === 'admin' ? trx.raw('true') : trx.raw('coalesce(treatments.doctor_id = ?, false)', [actor.id]);
  const rows = visibleTo(trx, actor)
    .join('users as patients', 'patients.id', 'treatments.patientId')
    .leftJoin('healthStates', 'healthStates.id', 'treatments.healthStateId')
    .leftJoin('users as doctorUsers', 'doctorUsers.id', 'treatments.doctorId')
    .select(
      'treatments.*',
      'patients.bornOn',
      'healthStates.answers',
      'doctorUsers.title as doctorTitle',
      'doctorUsers.firstName as doctorFirstName',
      'doctorUsers.lastName as doctorLastName',
      trx.raw('? AS access', [access]),
      trx.raw(`${shown} AS shown_status`),
      trx.raw('CASE WHEN ? THEN treatments.patient_id END AS shown_patient_id', [isPersonShown]),
      trx.raw(`CASE WHEN ? THEN concat_ws(' ', patients.last_name || ',', patients.first_name) END AS shown_patient_name`, [isPersonShown]),
      trx.raw(`${categories} AS product_categories`),
      trx.raw(`${followUp} AS is_follow_up`),
      trx.raw(`${openQuestion} AS is_question_open`),
      trx.raw(`${actor.role === 'admin' ? deposit : 'NULL'} AS deposit_status`),
    );
  return trx.from(rows.as('queue')).select('queue.*');
};

export const listQueue = (ctx: Ctx<Member>, query: ListQuery): Promise<{ rows: QueueRow[]; total: number }> =>
  listPage<QueueRow>(queueRows(ctx), query, { fields, defaultSort: 'dueAt', tieBreaker: 'queue.id' });

/** @throws treatment.notFound */
export const findInQueue = async (ctx: Ctx<Member>, id: string): Promise<QueueRow> =>
  found(await queueRows(ctx).where('queue.id', id).first<QueueRow | undefined>(), 'treatment.notFound');
