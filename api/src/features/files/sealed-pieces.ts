import { sealBytes, SealBroken, unsealBytes } from '../../kernel/sealed.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { openedKey, type Locked } from './data-keys.ts';

/** A file that is too large for memory is sealed in pieces of this many bytes. */
const pieceBytes = 1 << 20;
const lengthBytes = 4;

interface Keys {
  secrets: Pick<Ctx['secrets'], 'fileKeys'>;
}

/** A piece opens at its own number alone, and the last one says that it is the last: none can be left out, moved or cut off. */
const placeOf = (storageKey: string, number: number, isLast: boolean): string => `${storageKey}:${number}${isLast ? ':end' : ''}`;

const framed = (sealed: Buffer): Buffer => {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed]);
};

/** Content piece by piece as the storage gets it: each piece with its length before it. */
export async function* sealPieces(ctx: Keys, row: Locked, storageKey: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const key = openedKey(ctx, row);
  let number = 0;
  let held: Buffer[] = [];
  let size = 0;
  for await (const part of content) {
    held.push(part);
    size += part.length;
    if (size < pieceBytes) continue;
    yield framed(sealBytes(key, placeOf(storageKey, number, false), Buffer.concat(held)));
    number += 1;
    held = [];
    size = 0;
  }
  yield framed(sealBytes(key, placeOf(storageKey, number, true), Buffer.concat(held)));
}

/** Cuts a stream into the sealed pieces. */
async function* unframed(stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left: Buffer = Buffer.alloc(0);
  for await (const part of stored) {
    left = left.length === 0 ? part : Buffer.concat([left, part]);
    while (left.length >= lengthBytes && left.length >= lengthBytes + left.readUInt32BE()) {
      const end = lengthBytes + left.readUInt32BE();
      yield left.subarray(lengthBytes, end);
      left = left.subarray(end);
    }
  }
  if (left.length > 0) throw new SealBroken('The file ends within a piece.');
}

/** The content of what `sealPieces` made; nothing of a piece leaves before the whole piece was checked. @throws SealBroken */
export async function* openPieces(ctx: Keys, row: Locked, storageKey: string, stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const key = openedKey(ctx, row);
  let number = 0;
  let before: Buffer | undefined;
  for await (const piece of unframed(stored)) {
    if (before !== undefined) yield unsealBytes(key, placeOf(storageKey, number - 1, false), before);
    before = piece;
    number += 1;
  }
  if (before === undefined) throw new SealBroken('The file is empty.');
  yield unsealBytes(key, placeOf(storageKey, number - 1, true), before);
}
