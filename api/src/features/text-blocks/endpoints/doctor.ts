import * as operations from '@blattwerk/contract/text-blocks/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { createTextBlock, listTextBlocks, removeTextBlock, updateTextBlock } from '../text-blocks.service.ts';

export const listTextBlocksEndpoint = doctorFactory.build(operations.listTextBlocks, ({ ctx }) => listTextBlocks(ctx));

export const createTextBlockEndpoint = doctorFactory.build(operations.createTextBlock, ({ ctx, input }) => createTextBlock(ctx, input));

export const updateTextBlockEndpoint = doctorFactory.build(operations.updateTextBlock, ({ ctx, input }) => updateTextBlock(ctx, input));

export const removeTextBlockEndpoint = doctorFactory.build(operations.removeTextBlock, async ({ ctx, input }) => {
  await removeTextBlock(ctx, input.id);
  return {};
});
