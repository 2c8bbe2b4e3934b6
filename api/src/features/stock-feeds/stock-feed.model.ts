import type { AuthKind } from '@blattwerk/contract/stock-feeds/connection';
import type { FeedDialect, FeedField, FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedFormat, FeedKind, FeedMode, RunPhase, RunSource, RunStatus } from '@blattwerk/contract/stock-feeds/shapes';
import type { ProblemValues, RowProblem, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { FeedRow } from '../../adapters/feed-formats/rows.ts';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';
import type { StoredScoreParts } from './score/scores.queries.ts';

/** Where a pharmacy's stock comes from. */
export class StockFeed extends BaseModel {
  static override tableName = 'stock_feeds';
  static override jsonAttributes = ['mapping', 'scoreParts'];

  declare pharmacyId: string;
  declare kind: FeedKind;
  declare mode: FeedMode;
  declare format: FeedFormat | null;
  /** How its files are read, as a person confirmed it; null finds everything out from the file. */
  declare mapping: FeedMapping | null;
  declare url: string | null;
  declare schedule: string | null;
  declare isActive: boolean;
  declare etag: string | null;
  /** Hash of mode and content of what was applied last; null makes the next file be read in full. */
  declare lastContentHash: string | null;
  /** When the pharmacy made what was applied last, as far as it says so. */
  declare lastContentAt: Date | null;
  /** Hashes of what was rolled back: the same content waits for a person until something else was applied. */
  declare refusedContentHashes: string[];
  declare authKind: AuthKind;
  /** The login, sealed; see `feed-login.ts`. */
  declare authSealed: string | null;
  declare authSetAt: Date | null;
  /** Fingerprint of the SSH server's key, as a person confirmed it. */
  declare hostKey: string | null;
  declare lastModified: string | null;
  declare nextRunAt: Date | null;
  /** Who is pulling the feed at the moment, and until when that may take; see `pull-claim.ts`. */
  declare pullClaim: string | null;
  declare pullClaimedUntil: Date | null;
  /** When the last pull that came to an end was begun. */
  declare pulledAt: Date | null;
  /** Pulls in a row that got no file. */
  declare pullFailures: number;
  /** How good its data is, from 0 to 100; null as long as no file of it has been read. */
  declare score: number | null;
  declare scoreParts: StoredScoreParts | null;
  declare scoredAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

export interface StoredRowError {
  line: number;
  field?: FeedField;
  code: RowProblem;
  /** What the file wrote in the columns that are read. */
  cells?: Partial<Record<FeedField, string>>;
}

/** One import of a feed. */
export class FeedRun extends BaseModel {
  static override tableName = 'feed_runs';
  static override jsonAttributes = ['dialect', 'errors', 'heldRows', 'reasonValues'];

  declare feedId: string;
  declare source: RunSource;
  declare status: RunStatus;
  /** Written for imports that take longer than half a second. */
  declare phase: RunPhase | null;
  declare reason: RunProblem | null;
  declare reasonValues: ProblemValues;
  declare contentHash: string | null;
  declare encoding: string | null;
  declare format: string | null;
  declare dialect: FeedDialect | null;
  declare contentAt: Date | null;
  declare rows: number;
  declare accepted: number;
  declare matched: number;
  declare unmatched: number;
  declare rowErrors: number;
  declare changed: number;
  declare errors: StoredRowError[];
  /** The rows of a quarantined run, to release or discard. */
  declare heldRows: FeedRow[] | null;
  /** The run that took this one back. */
  declare rolledBackById: string | null;
  /** The run whose faulty rows this one brings corrected. */
  declare correctsId: string | null;
  declare startedAt: Date;
  declare finishedAt: Date | null;
  declare durationMs: number | null;
  /** Takes in the single changes of the next minutes too, so that each is no run of its own. */
  declare isCollecting: boolean;
}

/** Administrators see every pharmacy's, a pharmacy's account and its systems its own, everybody else none. */
export const ofPharmacies = <Q extends { where(column: string, value: unknown): Q; whereRaw(sql: string): Q }>(query: Q, actor: Actor, column: string): Q => {
  if (actor.role === 'admin' || actor.role === 'system') return query;
  return (actor.role === 'pharmacy' || actor.role === 'machine') && actor.pharmacyId ? query.where(column, actor.pharmacyId) : query.whereRaw('false');
};
