import type { Category } from '@blattwerk/contract/products/enums';
import type { Vaporizer as Shown, VaporizerList } from '@blattwerk/contract/vaporizers/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { Vaporizer } from './vaporizer.model.ts';
import { presentVaporizer } from './vaporizer.presenter.ts';

const listed = (ctx: Ctx) => Vaporizer.query(ctx.trx).where({ isListed: true }).orderByRaw('lower(name), id');

/** All that the market names, by name. */
export const listVaporizers = async (ctx: Ctx): Promise<VaporizerList> => ({ items: (await listed(ctx)).map(presentVaporizer) });

/** What is known to go with a product: nothing for what is taken by mouth, nor for a cartridge whose system is not known. */
export const fittingVaporizers = async (ctx: Ctx, product: { category: Category; cartridgeSystem: string | null }): Promise<Shown[]> => {
  const { category, cartridgeSystem } = product;
  if (category === 'flower') return (await listed(ctx).whereRaw(`'flower' = ANY (takes)`)).map(presentVaporizer);
  if (category !== 'vape' || cartridgeSystem === null) return [];
  return (await listed(ctx).whereRaw('lower(cartridge_system) = lower(?)', [cartridgeSystem])).map(presentVaporizer);
};
