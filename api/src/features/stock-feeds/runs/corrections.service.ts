import type { Corrections, CorrectionsInput } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { FeedRow } from '../../../adapters/feed-formats/rows.ts';
import { audit } from '../../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { newId } from '../../../kernel/ids.ts';
import { readCorrected, type CorrectedReading } from './correction-file.ts';
import { lockFeed } from '../importing/feed-lock.queries.ts';
import type { RunRow } from '../feed.presenter.ts';
import { suspicionAbout } from '../importing/compare-with-before.ts';
import { aliasOf, matchWithCatalogue, type Matching } from '../importing/match-rows.ts';
import { rememberUnmatched, stockOf } from '../importing/match-rows.queries.ts';
import { mergeStock } from '../importing/merge-stock.ts';
import { namesInStock } from './corrections.queries.ts';
import { presentRowError } from './row-errors.service.ts';
import { findRun, readRun } from './runs.queries.ts';
import { refuseAfterNewer } from './effective-runs.queries.ts';
import { FeedRun, StockFeed, type StoredRowError } from '../stock-feed.model.ts';

/** A list that stands has named every product that is in stock: a corrected row that means one of them is there twice. */
const namedTwice = async (ctx: Ctx, pharmacyId: string, rows: readonly FeedRow[]): Promise<FeedRow[]> => {
  const { pzns, aliases } = await namesInStock(
    ctx,
    pharmacyId,
    rows.flatMap(({ pzn }) => pzn ?? []),
  );
  return rows.filter((row) => (row.pzn && pzns.has(row.pzn)) || aliases.has(aliasOf(row)));
};

interface Corrected {
  matching: Matching;
  errors: StoredRowError[];
  usable: FeedRow[];
}

const matchCorrected = async (ctx: Ctx, run: RunRow, reading: CorrectedReading): Promise<Corrected> => {
  const isFull = !run.contentHash?.startsWith('delta:');
  const twice = isFull ? await namedTwice(ctx, run.pharmacyId, reading.rows) : [];
  const usable = reading.rows.filter((row) => !twice.includes(row));
  const matching = await matchWithCatalogue(ctx, run.pharmacyId, usable);
  const duplicates = twice.map(({ line, pzn }): StoredRowError => ({ line, field: pzn ? 'pzn' : 'name', code: 'product.duplicate' }));
  return { matching, usable, errors: [...reading.errors, ...duplicates, ...matching.errors] };
};

/** The run of the corrected rows tells what the whole list is with them, so that later files are compared with all of it. */
const insertRun = async (ctx: Ctx, run: RunRow, { matching, errors, usable }: Corrected, sent: readonly number[]): Promise<FeedRun> => {
  const left = [...run.errors.filter(({ line }) => !sent.includes(line)), ...errors].sort((a, b) => a.line - b.line);
  const now = ctx.clock.now();
  const { feedId, contentHash, contentAt, encoding, format, dialect, rows } = run;
  return FeedRun.query(ctx.trx).insertAndFetch({
    ...{ id: newId(), feedId, source: 'correction', status: 'applied', correctsId: run.id },
    ...{ contentHash, contentAt, encoding, format, dialect, rows },
    accepted: run.accepted + usable.length - matching.errors.length,
    matched: run.matched + matching.targets.length,
    unmatched: run.unmatched + matching.unmatched.length,
    rowErrors: run.rowErrors - run.errors.length + left.length,
    errors: left,
    startedAt: now,
    finishedAt: now,
    durationMs: 0,
  });
};

const importCorrected = async (
  ctx: Ctx,
  run: RunRow,
  reading: CorrectedReading,
  sent: readonly number[],
): Promise<{ runId: string | null; errors: StoredRowError[] }> => {
  const feed = await StockFeed.query(ctx.trx).findById(run.feedId).throwIfNotFound();
  await lockFeed(ctx, feed.id, run.pharmacyId);
  await refuseAfterNewer(ctx, run.pharmacyId, run.finishedAt ?? run.startedAt);
  const corrected = await matchCorrected(ctx, run, reading);
  const { matching, errors } = corrected;
  if (matching.targets.length + matching.unmatched.length === 0) return { runId: null, errors };
  const current = await stockOf(ctx, run.pharmacyId);
  if (await suspicionAbout(ctx, feed, { mode: 'delta', reading, targets: matching.targets, current })) throw failure('feed.implausible');
  const { id: runId } = await insertRun(ctx, run, corrected, sent);
  await rememberUnmatched(ctx, run.pharmacyId, runId, matching.unmatched);
  const changed = await mergeStock(ctx, { pharmacyId: run.pharmacyId, runId, mode: 'delta', targets: matching.targets, current });
  await FeedRun.query(ctx.trx).findById(runId).patch({ changed });
  await audit(ctx, { action: 'feed-run.correct', objectType: 'feed-run', objectId: run.id, after: { runId, rows: sent.length, changed } });
  return { runId, errors };
};

/**
 * Imports faulty rows of a run as a person wrote them anew, and only these; what the file said besides stays.
 * `ctx` is bound to no transaction: the rows are read before one begins.
 * @throws server.notFound, invalid.status for a run that is not live, feed.newerApplied when newer stock is, feed.implausible when most prices are off
 */
export const correctRows = async (ctx: Ctx, { id, rows }: CorrectionsInput): Promise<Corrections> => {
  const run = await findRun(ctx, id);
  const isLive = run.status === 'applied' || run.status === 'unchanged';
  if (!isLive || run.source === 'rollback' || run.rolledBackById) throw failure('invalid.status');
  const reading = await readCorrected(ctx.ports.feedReader, run, rows);
  const sent = rows.map(({ line }) => line);
  const { runId, errors } = await inTransaction(ctx, (bound) => importCorrected(bound, run, reading, sent));
  return { run: runId === null ? null : await readRun(ctx, runId), errors: errors.map((error) => presentRowError(error, ctx.locale)) };
};
