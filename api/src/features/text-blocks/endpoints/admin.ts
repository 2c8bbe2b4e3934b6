import * as operations from '@blattwerk/contract/text-blocks/house-operations';
import { adminFactory } from '../../../http/factories.ts';
import { listHouseTextBlocks, readHouseTextBlock } from '../house-text-blocks.queries.ts';
import { createHouseTextBlock, patchHouseTextBlock } from '../house-text-blocks.service.ts';

export const listHouseTextBlocksEndpoint = adminFactory.build(operations.listHouseTextBlocks, ({ ctx, input }) => listHouseTextBlocks(ctx, input));

export const createHouseTextBlockEndpoint = adminFactory.build(operations.createHouseTextBlock, ({ ctx, input }) => createHouseTextBlock(ctx, input));

export const readHouseTextBlockEndpoint = adminFactory.build(operations.readHouseTextBlock, ({ ctx, input }) => readHouseTextBlock(ctx, input.id));

export const updateHouseTextBlockEndpoint = adminFactory.build(operations.updateHouseTextBlock, ({ ctx, input }) => patchHouseTextBlock(ctx, input));
