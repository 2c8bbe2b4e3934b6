import { rowProblemText, runProblemText } from '@blattwerk/contract/stock-feeds/problems';
import type { MarkedFile } from '../../adapters/feed-marking/feed-marker-port.ts';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import { inReading, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { matchWithCatalogue } from '../stock-feeds/public.ts';
import { readForFeed, type ExaminedFile } from './examine.ts';

const headings = { de: 'Fehler', en: 'Error' } as const;
/** More rows than a file may have. */
const everyRow = 1_000_000;

const readOrRefuse = async (ctx: Ctx, file: ExaminedFile) => {
  try {
    const read = await readForFeed(ctx, file, 0);
    // Formats that cannot take a mark come back as a table of their rows.
    return read.reading.format === 'csv' || read.reading.format === 'json' ? read : await readForFeed(ctx, file, everyRow);
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    throw failure('feed.unreadable', { reason: error.reason, message: runProblemText(error.reason, ctx.locale, error.values) });
  }
};

/**
 * The same file with its faulty rows marked, in the caller's language. Stores nothing.
 * @throws server.notFound, server.badRequest for a mapping to a purchase price, feed.unreadable
 */
export const markFile = async (ctx: Ctx, file: ExaminedFile): Promise<MarkedFile> => {
  const { feed, reading } = await readOrRefuse(ctx, file);
  const matching = await inReading(ctx, (bound) => matchWithCatalogue(bound, feed.pharmacyId, reading.rows));
  const faults = new Map([...reading.errors, ...matching.errors].map(({ line, code }) => [line, rowProblemText(code, ctx.locale)]));
  const { format, encoding, dialect, written } = reading;
  return ctx.ports.feedMarker.mark({ bytes: file.bytes, format, encoding, dialect, written, faults, heading: headings[ctx.locale] });
};
