import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import type { Inspected } from './file-inspection-port.ts';

/** More than any phone takes; a small file that unpacks to more is a bomb. */
const mostPixels = 64_000_000;
/** An A4 page at 400 dots an inch; a larger picture is made smaller. */
const longestSide = 5000;

const reasonOf = (error: unknown): Inspected => ({ reason: /pixel limit/i.test((error as Error).message) ? 'dimensions' : 'damaged' });

/** Drawn from its pixels alone: no metadata, no thumbnail, nothing behind the end of the file, upright and in sRGB. */
const redrawn = (picture: Sharp, type: 'image/jpeg' | 'image/png'): Promise<Buffer> => {
  const sized = picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  return (type === 'image/png' ? sized.png() : sized.jpeg({ quality: 88 })).toBuffer();
};

export const redrawPicture = async (bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Inspected> => {
  try {
    return { bytes: await redrawn(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient(), type), type };
  } catch (error) {
    return reasonOf(error);
  }
};

/** A phone's HEIC becomes a JPEG: hardly a browser shows HEIC, and sharp's prebuilt libvips has no HEVC decoder (see the decision). */
export const redrawHeic = async (bytes: Buffer): Promise<Inspected> => {
  try {
    const [first] = await decodeHeic.all({ buffer: bytes });
    if (!first) return { reason: 'damaged' };
    if (first.width * first.height > mostPixels) return { reason: 'dimensions' };
    const { width, height, data } = await first.decode();
    const picture = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
    return { bytes: await redrawn(picture, 'image/jpeg'), type: 'image/jpeg' };
  } catch (error) {
    return reasonOf(error);
  }
};
