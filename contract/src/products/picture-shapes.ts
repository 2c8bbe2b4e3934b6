import { z } from 'zod';
import { id } from '../validation.ts';

export const pictureLimits = {
  /** Of the file that is sent: 10 MB. */
  bytes: 10 * 1024 * 1024,
  minWidth: 400,
  pixels: 40_000_000,
  altLength: 200,
} as const;

/** What may be sent, by its content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** In which sizes a picture is kept: its longer side in pixels, or less where the picture has less. */
export const pictureSides = { small: 320, medium: 640, large: 1280 } as const;
export type PictureSize = keyof typeof pictureSides;
export const pictureSizes = Object.keys(pictureSides) as [PictureSize, ...PictureSize[]];

const sizes = z.array(z.object({ address: z.string(), width: z.int() })).min(1);

/** The picture of a product for its readers: the smallest size first; width and height are those of the largest. */
export const productPicture = z.object({
  sizes,
  width: z.int(),
  height: z.int(),
  /** What it shows, for those who do not see it. */
  alt: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
});
export type ProductPicture = z.output<typeof productPicture>;

/** The same for the back office. */
export const officePicture = z.object({
  sizes,
  width: z.int(),
  height: z.int(),
  altDe: z.string().nullable(),
  altEn: z.string().nullable(),
  version: z.int(),
});
export type OfficePicture = z.output<typeof officePicture>;

const alt = z
  .string()
  .trim()
  .max(pictureLimits.altLength)
  .transform((text) => text || null);

/** Version 0: there is no picture yet. A text that is not sent stays as it is. */
export const setPictureInput = z.object({ id, version: z.coerce.number().int().min(0), altDe: alt.optional(), altEn: alt.optional() });
export type SetPictureInput = z.output<typeof setPictureInput>;

export const describePictureInput = z.strictObject({ id, version: z.int(), altDe: alt.nullable().optional(), altEn: alt.nullable().optional() });
export type DescribePictureInput = z.output<typeof describePictureInput>;

export const removePictureInput = z.object({ id, version: z.coerce.number().int() });
export type RemovePictureInput = z.output<typeof removePictureInput>;

/** A picture's address says for whom it was made and until when it holds, sealed; without that the caller's own session counts. */
export const sealedReach = {
  reach: z.enum(['register', 'prescription', 'office']).optional(),
  until: z.coerce.number().int().optional(),
  seal: z.string().max(100).optional(),
};
export const readPlateInput = z.object({ slug: z.string().max(200), ...sealedReach });
export const readPictureInput = z.object({ id, size: z.enum(pictureSizes), ...sealedReach });
