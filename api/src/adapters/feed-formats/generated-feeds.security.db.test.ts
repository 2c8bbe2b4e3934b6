import fc from 'fast-check';
import type { GeneratedFile } from '../../../test/feeds/generated-articles.ts';
import { generatedDocuments } from '../../../test/feeds/generated-document.ts';
import { generatedTables } from '../../../test/feeds/generated-table.ts';
import { sized } from '../../../test/security/size.ts';
import { readFeed, type FeedReading } from './read-feed.ts';
import { FeedUnreadable } from './unreadable.ts';

const readOrRefuse = async (bytes: Uint8Array): Promise<FeedReading | string> => {
  try {
    return await readFeed({ bytes, format: null, mapping: null });
  } catch (error) {
    if (error instanceof FeedUnreadable) return error.reason;
    throw error;
  }
};

/** What was accepted that is not exactly what the list means. */
const wrongRows = (reading: FeedReading, { expected, refused }: GeneratedFile): unknown[] =>
  reading.rows.filter(({ pzn, name = '', quantity, priceCents }) => {
    const right = expected.get(pzn ?? name);
    return refused.has(pzn ?? name) || !right || right.quantity !== quantity || right.priceCents !== priceCents;
  });

const isRight = async (file: GeneratedFile): Promise<void> => {
  const reading = await readOrRefuse(file.bytes);
  if (typeof reading === 'string') {
    expect({ label: file.label, isWhole: file.isWhole, reading }).toMatchObject({ isWhole: false });
    return;
  }
  expect({ label: file.label, wrong: wrongRows(reading, file) }).toEqual({ label: file.label, wrong: [] });
  if (file.isWhole)
    expect({ label: file.label, errors: reading.errors, rows: reading.rows.length }).toEqual({ label: file.label, errors: [], rows: file.articles });
};

test('tables of any delimiter, encoding, layout and damage give exactly the right amounts and prices, or a refusal', async () => {
  await fc.assert(fc.asyncProperty(generatedTables, isRight), { numRuns: sized(150, 500) });
});

test('JSON, XML and Excel files of any shape and damage do too', async () => {
  await fc.assert(
    fc.asyncProperty(generatedDocuments, async (making) => isRight(await making())),
    { numRuns: sized(60, 300) },
  );
});
