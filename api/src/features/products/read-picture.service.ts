import type { PictureSize } from '@blattwerk/contract/products/picture-shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import type { Market } from '../catalogue/public.ts';
import { fetchPlain } from '../files/public.ts';
import { pictureAccess } from './picture-access.ts';
import type { GivenSeal } from './picture-seal.ts';
import { pictureKey } from './picture-sizes.ts';

const known = new WeakMap<Market['table'], ReadonlySet<string>>();

/** The pictures of the products that are in the market at this moment. */
const picturesIn = ({ table }: Market): ReadonlySet<string> => {
  const ids = known.get(table) ?? new Set(table.rows.flatMap(({ picture }) => (picture === null ? [] : [picture.id])));
  known.set(table, ids);
  return ids;
};

/**
 * One size of a picture.
 * @throws server.notFound where no product of the market has it (the back office reads those of others too), server.unauthorized, server.forbidden, aws.download.error
 */
export const readPicture = async (
  ctx: Ctx,
  { id, size, ...seal }: { id: string; size: PictureSize } & GivenSeal,
): Promise<{ bytes: Buffer; isPublic: boolean }> => {
  const { isPublic, isOffice } = await pictureAccess(ctx, seal);
  if (!isOffice && !picturesIn(await ctx.catalogue.current()).has(id)) throw failure('server.notFound');
  const key = pictureKey(id, size);
  if (isOffice && !(await ctx.ports.storage.exists(key))) throw failure('server.notFound');
  return { bytes: await fetchPlain(ctx, key), isPublic };
};
