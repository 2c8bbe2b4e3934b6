import type { BulkResults, BulkStart, BulkState, SkipReason } from '@blattwerk/contract/bulk-actions/shapes';
import { workStates } from '@blattwerk/contract/backoffice/states';
import type { CrudFilter } from '@blattwerk/contract/backoffice/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { lists } from '../list-exports/public.ts';
import { readSetting } from '../settings/public.ts';
import { findAction, type BulkResource } from './actions.ts';
import { whyNot, type BulkAction, type Listed } from './bulk-action.ts';
import { BulkRun } from './bulk-action.model.ts';
import { countRecords, insertRecords, recordsOf, type RecordRow } from './bulk-actions.queries.ts';
import { recordTitle } from '../../kernel/record-title.ts';

const own = (ctx: Ctx<Member>) => BulkRun.query(ctx.trx).where({ userId: ctx.actor.id });

export interface BulkInput {
  action: string;
  ids?: string[] | undefined;
  filters?: CrudFilter[] | undefined;
  q?: string | undefined;
  values?: Record<string, unknown> | undefined;
  versions?: Record<string, number> | undefined;
  dryRun?: boolean | undefined;
}

const batchSize = 500;

/** Which records are meant, and which of them are left as they are. */
const examine = async (ctx: Ctx<Member>, resource: BulkResource, action: BulkAction, { ids, filters = [], q, versions }: BulkInput): Promise<RecordRow[]> => {
  const list = await lists[resource](ctx, { filters, q });
  const meant = ids === undefined ? await list.ids() : [...new Set(ids)];
  const limit = await readSetting(ctx, 'bulk.mostRecords');
  if (meant.length > limit) throw failure('bulk.tooMany', { limit, total: meant.length });
  const rows: RecordRow[] = [];
  for (let from = 0; from < meant.length; from += batchSize) {
    const portion = meant.slice(from, from + batchSize);
    const records = await list.records(portion);
    for (const recordId of portion) {
      const record = records.get(recordId) as Listed | undefined;
      const readVersion = action.isOfRead === true ? (versions?.[recordId] ?? 0) : null;
      const reason = whyNot(action, record, readVersion);
      rows.push({ recordId, status: reason === undefined ? 'waiting' : 'skipped', reason: reason ?? null, readVersion });
    }
  }
  return rows;
};

const startOf = (id: string | null, rows: readonly RecordRow[]): BulkStart => {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of rows) if (reason !== null) counts.set(reason as SkipReason, (counts.get(reason as SkipReason) ?? 0) + 1);
  const skipped = [...counts].map(([reason, count]) => ({ reason, count }));
  return { id, total: rows.length, allowed: rows.filter(({ status }) => status === 'waiting').length, skipped };
};

/** What is missing is told by its field, as a form would. @throws server.badRequest */
const assertGiven = ({ needs = [] }: BulkAction, given: Record<string, unknown>): void => {
  const fields = needs.filter((name) => given[name] === undefined).map((name) => ({ path: `values.${name}`, message: 'required' }));
  if (fields.length > 0) throw failure('server.badRequest', { fields });
};

/**
 * Counts what would be done, or starts to do it: the records are fixed now, a job changes them one by one.
 * @throws server.badRequest for a filter that the list does not have or a value that is missing, bulk.tooMany
 */
export const startBulk = async (ctx: Ctx<Member>, resource: BulkResource, input: BulkInput, undoOf: string | null = null): Promise<BulkStart> => {
  const action = found(findAction(resource, input.action));
  const given = input.values ?? {};
  if (undoOf === null && input.dryRun !== true) assertGiven(action, given);
  const rows = await examine(ctx, resource, action, input);
  if (input.dryRun === true) return startOf(null, rows);
  const at = ctx.clock.now();
  const id = newId();
  const { actor, locale } = ctx;
  const row = {
    id,
    userId: actor.id,
    role: actor.role,
    resource,
    action: input.action,
    given,
    locale,
    total: rows.length,
    undoOf,
    createdAt: at,
    updatedAt: at,
  };
  await BulkRun.query(ctx.trx).insert(row);
  await insertRecords(ctx, id, rows);
  const start = startOf(id, rows);
  const reason = typeof given['reason'] === 'string' ? { reason: given['reason'] } : {};
  const after = { list: resource, action: input.action, total: start.total, allowed: start.allowed };
  await audit(ctx, { action: undoOf === null ? 'bulk.start' : 'bulk.undo', objectType: 'bulk', objectId: id, after, ...reason });
  await ctx.jobs.send('bulk-actions.run', { bulkId: id });
  return start;
};

