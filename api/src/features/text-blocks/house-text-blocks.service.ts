import type { HouseTextBlockInput, HouseTextBlockPatchInput, HouseTextBlockRecord } from '@blattwerk/contract/text-blocks/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { HouseTextBlock } from './house-text-block.model.ts';
import { readHouseTextBlock } from './house-text-blocks.queries.ts';

/** @throws textBlock.houseNameTaken */
export const createHouseTextBlock = async (ctx: Ctx, input: HouseTextBlockInput): Promise<HouseTextBlockRecord> => {
  const id = newId();
  const now = ctx.clock.now();
  await HouseTextBlock.query(ctx.trx).insert({ ...input, id, createdAt: now, updatedAt: now });
  await audit(ctx, { action: 'house-text-block.create', objectType: 'house-text-block', objectId: id, after: { name: input.name } });
  return readHouseTextBlock(ctx, id);
};

/** @throws server.notFound, server.conflict with both states when the version is stale, textBlock.houseNameTaken */
export const patchHouseTextBlock = (ctx: Ctx, { id, version, ...input }: HouseTextBlockPatchInput): Promise<HouseTextBlockRecord> =>
  editRecord(ctx, {
    action: 'house-text-block.update',
    objectType: 'house-text-block',
    id,
    version,
    input,
    lock: async () => found(await HouseTextBlock.query(ctx.trx).findById(id).forUpdate()),
    read: () => readHouseTextBlock(ctx, id),
    write: async (_before, next) => {
      await HouseTextBlock.query(ctx.trx)
        .findById(id)
        .patch({ ...input, ...next });
      return input;
    },
  });
