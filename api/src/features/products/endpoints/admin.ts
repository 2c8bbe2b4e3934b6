import * as operations from '@blattwerk/contract/products/operations';
import { adminFactory } from '../../../http/factories.ts';
import { patchProduct } from '../product-records.service.ts';

export const updateProductEndpoint = adminFactory.build(operations.updateProduct, ({ ctx, input }) => patchProduct(ctx, input));