/** @throws server.notFound for one that is missing or another person's */
const readOwn = async (ctx: Ctx<Member>, id: string): Promise<BulkRun> => found(await own(ctx).findById(id));

const isUndoable = async (ctx: Ctx<Member>, run: BulkRun, done: number): Promise<boolean> => {
  const isOver = run.status === 'done' || run.status === 'stopped' || run.status === 'failed';
  if (!isOver || done === 0 || run.undoOf !== null || findAction(run.resource, run.action)?.undo === undefined) return false;
  return (await own(ctx).where({ undoOf: run.id }).first()) === undefined;
};

const present = async (ctx: Ctx<Member>, run: BulkRun): Promise<BulkState> => {
  const { done, failed, skipped } = await countRecords(ctx, run.id);
  return {
    id: run.id,
    resource: run.resource,
    action: run.action,
    status: run.status,
    total: run.total,
    allowed: run.total - skipped,
    done,
    failed,
    skipped,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    ...((await isUndoable(ctx, run, done)) ? { undoUrl: `/api/v1/backoffice/bulk/${run.id}/undo` } : {}),
  };
};

export const readBulk = async (ctx: Ctx<Member>, id: string): Promise<BulkState> => present(ctx, await readOwn(ctx, id));

/** @throws server.notFound, work.ended */
export const stopBulk = async (ctx: Ctx<Member>, id: string): Promise<BulkState> =>
  present(ctx, await transition(ctx.trx, 'bulkActions', await readOwn(ctx, id), { table: workStates, action: 'stop', set: { finishedAt: ctx.clock.now() } }));

/** @throws server.notFound, bulk.notUndoable where the action has no opposite, did nothing or was taken back before */
export const undoBulk = async (ctx: Ctx<Member>, id: string): Promise<BulkStart> => {
  const run = await readOwn(ctx, id);
  const done: { recordId: string }[] = await recordsOf(ctx, id).where({ status: 'done' }).orderBy('position').select('recordId');
  if (!(await isUndoable(ctx, run, done.length))) throw failure('bulk.notUndoable');
  const action = found(findAction(run.resource, run.action)?.undo);
  return startBulk(ctx, run.resource as BulkResource, { action, ids: done.map(({ recordId }) => recordId), values: run.given }, id);
};

/** What was not changed comes first: it is what users look for. */
const order = `array_position(ARRAY['failed', 'skipped', 'done'], status), position`;

/** @throws server.notFound */
export const listBulkResults = async (ctx: Ctx<Member>, id: string, { page, pageSize }: { page: number; pageSize: number }): Promise<BulkResults> => {
  const run = await readOwn(ctx, id);
  const rows: RecordRow[] = await recordsOf(ctx, id)
    .whereNot({ status: 'waiting' })
    .orderByRaw(order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('recordId', 'status', 'reason');
  const { done, failed, skipped } = await countRecords(ctx, id);
  const list = await lists[run.resource as BulkResource](ctx, { filters: [] });
  const records = await list.records(rows.map(({ recordId }) => recordId));
  const items = rows.map(({ recordId, status, reason }) => ({
    id: recordId,
    title: recordTitle(records.get(recordId)),
    status: status as 'done' | 'failed' | 'skipped',
    ...(reason === null ? {} : { reason }),
  }));
  return { items, total: done + failed + skipped };
};
