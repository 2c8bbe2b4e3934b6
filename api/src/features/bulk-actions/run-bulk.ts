import { workStates } from '@blattwerk/contract/backoffice/states';
import { inTransaction, inTransactionAs, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure, found } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import { lists } from '../list-exports/public.ts';
import { readActiveMember } from '../users/public.ts';
import { findAction, type BulkResource } from './actions.ts';
import { whyNot, type BulkAction, type Listed } from './bulk-action.ts';
import { BulkRun } from './bulk-action.model.ts';
import { recordsOf, type RecordRow } from './bulk-actions.queries.ts';

type SystemCtx = Ctx<{ role: 'system' }>;

/** After this number of records the stop flag is read again. */
const portion = 20;

const begin = (ctx: SystemCtx, id: string): Promise<BulkRun | undefined> =>
  inTransaction(ctx, async (bound) => {
    const run = await BulkRun.query(bound.trx).findById(id).forUpdate();
    return run?.status === 'queued' ? transition(bound.trx, 'bulkActions', run, { table: workStates, action: 'start' }) : run;
  });

/** What became of a record; in the transaction that changes it, so that each is changed once, however often the job runs. */
const settle = async (ctx: Ctx, bulkId: string, recordId: string, result: Pick<RecordRow, 'status' | 'reason'>): Promise<void> => {
  await recordsOf(ctx, bulkId).where({ recordId, status: 'waiting' }).update(result);
};

/** One record by the single action's service, with the reach of the person. The entries in the audit log carry the id of the whole. */
const change = (ctx: SystemCtx, run: BulkRun, actor: Member, recordId: string): Promise<void> =>
  inTransactionAs({ ...ctx, locale: run.locale, requestId: run.id }, actor, async (bound) => {
    const waiting: RecordRow | undefined = await recordsOf(bound, run.id).where({ recordId, status: 'waiting' }).forUpdate().first();
    if (!waiting) return;
    const list = await lists[run.resource as BulkResource](bound, { filters: [] });
    const record = (await list.records([recordId])).get(recordId) as Listed | undefined;
    const action: BulkAction = found(findAction(run.resource, run.action));
    const reason = whyNot(action, record, waiting.readVersion);
    if (record === undefined || reason !== undefined) return settle(bound, run.id, recordId, { status: 'skipped', reason: reason ?? 'notFound' });
    await action.run(bound, record, run.given);
    await settle(bound, run.id, recordId, { status: 'done', reason: null });
  });

const tryRecord = async (ctx: SystemCtx, run: BulkRun, actor: Member, recordId: string): Promise<void> => {
  try {
    await change(ctx, run, actor, recordId);
  } catch (error) {
    const code = error instanceof Failure ? error.code : 'server.internalServerError';
    if (!(error instanceof Failure)) ctx.log.error({ err: error, bulkId: run.id, recordId }, 'a record of a bulk action failed');
    await settle(ctx, run.id, recordId, { status: 'failed', reason: code });
  }
};

const nextOf = async (ctx: SystemCtx, run: BulkRun): Promise<string[]> => {
  const alive = await BulkRun.query(ctx.trx).where({ id: run.id, status: 'running' }).patch({ updatedAt: ctx.clock.now() });
  if (alive === 0) return [];
  const rows: { recordId: string }[] = await recordsOf(ctx, run.id).where({ status: 'waiting' }).orderBy('position').limit(portion).select('recordId');
  return rows.map(({ recordId }) => recordId);
};

const end = (ctx: SystemCtx, id: string, action: 'finish' | 'fail'): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const run = await BulkRun.query(bound.trx).findById(id).forUpdate();
    if (run?.status !== 'running') return;
    await transition(bound.trx, 'bulkActions', run, { table: workStates, action, set: { finishedAt: ctx.clock.now() } });
  });

/** Changes what waits, record by record. A run that died goes on where it was. @returns how many records it came to */
export const runBulk = async (ctx: SystemCtx, id: string): Promise<number> => {
  const run = await begin(ctx, id);
  if (run?.status !== 'running') return 0;
  const actor = await readActiveMember(ctx, run.userId);
  if (actor?.role !== run.role) {
    await end(ctx, id, 'fail');
    return 0;
  }
  let rows = 0;
  for (let ids = await nextOf(ctx, run); ids.length > 0; ids = await nextOf(ctx, run)) {
    for (const recordId of ids) await tryRecord(ctx, run, actor, recordId);
    rows += ids.length;
  }
  await end(ctx, id, 'finish');
  return rows;
};
