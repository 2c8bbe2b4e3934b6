import type { FeedRecord, FeedRun as FeedRunShape, RowErrorText, RunAbility } from '@blattwerk/contract/stock-feeds/shapes';
import { rowProblemText, runProblemText } from '@blattwerk/contract/stock-feeds/problems';
import { runStates } from '@blattwerk/contract/stock-feeds/states';
import type { Locale } from '@blattwerk/contract/errors';
import type { Actor } from '../../kernel/ctx.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import { presentFeedState } from './feed-state.presenter.ts';
import type { FeedStateRow } from './feed-state.queries.ts';
import { presentScore } from './score/score.presenter.ts';
import type { FeedRun, StockFeed, StoredRowError } from './stock-feed.model.ts';

export type FeedRow = StockFeed & FeedStateRow & { pharmacyName: string; pharmacyCity: string };
export type RunRow = FeedRun & {
  pharmacyId: string;
  pharmacyName: string;
  rollsBackId: string | null;
  /** Nothing of this pharmacy was applied after it, or all of that was taken back. */
  isLatest: boolean;
};

export const presentFeed = (row: FeedRow, { actor, locale }: { actor: Actor; locale: Locale }): FeedRecord => ({
  id: row.id,
  pharmacyId: row.pharmacyId,
  pharmacyName: row.pharmacyName,
  pharmacyCity: row.pharmacyCity,
  kind: row.kind,
  mode: row.mode,
  format: row.format,
  mapping: row.mapping,
  url: row.url,
  schedule: row.schedule,
  authKind: row.authKind,
  authSince: row.authSetAt?.toISOString() ?? null,
  hostKey: row.hostKey,
  isActive: row.isActive,
  nextRunAt: row.nextRunAt?.toISOString() ?? null,
  ...presentFeedState(row, locale),
  ...presentScore(row, locale),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: [...(actor.role === 'admin' ? (['update'] as const) : []), ...(row.kind === 'pull' ? (['run'] as const) : []), 'upload'],
});

const presentRowError = ({ line, field, code }: StoredRowError, locale: Locale): RowErrorText => ({
  line,
  ...(field ? { field } : {}),
  code,
  message: rowProblemText(code, locale),
});

const runAbilitiesOf = (run: RunRow, { role }: Actor): RunAbility[] => {
  const isAdmin = role === 'admin';
  const isHeld = run.status === 'quarantined' && run.heldRows !== null;
  const isLive = run.isLatest || run.status === 'unchanged';
  return [
    ...(isHeld ? (['compare'] as const) : []),
    ...(isAdmin && isHeld ? (['release'] as const) : []),
    ...(isAdmin && possibleActions(runStates, run.status).includes('discard') ? (['discard'] as const) : []),
    ...(isAdmin && run.isLatest ? (['roll-back'] as const) : []),
    ...(isLive && run.errors.length > 0 ? (['correct'] as const) : []),
  ];
};

export const presentRun = (run: RunRow, { actor, locale }: { actor: Actor; locale: Locale }): FeedRunShape => ({
  id: run.id,
  feedId: run.feedId,
  pharmacyId: run.pharmacyId,
  pharmacyName: run.pharmacyName,
  source: run.source,
  status: run.status,
  phase: run.status === 'running' ? run.phase : null,
  ...(run.reason ? { reason: run.reason, reasonText: runProblemText(run.reason, locale, run.reasonValues) } : {}),
  rows: run.rows,
  accepted: run.accepted,
  matched: run.matched,
  unmatched: run.unmatched,
  rowErrors: run.rowErrors,
  changed: run.changed,
  errors: run.errors.map((error) => presentRowError(error, locale)),
  encoding: run.encoding,
  format: run.format,
  dialect: run.dialect,
  contentAt: run.contentAt?.toISOString() ?? null,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  durationMs: run.durationMs,
  rolledBackById: run.rolledBackById,
  rollsBackId: run.rollsBackId,
  correctsId: run.correctsId,
  abilities: runAbilitiesOf(run, actor),
});
