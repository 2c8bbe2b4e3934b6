import * as operations from '@blattwerk/contract/products/operations';
import { adminFactory } from '../../../http/factories.ts';
import { mergeProduct, previewMerge } from '../merge.service.ts';
import { describePicture, removePicture, setPicture } from '../picture.service.ts';
import { patchProduct } from '../product-records.service.ts';

export const updateProductEndpoint = adminFactory.build(operations.updateProduct, ({ ctx, input }) => patchProduct(ctx, input));

export const setPictureEndpoint = adminFactory.buildUnbound(operations.setPicture, ({ ctx, input: { file, ...input } }) => setPicture(ctx, input, file.data));

export const describePictureEndpoint = adminFactory.build(operations.describePicture, ({ ctx, input }) => describePicture(ctx, input));

export const removePictureEndpoint = adminFactory.buildUnbound(operations.removePicture, async ({ ctx, input }) => {
  await removePicture(ctx, input);
  return {};
});

export const previewProductMergeEndpoint = adminFactory.build(operations.previewProductMerge, ({ ctx, input }) => previewMerge(ctx, input));

export const mergeProductEndpoint = adminFactory.build(operations.mergeProduct, ({ ctx, input }) => mergeProduct(ctx, input));
