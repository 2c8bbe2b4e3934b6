import type { Vaporizer as Shown, VaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Vaporizer } from './vaporizer.model.ts';

export const presentVaporizer = (row: Vaporizer): Shown => ({
  id: row.id,
  name: row.name,
  manufacturer: row.manufacturer,
  takes: row.takes,
  cartridgeSystem: row.cartridgeSystem,
});

export const presentVaporizerRecord = (row: Vaporizer, ctx: Ctx): VaporizerRecord => ({
  ...presentVaporizer(row),
  isListed: row.isListed,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: ctx.actor.role === 'admin' ? ['update'] : [],
});
