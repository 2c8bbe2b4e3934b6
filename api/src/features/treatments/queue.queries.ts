import { isFilterGroup } from '@blattwerk/contract/backoffice/list-filters';
import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { TreatmentRow } from '@blattwerk/contract/treatments/shapes';
import type { Knex } from 'knex';
import { auditList } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { defineList, listRecords, readRow, type ListFields, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { takesMessages } from './messages.queries.ts';
import { presentQueueRow } from './queue.presenter.ts';
import type { QueueRow } from './queue-row.ts';
import { visibleTo } from './treatment.model.ts';

const fields = {
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
  hasUnreadMessage: { column: 'hasUnreadMessage', kind: 'boolean' },
  isFollowUp: { column: 'isFollowUp', kind: 'boolean' },
  view: { column: 'view', kind: 'text' },
  wishes: { column: 'wishes', kind: 'text' },
} satisfies ListFields;

const categories = `ARRAY(
  SELECT DISTINCT coalesce(products.category, 'wish') FROM treatment_products
  LEFT JOIN products ON products.id = treatment_products.product_id WHERE treatment_products.treatment_id = treatments.id)`;

/** No name holds it; of the names one text is made, so that a filter and a row cost one reading. */
const separator = `E'\\x1f'`;

/** A preview names products of the catalogue; what a patient typed may name a person, and is only for the doctor who has the request. */
const wishes = `(
  SELECT string_agg(coalesce(products.name, treatment_products.wish->>'strainName'), ${separator} ORDER BY treatment_products.position) FROM treatment_products
  LEFT JOIN products ON products.id = treatment_products.product_id
  WHERE treatment_products.treatment_id = treatments.id AND (products.id IS NOT NULL OR ?))`;

/** A preview says that there was a request before, and that a question waits; the rows behind that are not the reader's. */
const followUp = 'has_earlier_approval(treatments.id)';
const openQuestion = `treatments.status = 'in-review' AND treatments.held_decision_id IS NULL AND has_open_question(treatments.id)`;

/** The set is read once a query. For administrators it is empty: messages are the doctor's. */
const unreadMessage = `treatments.id IN (SELECT unread_requests())`;

const shown = `CASE treatments.held_decision WHEN 'approve' THEN 'approved' WHEN 'decline' THEN 'declined' ELSE treatments.status END`;

/** Where an open request stands for the actor; none for one that is decided. */
const view = `CASE WHEN ${shown} <> 'in-review' THEN NULL WHEN treatments.clock_stopped_at IS NOT NULL THEN 'waiting' WHEN ? THEN 'mine' ELSE 'pool' END`;

const deposit = `(
  SELECT status FROM payments WHERE treatment_id = treatments.id
  ORDER BY status IN ('paid', 'offset', 'partly-refunded', 'disputed') DESC, status IN ('refund-pending', 'refunded') DESC, created_at DESC LIMIT 1)`;

/** The queue with what the actor may see of each row. What is hidden is hidden from filters and sorting as well. */
const queueRows = (ctx: Ctx<Member>): Knex.QueryBuilder => rowsOf(ctx, visibleTo(ctx.trx, ctx.actor));

/** The same of those that wait for a decision: said in the columns' own words, so that the index of the queue serves. */
const openRows = (ctx: Ctx<Member>): Knex.QueryBuilder =>
  rowsOf(ctx, visibleTo(ctx.trx, ctx.actor).where('treatments.status', 'in-review').whereNull('treatments.heldDecisionId'));

const rowsOf = (ctx: Ctx<Member>, visible: Knex.QueryBuilder): Knex.QueryBuilder => {
  const { trx, actor } = ctx;
  const access = actor.role === 'admin' ? trx.raw(`'metadata'`) : trx.raw(`CASE WHEN treatments.doctor_id = ? THEN 'assigned' ELSE 'pool' END`, [actor.id]);
  const isPersonShown = actor.role === 'admin' ? trx.raw('true') : trx.raw('coalesce(treatments.doctor_id = ?, false)', [actor.id]);
  const isOwn = actor.role === 'admin' ? trx.raw('false') : trx.raw('coalesce(treatments.doctor_id = ?, false)', [actor.id]);
  const rows = visible
    // Each request has its patient: as an outer join it costs nothing where no name is asked for.
    .leftJoin('users as patients', 'patients.id', 'treatments.patientId')
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
      trx.raw(`${wishes} AS wishes`, [isOwn]),
      trx.raw(`${view} AS view`, [isOwn]),
      trx.raw(`${followUp} AS is_follow_up`),
      trx.raw(`${openQuestion} AS is_question_open`),
      trx.raw(`${unreadMessage} AS has_unread_message`),
      trx.raw('? AS takes_messages', [takesMessages(ctx)]),
      trx.raw(`${actor.role === 'admin' ? deposit : 'NULL'} AS deposit_status`),
    );
  return trx.from(rows.as('queue')).select('queue.*');
};

const queue = defineList({
  fields,
  key: ['queue.id'],
  defaultSort: ['dueAt'],
  alwaysSet: ['id', 'number', 'status', 'createdAt'],
  // A doctor finds by name the patients of own requests alone.
  search: ({ actor }) => ({
    through: {
      key: 'queue.id',
      table: 'treatments',
      people: [
        { column: 'patientId', who: 'patients' as const, ...(actor.role === 'admin' ? {} : { ofDoctor: actor.id }) },
        { column: 'doctorId', who: 'doctors' as const },
      ],
      isNumbered: true,
    },
  }),
  visibleTo: queueRows,
  present: (rows: readonly QueueRow[], { actor, clock }) => rows.map((row) => presentQueueRow(row, actor, clock.now())),
  auditRead: (rows, ctx) => {
    const own = rows.filter(({ access, answers }) => access === 'assigned' && answers !== null);
    return auditList(
      ctx,
      { action: 'treatment.list', objectType: 'treatment' },
      own.map(({ patientId }) => patientId),
    );
  },
  missing: 'treatment.notFound',
});

const openQueue = { ...queue, visibleTo: openRows };

const isOpenOnly = ({ filters }: Pick<ListQuery, 'filters'>): boolean =>
  filters.some((filter) => {
    if (isFilterGroup(filter)) return false;
    const { field, operator, value } = filter;
    if (field === 'view') return operator === 'eq' || operator === 'in';
    return field === 'status' && ((operator === 'eq' && value === 'in-review') || (operator === 'in' && JSON.stringify(value) === '["in-review"]'));
  });

export const listQueue = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<TreatmentRow>> =>
  listRecords(isOpenOnly(query) ? openQueue : queue, ctx, query);

/** @throws treatment.notFound */
export const findInQueue = (ctx: Ctx<Member>, id: string): Promise<QueueRow> => readRow(queue, ctx, id);

export const treatmentHits = hitsOf(
  () => queue,
  ({ id, number, patientName }) => ({ id, title: number, subtitle: patientName }),
);

export const treatmentList = openedBy((_ctx, asked) => (isOpenOnly(asked) ? openQueue : queue));
