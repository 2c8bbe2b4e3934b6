import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import { inReading, type Ctx } from '../../kernel/ctx.ts';
import { matchWithCatalogue, readFeedRecord, stockOf, suspicionAbout } from '../stock-feeds/public.ts';
import { expectedChanges } from './changes.ts';
import { presentExamination, presentUnreadable } from './examination.presenter.ts';
import type { Findings } from './findings.ts';
import { refusePurchaseColumns } from './mapping.ts';
import { openingOf } from './opening.ts';
import { sampleProducts } from './sample-products.queries.ts';

export interface ExaminedFile {
  id: string;
  bytes: Uint8Array;
  /** Undefined: as it is saved for the feed. */
  mapping: FeedMapping | null | undefined;
}

const sampleSize = 20;
/** What a person can put right by pointing to the header or to its columns. */
const headerProblems = new Set<RunProblem>(['feed.noHeader', 'feed.columnMissing', 'feed.columnTwice']);

/** @throws server.notFound for a feed that is not there or not the caller's */
const examinedFeed = async (ctx: Ctx, { id, mapping }: ExaminedFile) => {
  refusePurchaseColumns(mapping);
  const feed = await inReading(ctx, (bound) => readFeedRecord(bound, id));
  return { feed, mapping: mapping === undefined ? feed.mapping : mapping };
};

/** A reading, and what the catalogue and the stock of this pharmacy make of it. `ctx` is not bound: no transaction is held while a file is read. */
export const readForFeed = async (ctx: Ctx, file: ExaminedFile, writtenRows: number) => {
  const { feed, mapping } = await examinedFeed(ctx, file);
  const reading = await ctx.ports.feedReader.read({ bytes: file.bytes, format: feed.format, mapping, writtenRows });
  return { feed, mapping, reading };
};

const findingsAbout = async (ctx: Ctx, { feed, mapping, reading }: Awaited<ReturnType<typeof readForFeed>>): Promise<Findings> => {
  const current = await stockOf(ctx, feed.pharmacyId);
  const matching = await matchWithCatalogue(ctx, feed.pharmacyId, reading.rows, current);
  const lines = new Set(reading.written.map(({ line }) => line));
  return {
    reading,
    mapping,
    matching,
    suspicion: await suspicionAbout(ctx, feed, { mode: feed.mode, reading, targets: matching.targets, current }),
    products: await sampleProducts(
      ctx,
      feed.pharmacyId,
      reading.rows.filter(({ line }) => lines.has(line)),
    ),
    changes: await expectedChanges(ctx, feed.pharmacyId, matching.targets, feed.mode),
  };
};

/**
 * What the product takes a file for, what is wrong with it and what importing it would do. Stores nothing.
 * @throws server.notFound, server.badRequest for a mapping to a purchase price
 */
export const examineFile = async (ctx: Ctx, file: ExaminedFile): Promise<Examination> => {
  try {
    const read = await readForFeed(ctx, file, sampleSize);
    const findings = await inReading(ctx, (bound) => findingsAbout(bound, read));
    return presentExamination(findings, ctx.locale);
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return presentUnreadable(error, headerProblems.has(error.reason) ? openingOf(file.bytes, file.mapping ?? null) : [], ctx.locale);
  }
};
