import { z } from 'zod';
import { units } from '../products/enums.ts';
import { feedScore } from './score.ts';
import { cents, id, instant, text } from '../validation.ts';
import { feedDialect, feedMapping } from './mapping.ts';
import { authKinds, feedAuth, feedSchedule, feedUrl, hostKey } from './connection.ts';

export const feedKinds = ['pull', 'push', 'upload'] as const;
export type FeedKind = (typeof feedKinds)[number];
/** `full`: what the file does not name is gone. `delta`: only what the file names changes. */
export const feedModes = ['full', 'delta'] as const;
export type FeedMode = (typeof feedModes)[number];
export const feedFormats = ['csv', 'json', 'xml', 'xlsx'] as const;
export type FeedFormat = (typeof feedFormats)[number];
export const runStatuses = ['running', 'applied', 'unchanged', 'quarantined', 'failed', 'discarded'] as const;
export type RunStatus = (typeof runStatuses)[number];
/** By which way the file came; a `rollback` has none, it takes another run back. */
export const runSources = ['pull', 'push', 'upload', 'command', 'rollback', 'correction'] as const;
export type RunSource = (typeof runSources)[number];
/** What a running import does at the moment. */
export const runPhases = ['reading', 'matching', 'writing'] as const;
export type RunPhase = (typeof runPhases)[number];

const feedFields = {
  mode: z.enum(feedModes).default('full'),
  /** Null: found out from the file. */
  format: z.enum(feedFormats).nullable().optional(),
  url: feedUrl.nullable().optional(),
  schedule: feedSchedule.nullable().optional(),
  /** Write-only. Left out, the stored login stays, unless the address moves to another server. */
  auth: feedAuth.optional(),
  /** An address by SFTP needs the fingerprint of its server's key, confirmed by a person. */
  hostKey: hostKey.nullable().optional(),
  isActive: z.boolean().optional(),
};
/** A pull feed needs `url`; without a `schedule` it is fetched every quarter of an hour. */
export const feedCreateInput = z.strictObject({ pharmacyId: id, kind: z.enum(feedKinds), ...feedFields });
export type FeedCreateInput = z.output<typeof feedCreateInput>;
export const feedPatchInput = z
  .strictObject({ ...feedFields, mode: z.enum(feedModes) })
  .partial()
  .extend({ id, version: z.int(), /** Null: everything is found out from the file. */ mapping: feedMapping.nullable().optional() });
export type FeedPatchInput = z.output<typeof feedPatchInput>;

export const rowError = z.object({ line: z.int(), field: z.string().optional(), code: z.string(), message: z.string() });
export type RowErrorText = z.output<typeof rowError>;

export const runAbilities = ['compare', 'release', 'discard', 'roll-back', 'correct'] as const;
export type RunAbility = (typeof runAbilities)[number];

/** One import of a feed. `reason` is a code for machines, `reasonText` the sentence for people. `line` counts from 1, the header included. */
export const feedRun = z.object({
  id,
  feedId: id,
  pharmacyId: id,
  pharmacyName: z.string(),
  source: z.enum(runSources),
  status: z.enum(runStatuses),
  /** Null before an import's first second and after its end; meanwhile `rows` counts those read so far. */
  phase: z.enum(runPhases).nullable(),
  reason: z.string().optional(),
  reasonText: z.string().optional(),
  rows: z.int(),
  accepted: z.int(),
  matched: z.int(),
  unmatched: z.int(),
  rowErrors: z.int(),
  /** Stock rows that this run wrote or removed. */
  changed: z.int(),
  errors: z.array(rowError),
  encoding: z.string().nullable(),
  format: z.string().nullable(),
  /** What the file was taken for. */
  dialect: feedDialect.nullable(),
  /** When the pharmacy made the file, if it or its server says so. */
  contentAt: instant.nullable(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** Milliseconds that the import took. */
  durationMs: z.int().nullable(),
  /** The run that took this one back, the one that this one took back, and the one whose faulty rows this one corrects. */
  rolledBackById: id.nullable(),
  rollsBackId: id.nullable(),
  correctsId: id.nullable(),
  abilities: z.array(z.enum(runAbilities)),
});
export type FeedRun = z.output<typeof feedRun>;

/** `uncertain` and `gone` as in the market: the hours are settings. */
export const feedFreshness = ['fresh', 'uncertain', 'gone', 'never'] as const;

export const feedRecord = z.object({
  id,
  pharmacyId: id,
  pharmacyName: z.string(),
  pharmacyCity: z.string(),
  kind: z.enum(feedKinds),
  mode: z.enum(feedModes),
  format: z.enum(feedFormats).nullable(),
  /** How its files are read, as a person confirmed it. */
  mapping: feedMapping.nullable(),
  url: z.string().nullable(),
  schedule: z.string().nullable(),
  authKind: z.enum(authKinds),
  /** Since when the login is stored. */
  authSince: instant.nullable(),
  hostKey: z.string().nullable(),
  isActive: z.boolean(),
  nextRunAt: instant.nullable(),
  lastRun: z
    .object({
      id,
      status: z.enum(runStatuses),
      reasonText: z.string().nullable(),
      startedAt: instant,
      finishedAt: instant.nullable(),
      matched: z.int(),
      rowErrors: z.int(),
    })
    .nullable(),
  /** When the feed last said what the pharmacy has. */
  confirmedAt: instant.nullable(),
  freshness: z.enum(feedFreshness),
  /** Articles of the pharmacy that wait for a user to say which product they are. */
  openArticles: z.int(),
  ...feedScore,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update', 'run', 'upload'])),
});
export type FeedRecord = z.output<typeof feedRecord>;

/** `<pharmacyId>:<productId>`, for grids that need a key. */
export const stockId = z.templateLiteral([z.uuid(), ':', z.uuid()]);

export const stockRecord = z.object({
  id: stockId,
  pharmacyId: id,
  pharmacyName: z.string(),
  productId: id,
  productName: z.string(),
  pzn: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  priceCents: cents,
  currency: z.literal('EUR'),
  confirmedAt: instant,
});
export type StockRecord = z.output<typeof stockRecord>;

export const fileName = text(1, 200);
