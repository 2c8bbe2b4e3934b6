import { createHash } from 'node:crypto';
import { isSameFile } from './same-file.ts';

const bytes = Buffer.from('a letter of which the first two stretches came');
const part = (from: number, to: number) => {
  const piece = bytes.subarray(from, to);
  return { size: piece.length, sha256: createHash('sha256').update(piece).digest('hex') };
};
const half = { name: 'Befund.pdf', size: bytes.length, parts: [part(0, 10), part(10, 21)] };
const file = (content: Buffer, name = 'Befund.pdf'): File => new File([new Uint8Array(content)], name);

test('a file is the same by what came of it, whatever it is called now', async () => {
  expect(await isSameFile(file(bytes, 'Kopie.pdf'), half)).toBe(true);
});

test.each([
  ['another size', Buffer.concat([bytes, Buffer.from('!')])],
  ['other bytes in the second stretch', Buffer.from(bytes.toString().replace('which', 'whose'))],
])('a file with %s is another one', async (_what, content) => {
  expect(await isSameFile(file(content), half)).toBe(false);
});

test('before any bytes came, size and name decide', async () => {
  const nothing = { ...half, parts: [] };
  expect([await isSameFile(file(bytes), nothing), await isSameFile(file(bytes, 'Anderes.pdf'), nothing)]).toEqual([true, false]);
});
