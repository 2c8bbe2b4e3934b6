import { z } from 'zod';
import { id, instant, text } from '../validation.ts';

/** What a device may take. Extracts are taken by mouth: no device is named for them. */
export const vaporizerLoads = ['flower', 'cartridge'] as const;
export type VaporizerLoad = (typeof vaporizerLoads)[number];

/** The connection of a cartridge: the open `510`, or the name of a closed system. */
export const cartridgeSystem = text(1, 60);
const name = text(1, 120);

/** A device as the market names it: neither a medicine, nor sold or prescribed here. */
export const vaporizer = z.object({
  id,
  name: z.string(),
  manufacturer: z.string().nullable(),
  takes: z.array(z.enum(vaporizerLoads)),
  /** There exactly where it takes cartridges. */
  cartridgeSystem: z.string().nullable(),
});
export type Vaporizer = z.output<typeof vaporizer>;
export const vaporizerList = z.object({ items: z.array(vaporizer) });
export type VaporizerList = z.output<typeof vaporizerList>;

const vaporizerFields = {
  name,
  manufacturer: name.nullable().optional(),
  takes: z.array(z.enum(vaporizerLoads)).min(1).max(vaporizerLoads.length),
  /** Needed where it takes cartridges, and forgotten where it does not. */
  cartridgeSystem: cartridgeSystem.nullable().optional(),
  isListed: z.boolean().optional(),
};
export const vaporizerCreateInput = z.strictObject(vaporizerFields);
export type VaporizerCreateInput = z.output<typeof vaporizerCreateInput>;
export const vaporizerPatchInput = z.strictObject(vaporizerFields).partial().extend({ id, version: z.int() });
export type VaporizerPatchInput = z.output<typeof vaporizerPatchInput>;

/** A device as the back office sees and changes it. */
export const vaporizerRecord = vaporizer.extend({
  /** Whether the market names it. */
  isListed: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update'])),
});
export type VaporizerRecord = z.output<typeof vaporizerRecord>;
