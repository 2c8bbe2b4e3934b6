import type { VaporizerCreateInput, VaporizerPatchInput, VaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { Vaporizer } from './vaporizer.model.ts';
import { readVaporizerRecord } from './vaporizer-records.queries.ts';

type Fitting = Pick<Vaporizer, 'takes' | 'cartridgeSystem'>;

/** The system belongs to the cartridges. @throws server.badRequest where it takes some and names none */
const systemOf = ({ takes, cartridgeSystem }: Fitting): Fitting => {
  if (!takes.includes('cartridge')) return { takes, cartridgeSystem: null };
  if (cartridgeSystem === null) throw failure('server.badRequest', { fields: [{ path: 'cartridgeSystem', message: 'required' }] });
  return { takes, cartridgeSystem };
};

/** @throws server.conflict for a name that is taken, server.badRequest for cartridges without their system */
export const createVaporizer = async (ctx: Ctx, input: VaporizerCreateInput): Promise<VaporizerRecord> => {
  const id = newId();
  const now = ctx.clock.now();
  const fitting = systemOf({ takes: input.takes, cartridgeSystem: input.cartridgeSystem ?? null });
  await Vaporizer.query(ctx.trx).insert({ ...input, ...fitting, id, createdAt: now, updatedAt: now });
  await audit(ctx, { action: 'vaporizer.create', objectType: 'vaporizer', objectId: id, after: { name: input.name } });
  return readVaporizerRecord(ctx, id);
};

/** @throws server.notFound, server.conflict with both states when the version is stale or the name is taken, server.badRequest for cartridges without their system */
export const patchVaporizer = (ctx: Ctx, { id, version, ...input }: VaporizerPatchInput): Promise<VaporizerRecord> =>
  editRecord(ctx, {
    action: 'vaporizer.update',
    objectType: 'vaporizer',
    id,
    version,
    input,
    lock: async () => found(await Vaporizer.query(ctx.trx).findById(id).forUpdate()),
    read: () => readVaporizerRecord(ctx, id),
    write: async (before, next) => {
      const { cartridgeSystem } = systemOf({ takes: before.takes, cartridgeSystem: before.cartridgeSystem, ...input });
      // Without cartridges the system goes too, and the audit log says so.
      const change = cartridgeSystem === before.cartridgeSystem ? input : { ...input, cartridgeSystem };
      await Vaporizer.query(ctx.trx)
        .findById(id)
        .patch({ ...change, ...next });
      return change;
    },
  });
