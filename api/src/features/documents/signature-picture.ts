import { inflateSync } from 'node:zlib';

const magic = '89504e470d0a1a0a';
const channelsByColourType: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const largest = 64 * 1024 * 1024;

interface Picture {
  width: number;
  height: number;
}

const dataChunks = (png: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let at = 8;
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
};

const inflatedLength = (data: Buffer, limit: number): number => {
  try {
    return inflateSync(data, { maxOutputLength: limit + 1 }).length;
  } catch (error) {
    throw new SignaturePictureError(error);
  }
};

/** The picture of a drawn signature is damaged or of a kind that canvas elements do not make. */
export class SignaturePictureError extends Error {
  override readonly name = 'SignaturePictureError';
  constructor(cause?: unknown) {
    super('The drawn signature is not a PNG that can be shown', { cause });
  }
}

/**
 * The size of a PNG after a look at all of it, because the PDF library trusts what it is given:
 * 8 bits, not interlaced, no palette, and exactly as much data as the header promises.
 * @throws SignaturePictureError
 */
export const checkSignaturePicture = (png: Buffer): Picture => {
  if (png.length < 57 || png.toString('hex', 0, 8) !== magic || png.toString('latin1', 12, 16) !== 'IHDR') throw new SignaturePictureError();
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = channelsByColourType[png[25] ?? -1];
  const isPlain = png[24] === 8 && channels !== undefined && png[28] === 0;
  const expected = (width * (channels ?? 0) + 1) * height;
  if (!isPlain || width === 0 || height === 0 || expected > largest) throw new SignaturePictureError();
  if (inflatedLength(dataChunks(png), expected) !== expected) throw new SignaturePictureError();
  return { width, height };
};
