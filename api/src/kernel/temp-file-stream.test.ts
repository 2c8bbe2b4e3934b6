import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { tempFileStream } from './temp-file-stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'temp-file-stream-'));
const names = (): string[] => readdirSync(folder);

async function* parts(fails = false): AsyncGenerator<string> {
  for (let index = 0; index < 500; index += 1) yield `${index} Grüße\r\n`;
  if (fails) throw new Error('the database went away');
}

test('what was written piece by piece is read back whole, and its file has no name', async () => {
  const stream = await tempFileStream(parts(), folder);
  expect(names()).toEqual([]);
  const lines = (await text(stream)).split('\r\n');
  expect([lines.length, lines[0], lines[499]]).toEqual([501, '0 Grüße', '499 Grüße']);
});

test('a reading that fails is the failure of the whole', async () => {
  await expect(tempFileStream(parts(true), folder)).rejects.toThrow('the database went away');
});
