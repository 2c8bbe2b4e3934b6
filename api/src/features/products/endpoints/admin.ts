import * as operations from '@blattwerk/contract/products/operations';
import { adminFactory } from '../../../http/factories.ts';
import { mergeProduct, previewMerge } from '../merge.service.ts';
import { patchProduct } from '../product-records.service.ts';

export const updateProductEndpoint = adminFactory.build(operations.updateProduct, ({ ctx, input }) => patchProduct(ctx, input));

export const previewProductMergeEndpoint = adminFactory.build(operations.previewProductMerge, ({ ctx, input }) => previewMerge(ctx, input));

export const mergeProductEndpoint = adminFactory.build(operations.mergeProduct, ({ ctx, input }) => mergeProduct(ctx, input));
