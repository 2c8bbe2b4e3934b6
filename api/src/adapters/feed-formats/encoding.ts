import { isUtf8 } from 'node:buffer';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import iconv from 'iconv-lite';
import { FeedUnreadable } from './unreadable.ts';

type EncodingName = NonNullable<FeedMapping['encoding']>;
export interface TextEncoding {
  name: EncodingName;
  /** For people: `utf-8`, `utf-8 with BOM`, `utf-16le with BOM`, `windows-1252`, `iso-8859-1 (declared)`, … */
  label: string;
}

const boms = [
  { bytes: [0xef, 0xbb, 0xbf], name: 'utf-8' },
  { bytes: [0xff, 0xfe], name: 'utf-16le' },
  { bytes: [0xfe, 0xff], name: 'utf-16be' },
] as const;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, place) => bytes[place] === byte);

/** Archives, old office files and PDF. */
const isBinaryContainer = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b],
    [0x1f, 0x8b],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x25, 0x50, 0x44, 0x46],
  ].some((magic) => startsWith(bytes, magic));

/** UTF-16 without a mark: Latin text has a zero in every second byte. */
const unmarkedUtf16 = (bytes: Uint8Array): EncodingName | undefined => {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  sample.forEach((byte, place) => byte === 0 && (zeros[place % 2] = (zeros[place % 2] ?? 0) + 1));
  const half = sample.length / 2;
  if ((zeros[1] ?? 0) > half * 0.7 && (zeros[0] ?? 0) < half * 0.1) return 'utf-16le';
  if ((zeros[0] ?? 0) > half * 0.7 && (zeros[1] ?? 0) < half * 0.1) return 'utf-16be';
  return undefined;
};

/** Bytes that Windows-1252 leaves undefined; ISO 8859-1 has control characters there. */
const undefinedIn1252 = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Which encoding a text file has: by its mark, by what a person or the file declared, by the zeros of UTF-16, else UTF-8 if it is valid, else Windows-1252.
 * @throws FeedUnreadable for archives and binary content
 */
export const encodingOf = (bytes: Uint8Array, declared?: TextEncoding | null): TextEncoding => {
  if (isBinaryContainer(bytes)) throw new FeedUnreadable('feed.unsupportedFormat');
  const bom = boms.find((candidate) => startsWith(bytes, candidate.bytes));
  if (bom) return { name: bom.name, label: `${bom.name} with BOM` };
  if (declared) return declared;
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return { name: utf16, label: utf16 };
  if (isUtf8(asBuffer(bytes))) return { name: 'utf-8', label: 'utf-8' };
  const name = undefinedIn1252.some((byte) => bytes.includes(byte)) ? 'iso-8859-1' : 'windows-1252';
  return { name, label: name };
};

/** Two bytes of UTF-8 read as two Western letters: a file that mixes both encodings would store such nonsense. */
const mojibake = /[ÃÂ][\u0080-\u00bfŒœŠšŸŽž€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]/;
const chunkBytes = 128 * 1024;

/** Only where the two Western encodings differ is there something to look up. */
const decodeWestern = (bytes: Buffer, name: EncodingName): string => {
  const text = bytes.toString('latin1');
  return name === 'windows-1252' && /[\u0080-\u009f]/.test(text) ? iconv.decode(bytes, name) : text;
};

function* westernChunks(bytes: Uint8Array, name: EncodingName): Generator<string> {
  let before = '';
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const text = decodeWestern(asBuffer(bytes.subarray(at, at + chunkBytes)), name);
    if (mojibake.test(before + text)) throw new FeedUnreadable('feed.encoding');
    before = text.slice(-1);
    yield text;
  }
}

function* unicodeChunks(bytes: Uint8Array, name: EncodingName): Generator<string> {
  if (name !== 'utf-8' && bytes.length % 2 === 1) throw new FeedUnreadable('feed.truncated');
  const decoder = new TextDecoder(name, { fatal: true });
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const end = at + chunkBytes;
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length });
    } catch (error) {
      throw new FeedUnreadable('feed.encoding', {}, { cause: error });
    }
    if (text.includes('\0')) throw new FeedUnreadable('feed.encoding');
    yield text;
  }
}

/**
 * A file's text, a piece at a time.
 * @throws FeedUnreadable for mixed encodings, NUL characters and half characters
 */
export const textChunks = (bytes: Uint8Array, { name }: TextEncoding): Generator<string> => {
  const isWide = name === 'utf-16le' || name === 'utf-16be';
  if (!isWide && bytes.includes(0)) throw new FeedUnreadable('feed.encoding');
  return isWide || name === 'utf-8' ? unicodeChunks(bytes, name) : westernChunks(bytes, name);
};

/**
 * Turns a file's bytes into text and says which encoding it took. Accents that were sent apart from their letters come out composed (NFC).
 * @throws FeedUnreadable for archives, binary content, mixed encodings and half characters
 */
export const decodeFeed = (bytes: Uint8Array, declared?: TextEncoding | null): { text: string; encoding: string } => {
  const encoding = encodingOf(bytes, declared);
  return { text: [...textChunks(bytes, encoding)].join('').normalize('NFC'), encoding: encoding.label };
};
