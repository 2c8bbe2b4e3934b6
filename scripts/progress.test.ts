import { Writable } from 'node:stream';
import { createProgress, formatDuration } from './progress.mjs';

const collect = (): { stream: Writable; text: () => string } => {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  return { stream, text: () => written.join('') };
};

test.each([
  [40, '0.0 s'],
  [1_250, '1.3 s'],
  [99_000, '99.0 s'],
  [125_400, '2 min 05 s'],
])('%d milliseconds are written %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('a step says that it begins, how it ended and how long it took', async () => {
  const { stream, text } = collect();
  await createProgress(stream).step(
    'Counting',
    () => 3,
    (count) => `${count} found`,
  );
  expect(text()).toMatch(/^→ Counting\n✓ Counting: 3 found \(\d+\.\d s\)\n$/);
});

test('a failed step is marked, and its error goes on', async () => {
  const { stream, text } = collect();
  const work = createProgress(stream).step('Counting', () => Promise.reject(new Error('lost count')));
  await expect(work).rejects.toThrow('lost count');
  expect(text()).toMatch(/✗ Counting \(\d+\.\d s\)\n$/);
});
