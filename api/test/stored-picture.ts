import { pictureSizes } from '@blattwerk/contract/products/picture-shapes';
import sharp from 'sharp';
import { storePlain } from '../src/features/files/public.ts';
import { pictureKey } from '../src/features/products/picture-sizes.ts';
import { newId } from '../src/kernel/ids.ts';
import type { TestApp } from './app.ts';

/** A JPEG as an administrator sends it. */
export const pictureOf = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d5c' } })
    .jpeg()
    .toBuffer();

/** The picture of a product with its bytes in the storage, as an upload leaves it. @returns its id */
export const buildStoredPicture = async ({ knex, ctx }: Pick<TestApp, 'knex' | 'ctx'>, productId: string): Promise<string> => {
  const pictureId = newId();
  const now = new Date();
  const row = { productId, pictureId, width: 800, height: 600, altDe: 'Ein Glas mit Blüten', altEn: 'A jar of flowers', createdAt: now, updatedAt: now };
  await knex('product_pictures').insert(row);
  const bytes = await sharp(await pictureOf(320, 240))
    .webp()
    .toBuffer();
  for (const size of pictureSizes) await storePlain(ctx, pictureKey(pictureId, size), bytes, 'image/webp');
  return pictureId;
};
