import sharp from 'sharp';
import type { DrawnPicture, PictureReason, PictureRules } from './file-inspection-port.ts';

const drawn = async (bytes: Buffer, { minWidth, pixels, sides }: PictureRules): Promise<DrawnPicture | { reason: PictureReason }> => {
  // The header alone says how large it is; nothing is unpacked before that is known.
  const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
  if (width * height > pixels) return { reason: 'pixels' };
  if (width < minWidth) return { reason: 'narrow' };
  const sized = (side: number) =>
    sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  const large = await sized(sides.large);
  const [medium, small] = [await sized(sides.medium), await sized(sides.small)];
  return { width: large.info.width, height: large.info.height, sizes: { small: small.data, medium: medium.data, large: large.data } };
};

/** Drawn from its pixels alone: no metadata, no thumbnail, nothing behind the end of the file, upright and in sRGB. Of a moving picture the first one. */
export const drawSizes = (bytes: Buffer, rules: PictureRules): Promise<DrawnPicture | { reason: PictureReason }> =>
  drawn(bytes, rules).catch((error: unknown) => ({ reason: /pixel limit/i.test((error as Error).message) ? 'pixels' : 'damaged' }));
