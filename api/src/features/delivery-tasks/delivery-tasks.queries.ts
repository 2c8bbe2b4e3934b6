import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, readRow, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import type { DeliveryTask } from './delivery-task.model.ts';
import { presentTask } from './delivery-tasks.presenter.ts';
import type { TaskRow } from './task-row.ts';

/** A pharmacy that tried five wrong TANs, or asked for a new one after the last had ended, needs it whatever it has done before. */
const needsTan = `(delivery_tasks.kind = 'tan' AND EXISTS (SELECT FROM pharmacy_links WHERE pharmacy_links.sending_id = sendings.id
  AND (tries >= 5 OR (tan_renewed_at IS NOT NULL AND opens_until IS NULL))))`;

/**
 * Nothing is left to do for a sending: it is over, was opened, or none of its prescriptions waits for the pharmacy any more. That something is
 * void is told whatever has happened since; an answer, until the sending is over.
 */
const isMoot = `CASE delivery_tasks.kind WHEN 'tell-void' THEN false WHEN 'tell-answer' THEN sendings.ended_at IS NOT NULL
  ELSE sendings.ended_at IS NOT NULL OR (NOT ${needsTan} AND (sendings.opened_at IS NOT NULL OR NOT EXISTS (
    SELECT FROM prescriptions WHERE prescriptions.sending_id = sendings.id AND prescriptions.status IN ('passing-on', 'sent')))) END`;

/** What a task is about: of a sending all, or what is void of it without a return by the pharmacy itself. */
const isSubject = `(delivery_tasks.kind <> 'tell-void' OR (prescription_deliveries.voided_at IS NOT NULL AND prescription_deliveries.return_reason IS NULL))`;

const personName = (table: string): string => `concat_ws(' ', ${table}.title, ${table}.first_name, ${table}.last_name)`;

/** Every task with whom it is about; an open one with nothing left to do counts as cancelled. */
const tasks = (trx: Knex): Knex.QueryBuilder =>
  trx
    .from(
      trx('delivery_tasks')
        .join('sendings', 'sendings.id', 'delivery_tasks.sendingId')
        .join('pharmacies', 'pharmacies.id', 'sendings.pharmacyId')
        .leftJoin('pharmacy_links', 'pharmacy_links.sendingId', 'sendings.id')
        .leftJoin('users as doers', 'doers.id', 'delivery_tasks.doneBy')
        .leftJoin('users as assignees', 'assignees.id', 'delivery_tasks.assigneeId')
        .select(
          'delivery_tasks.id',
          'delivery_tasks.sendingId',
          'delivery_tasks.kind',
          'delivery_tasks.dueAt',
          'delivery_tasks.outcome',
          'delivery_tasks.note',
          'delivery_tasks.doneAt',
          'delivery_tasks.assigneeId',
          'delivery_tasks.version',
          'delivery_tasks.createdAt',
          'sendings.channel',
          'sendings.sentAt',
          'sendings.offeredAt',
          'pharmacy_links.tanSentAt',
          'pharmacies.id as pharmacyId',
          'pharmacies.name as pharmacyName',
          'pharmacies.street',
          'pharmacies.houseNum',
          'pharmacies.zipCode',
          'pharmacies.city',
          'pharmacies.phone',
          'pharmacies.email',
          trx.raw(`CASE WHEN delivery_tasks.status = 'open' AND ${isMoot} THEN 'cancelled' ELSE delivery_tasks.status END AS status`),
          trx.raw(`CASE WHEN doers.id IS NULL THEN NULL ELSE ${personName('doers')} END AS done_by_name`),
          trx.raw(`CASE WHEN assignees.id IS NULL THEN NULL ELSE ${personName('assignees')} END AS assignee_name`),
          trx.raw(`(SELECT 1 + count(*)::int FROM delivery_tasks AS former WHERE former.sending_id = delivery_tasks.sending_id
            AND former.kind = delivery_tasks.kind AND (former.created_at, former.id) < (delivery_tasks.created_at, delivery_tasks.id)) AS try_number`),
          trx.raw(`(SELECT coalesce(json_agg(json_build_object('id', own.id, 'number', own.number) ORDER BY own.position), '[]')
            FROM prescription_deliveries JOIN prescriptions AS own ON own.id = prescription_id WHERE prescription_deliveries.sending_id = sendings.id AND ${isSubject}) AS prescriptions`),
          trx.raw(`(SELECT coalesce(json_agg(json_build_object('at', former.done_at, 'outcome', former.outcome, 'note', former.note,
              'by', CASE WHEN people.id IS NULL THEN NULL ELSE ${personName('people')} END) ORDER BY former.done_at), '[]')
            FROM delivery_tasks AS former LEFT JOIN users AS people ON people.id = former.done_by
            WHERE former.sending_id = delivery_tasks.sending_id AND former.status = 'done'
              AND (former.created_at, former.id) < (delivery_tasks.created_at, delivery_tasks.id)) AS tries`),
        )
        .as('tasks'),
    )
    .select('tasks.*');

/** What has waited longest first. */
const deliveryTasks = defineList({
  fields: columnsOf('tasks', {
    id: 'id',
    sendingId: 'id',
    kind: 'text',
    status: 'text',
    outcome: 'text',
    dueAt: 'instant',
    doneAt: 'instant',
    assigneeId: 'id',
    pharmacyName: 'text',
    city: 'text',
  }),
  key: ['tasks.id'],
  defaultSort: ['dueAt'],
  search: { text: ['tasks.pharmacyName', 'tasks.city', 'tasks.email'], phones: ['tasks.phone'] },
  visibleTo: ({ trx }: Ctx) => tasks(trx),
  present: (rows: readonly TaskRow[]) => rows.map(presentTask),
  missing: 'deliveryTask.notFound',
});

export const listTasks = (ctx: Ctx, query: ListQuery): Promise<RecordPage<DeliveryTaskRecord>> => listRecords(deliveryTasks, ctx, query);

/** @throws deliveryTask.notFound */
export const readTask = (ctx: Ctx, id: string): Promise<DeliveryTaskRecord> => readRecord(deliveryTasks, ctx, id);

/** @throws deliveryTask.notFound */
export const findTask = (ctx: Ctx, id: string): Promise<TaskRow> => readRow(deliveryTasks, ctx, id);

/** Tasks that wait for staff. */
export const countOpenTasks = async (ctx: Ctx): Promise<number> => {
  const [counted] = await tasks(ctx.trx).where('tasks.status', 'open').clearSelect().count<{ count: string }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
};

/** Tasks with nothing left to do, stored as cancelled or still as open. */
export const mootTaskIds = ({ trx }: Ctx): Promise<string[]> => tasks(trx).where('tasks.status', 'cancelled').clearSelect().pluck('tasks.id');

type NewTask = Pick<DeliveryTask, 'id' | 'sendingId' | 'kind' | 'dueAt' | 'createdAt' | 'updatedAt'>;

/** Inserts a task where none of the kind is open for the sending. Not by the model: patients and pharmacies may add a task and not read it. */
export const insertUnlessOpen = async ({ trx }: Ctx, task: NewTask): Promise<void> => void (await trx('delivery_tasks').insert(task).onConflict().ignore());

export const patientOfSending = async ({ trx }: Ctx, sendingId: string): Promise<string> =>
  (await trx('sendings').where({ id: sendingId }).first<{ patientId: string }>('patientId')).patientId;

export const deliveryTaskHits = hitsOf(
  () => deliveryTasks,
  ({ id, pharmacy }) => ({ id, title: pharmacy.name, subtitle: pharmacy.city }),
);

export const deliveryTaskList = openedBy(() => deliveryTasks);
