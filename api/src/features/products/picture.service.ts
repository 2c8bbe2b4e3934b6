import {
  pictureLimits,
  pictureSides,
  pictureSizes,
  type DescribePictureInput,
  type OfficePicture,
  type RemovePictureInput,
  type SetPictureInput,
} from '@blattwerk/contract/products/picture-shapes';
import type { DrawnPicture } from '../../adapters/file-inspection/file-inspection-port.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { removeStored, scanBytes, storePlain } from '../files/public.ts';
import { lockStanding } from './lock-standing.ts';
import { ProductPicture } from './picture.model.ts';
import { pictureKey } from './picture-sizes.ts';
import { presentOfficePicture } from './product.presenter.ts';

const refusals = { type: 'picture.wrongType', damaged: 'picture.isDamaged', narrow: 'picture.tooSmall', pixels: 'picture.tooManyPixels' } as const;

/** Outside of a transaction: it takes seconds. @throws picture.* */
const draw = async (ctx: Ctx, bytes: Buffer): Promise<DrawnPicture> => {
  if (bytes.length > pictureLimits.bytes) throw failure('picture.tooLarge');
  const scanned = await scanBytes(ctx, bytes);
  if (scanned !== 'clean') throw failure(scanned === 'malware' ? 'picture.hasMalware' : 'picture.notScanned');
  const drawn = await ctx.ports.fileInspection.drawPicture(bytes, { minWidth: pictureLimits.minWidth, pixels: pictureLimits.pixels, sides: pictureSides });
  if ('reason' in drawn) throw failure(refusals[drawn.reason]);
  return drawn;
};

/** The product's picture as it is, both locked. @throws server.notFound, product.merged, server.conflict when the picture is another one now */
const lockPicture = async (ctx: Ctx, { id, version, ...yours }: { id: string; version: number }): Promise<ProductPicture | undefined> => {
  await lockStanding(ctx, id);
  const picture = await ProductPicture.query(ctx.trx).findById(id).forUpdate();
  assertVersion(picture ?? { version: 0 }, version, { current: picture ? presentOfficePicture(ctx, picture) : { version: 0 }, yours });
  return picture;
};

/** What no row names any more; what cannot be removed now the sweep removes. */
const removeSizes = async (ctx: Ctx, pictureId: string): Promise<void> => {
  for (const size of pictureSizes)
    await removeStored(ctx, pictureKey(pictureId, size)).catch((error: unknown) => ctx.log.warn({ err: error }, 'a picture is left to the sweep'));
};

const words = (picture: ProductPicture | undefined): Record<string, string | null> => ({
  altDe: picture?.altDe ?? null,
  altEn: picture?.altEn ?? null,
  pictureSize: picture ? `${picture.width} × ${picture.height}` : null,
});

/** In the history of the product, with what is another one than before. */
const note = (
  ctx: Ctx,
  verb: 'set' | 'replace' | 'describe' | 'remove',
  before: ProductPicture | undefined,
  after: ProductPicture | undefined,
): Promise<void> => {
  const [old, now] = [words(before), words(after)];
  const changed = (of: typeof old) => Object.fromEntries(Object.entries(of).filter(([field]) => old[field] !== now[field]));
  return audit(ctx, {
    action: `product-picture.${verb}`,
    objectType: 'product',
    objectId: (after ?? before)?.productId ?? null,
    before: changed(old),
    after: changed(now),
  });
};

interface Replaced {
  before: ProductPicture | undefined;
  after: ProductPicture;
}

const putRow = async (ctx: Ctx, input: SetPictureInput, pictureId: string, { width, height }: DrawnPicture): Promise<Replaced> => {
  const before = await lockPicture(ctx, input);
  const now = ctx.clock.now();
  const row = {
    ...{ pictureId, width, height, updatedAt: now, version: input.version + 1 },
    altDe: input.altDe === undefined ? (before?.altDe ?? null) : input.altDe,
    altEn: input.altEn === undefined ? (before?.altEn ?? null) : input.altEn,
  };
  const after = before
    ? await ProductPicture.query(ctx.trx).patchAndFetchById(input.id, row)
    : await ProductPicture.query(ctx.trx).insertAndFetch({ ...row, productId: input.id, createdAt: now });
  await note(ctx, before ? 'replace' : 'set', before, after);
  return { before, after };
};

/**
 * Gives the product a picture, or another one: the one before stays until the new one is stored. Opens its own transactions.
 * @throws picture.* for what is not taken, server.notFound, product.merged, server.conflict, aws.upload.error
 */
export const setPicture = async (ctx: Ctx, input: SetPictureInput, bytes: Buffer): Promise<OfficePicture> => {
  await inTransaction(ctx, (bound) => lockPicture(bound, input));
  const drawn = await draw(ctx, bytes);
  const pictureId = newId();
  try {
    for (const size of pictureSizes) await storePlain(ctx, pictureKey(pictureId, size), drawn.sizes[size], 'image/webp');
    const { before, after } = await inTransaction(ctx, (bound) => putRow(bound, input, pictureId, drawn));
    if (before) await removeSizes(ctx, before.pictureId);
    return presentOfficePicture(ctx, after);
  } catch (error) {
    await removeSizes(ctx, pictureId);
    throw error;
  }
};

/** @throws server.notFound where there is no picture, product.merged, server.conflict */
export const describePicture = async (ctx: Ctx, input: DescribePictureInput): Promise<OfficePicture> => {
  const before = found(await lockPicture(ctx, input));
  const { altDe = before.altDe, altEn = before.altEn } = input;
  if (altDe === before.altDe && altEn === before.altEn) return presentOfficePicture(ctx, before);
  const change = { altDe, altEn, version: before.version + 1, updatedAt: ctx.clock.now() };
  const after = await ProductPicture.query(ctx.trx).patchAndFetchById(input.id, change);
  await note(ctx, 'describe', before, after);
  return presentOfficePicture(ctx, after);
};

/** Takes the picture away, its bytes as well. Opens its own transaction. @throws server.notFound, product.merged, server.conflict */
export const removePicture = async (ctx: Ctx, input: RemovePictureInput): Promise<void> => {
  const { pictureId } = await inTransaction(ctx, async (bound) => {
    const before = found(await lockPicture(bound, input));
    await ProductPicture.query(bound.trx).deleteById(input.id);
    await note(bound, 'remove', before, undefined);
    return before;
  });
  await removeSizes(ctx, pictureId);
};
