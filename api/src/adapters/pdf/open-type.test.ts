import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openTypeOf } from './open-type.ts';

const woff = readFileSync(createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));
const font = openTypeOf(woff);

/** The sum of a table's 32-bit words, as OpenType defines it. */
const sumOf = (table: Buffer): number => {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};

const directory = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
  const at = 12 + index * 16;
  const [checksum, offset, length] = [font.readUInt32BE(at + 4), font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
  return { tag: font.toString('latin1', at, at + 4), checksum, offset, table: font.subarray(offset, offset + length) };
});

test('the font has every table of the WOFF file, each at a multiple of four', () => {
  expect(directory).toHaveLength(woff.readUInt16BE(12));
  expect(directory.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GPOS', 'head', 'hmtx', 'loca', 'name']));
  expect(directory.filter(({ offset }) => offset % 4 !== 0)).toEqual([]);
});

test('each table has the checksum that the font’s maker wrote', () => {
  // The table `head` holds a sum over the whole file, which counts as zero here.
  const tables = directory.filter(({ tag }) => tag !== 'head');
  expect(tables.map(({ tag, table }) => [tag, sumOf(table)])).toEqual(tables.map(({ tag, checksum }) => [tag, checksum]));
});

test('another kind of file is refused', () => {
  expect(() => openTypeOf(font)).toThrow('not WOFF');
});
