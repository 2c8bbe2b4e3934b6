import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { FeedUnreadable } from './unreadable.ts';

export interface Decoded {
  text: string;
  /** For people: `utf-8`, `utf-8 with BOM`, `utf-16le with BOM`, `windows-1252`, … */
  encoding: string;
}

const boms = [
  { bytes: [0xef, 0xbb, 0xbf], name: 'utf-8' },
  { bytes: [0xff, 0xfe], name: 'utf-16le' },
  { bytes: [0xfe, 0xff], name: 'utf-16be' },
] as const;
type Unicode = (typeof boms)[number]['name'];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, place) => bytes[place] === byte);

/** Archives and office files; an XLSX is a ZIP. */
const isBinaryContainer = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b],
    [0x1f, 0x8b],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x25, 0x50, 0x44, 0x46],
  ].some((magic) => startsWith(bytes, magic));

/** UTF-16 without a mark: Latin text has a zero in every second byte. */
const unmarkedUtf16 = (bytes: Uint8Array): Unicode | undefined => {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  sample.forEach((byte, place) => byte === 0 && (zeros[place % 2] = (zeros[place % 2] ?? 0) + 1));
  const half = sample.length / 2;
  if ((zeros[1] ?? 0) > half * 0.7 && (zeros[0] ?? 0) < half * 0.1) return 'utf-16le';
  if ((zeros[0] ?? 0) > half * 0.7 && (zeros[1] ?? 0) < half * 0.1) return 'utf-16be';
  return undefined;
};

const decodeUnicode = (bytes: Uint8Array, name: Unicode): string => {
  if (name !== 'utf-8' && bytes.length % 2 === 1) throw new FeedUnreadable('feed.truncated');
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FeedUnreadable('feed.encoding', {}, { cause: error });
  }
};

/** Two bytes of UTF-8 read as two Western letters: a file that mixes both encodings would store such nonsense. */
const mojibake = /[ÃÂ][\u0080-\u00bfŒœŠšŸŽž€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]/;
/** Bytes that Windows-1252 leaves undefined; ISO 8859-1 has control characters there. */
const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

const decodeWestern = (bytes: Uint8Array): Decoded => {
  const isLatin1 = bytes.some((byte) => undefinedIn1252.has(byte));
  const encoding = isLatin1 ? 'iso-8859-1' : 'windows-1252';
  const text = iconv.decode(Buffer.from(bytes), encoding);
  if (mojibake.test(text)) throw new FeedUnreadable('feed.encoding');
  return { text, encoding };
};

const detect = (bytes: Uint8Array): Decoded => {
  const bom = boms.find((candidate) => startsWith(bytes, candidate.bytes));
  if (bom) return { text: decodeUnicode(bytes, bom.name), encoding: `${bom.name} with BOM` };
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return { text: decodeUnicode(bytes, utf16), encoding: utf16 };
  return isUtf8(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    ? { text: decodeUnicode(bytes, 'utf-8'), encoding: 'utf-8' }
    : decodeWestern(bytes);
};

/**
 * Turns a file's bytes into text and says which encoding it took: by its mark, by the zeros of UTF-16, else UTF-8 if it is valid, else Windows-1252.
 * Accents that were sent apart from their letters come out composed (NFC).
 * @throws FeedUnreadable for archives, binary content, mixed encodings and half characters
 */
export const decodeFeed = (bytes: Uint8Array): Decoded => {
  if (isBinaryContainer(bytes)) throw new FeedUnreadable('feed.unsupportedFormat');
  const { text, encoding } = detect(bytes);
  if (text.includes('\0')) throw new FeedUnreadable('feed.encoding');
  return { text: text.replace(/^\uFEFF/, '').normalize('NFC'), encoding };
};
