import { feedReader } from './feed-reader.ts';
import type { FeedReaderPort } from './feed-reader-port.ts';
import { readFeed } from './read-feed.ts';
import { FeedUnreadable } from './unreadable.ts';

const table = (rows: number): Buffer => {
  const lines = Array.from({ length: rows }, (_, at) => `;Sorte ${at};1g;${at % 500},5;${4 + (at % 9)},${10 + (at % 90)}`);
  return Buffer.from(`PZN;Artikel;Einheit;Bestand;VK\n${lines.join('\n')}\n`);
};
const file = (bytes: Uint8Array) => ({ bytes, format: null, mapping: null });
const reasonOf = async (reading: Promise<unknown>): Promise<string> => {
  try {
    await reading;
    return 'read';
  } catch (error) {
    if (error instanceof FeedUnreadable) return error.reason;
    throw error;
  }
};

const readers: FeedReaderPort[] = [];
const start = (...options: Parameters<typeof feedReader>): FeedReaderPort => {
  const reader = feedReader(...options);
  readers.push(reader);
  return reader;
};
afterAll(() => Promise.all(readers.map((reader) => reader.close())));

describe('a file read in a worker thread', () => {
  const shared = start({ workers: 2 });

  test('gives what it gives in this thread: rows, errors, dialect and time', async () => {
    const text = 'Stand 20.11.2026 06:00\nPZN;Artikel;PE;Bestand;VK\n99900016;Eufloria;10g;3;79,90\n;Blüten  30/1;1g;1;5,00\n99900017;x;1g;1;5,00\n';
    const bytes = Buffer.from(text);
    expect(await shared.read(file(bytes))).toEqual(await readFeed(file(bytes)));
    expect(await shared.read({ ...file(bytes), writtenRows: 1 })).toMatchObject({ written: [{ line: 3 }], contentAt: new Date('2026-11-20T05:00:00Z') });
  });

  test('tells how far it is while a long list is read, and hands all rows back in their order', async () => {
    const told: number[] = [];
    const reading = await shared.read(file(table(150_000)), (rows) => told.push(rows));
    expect(reading.rows.map(({ line }) => line)).toEqual(Array.from({ length: 150_000 }, (_, at) => at + 2));
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    expect(told.every((rows) => rows > 0 && rows <= 150_000)).toBe(true);
  });

  test('that is refused says why, and others are read beside it', async () => {
    const outcomes = await Promise.all([
      reasonOf(shared.read(file(Buffer.from('nothing')))),
      reasonOf(shared.read(file(table(10)))),
      reasonOf(shared.read(file(Buffer.from('[{"pzn": 1')))),
    ]);
    expect(outcomes).toEqual(['feed.noHeader', 'read', 'feed.truncated']);
  });

  test('leaves the caller’s bytes untouched, also when they are a part of something larger', async () => {
    const whole = Buffer.concat([Buffer.from('head'), table(3), Buffer.from('tail')]);
    const part = whole.subarray(4, whole.length - 4);
    expect((await shared.read(file(part))).rows).toHaveLength(3);
    expect(part).toEqual(table(3));
  });
});

describe('a worker', () => {
  test('that takes too long is killed, and the next file is read by a new one', async () => {
    const reader = start({ timeLimitMs: 1, workers: 1 });
    expect(await reasonOf(reader.read(file(table(150_000))))).toBe('feed.tooSlow');
    const patient = start({ workers: 1 });
    expect(await reasonOf(patient.read(file(table(10))))).toBe('read');
  });

  test('that needs too much memory dies alone: the file is too large, and the next one is read', async () => {
    const reader = start({ heapMegabytes: 24, workers: 1 });
    expect(await reasonOf(reader.read(file(table(190_000))))).toBe('feed.tooLarge');
    expect(await reasonOf(reader.read(file(table(10))))).toBe('read');
  });

  test('is not waited for when the reader closes', async () => {
    const reader = start({ workers: 1 });
    const reading = reasonOf(reader.read(file(table(150_000))));
    await reader.close();
    expect(await reading).not.toBe('read');
  });
});
