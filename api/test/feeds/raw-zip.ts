import { crc32, constants, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  name: string;
  /** As it stands in the archive. */
  data: Buffer;
  /** 8: deflated; 0: as it is. */
  method?: 0 | 8;
  /** What the archive claims to unpack to. */
  size: number;
  sum?: number;
  flags?: number;
  attributes?: number;
}

const local = ({ name, data, method = 0, size, sum = 0, flags = 0 }: RawEntry): Buffer => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(sum, 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
};

const central = ({ name, data, method = 0, size, sum = 0, flags = 0, attributes = 0 }: RawEntry, at: number): Buffer => {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(0x0314, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(sum, 16);
  head.writeUInt32LE(data.length, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(attributes, 38);
  head.writeUInt32LE(at, 42);
  return Buffer.concat([head, Buffer.from(name)]);
};

/** A ZIP that says whatever it is told to say of itself: for what no honest program would write. */
export const rawZip = (entries: readonly RawEntry[], claimedCount = entries.length): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    directory.push(central(entry, at));
    parts.push(local(entry));
    at += parts.at(-1)?.length ?? 0;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(claimedCount, 8);
  end.writeUInt16LE(claimedCount, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, names, end]);
};

export const storedEntry = (name: string, text: string, more: Partial<RawEntry> = {}): RawEntry => {
  const data = Buffer.from(text);
  return { name, data, size: data.length, sum: crc32(data), ...more };
};

/** A deflated megabyte, repeated: the archive stays small, and so does the time to make it. */
export const bombEntry = (name: string, text: string, megabytes: number, claimed = megabytes): RawEntry => {
  const megabyte = Buffer.from(text.repeat(Math.ceil(1_048_576 / text.length)).slice(0, 1_048_576));
  const packed = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH });
  const data = Buffer.concat([...Array.from({ length: megabytes }, () => packed), Buffer.from([3, 0])]);
  return { name, data, method: 8, size: claimed * 1_048_576 };
};
