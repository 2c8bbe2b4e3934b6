import { inflateSync } from 'node:zlib';

/** WOFF 1.0: a header, one entry a table, then the tables, most of them deflated (https://www.w3.org/TR/WOFF/). */
const woff = { header: 44, entry: 20 } as const;
/** OpenType: the same tables, as they are, each at a multiple of four. */
const openType = { header: 12, entry: 16 } as const;

interface Table {
  /** Tag of four letters, checksum. */
  tag: Buffer;
  checksum: number;
  bytes: Buffer;
}

const tablesOf = (file: Buffer): Table[] =>
  Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
    const at = woff.header + index * woff.entry;
    const [offset, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const stored = file.subarray(offset, offset + packed);
    return { tag: file.subarray(at, at + 4), checksum: file.readUInt32BE(at + 16), bytes: packed < length ? inflateSync(stored) : stored };
  });

/**
 * A WOFF file as the OpenType font inside it. fontkit reads WOFF too, but inflates its tables in JavaScript for each document anew, which took half
 * of the time of a prescription.
 */
export const openTypeOf = (file: Buffer): Buffer => {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font file is not WOFF 1.0');
  const tables = tablesOf(file);
  const directory = Buffer.alloc(openType.header + tables.length * openType.entry);
  file.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = directory.length;
  const parts = tables.map(({ tag, checksum, bytes }, index) => {
    const at = openType.header + index * openType.entry;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...parts]);
};
