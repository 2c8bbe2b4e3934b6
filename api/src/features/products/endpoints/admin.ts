import * as operations from '@blattwerk/contract/products/operations';
import { adminFactory } from '../../../http/factories.ts';
import { importProducts } from '../import-products.ts';
import { patchProduct } from '../product-records.service.ts';

export const importProductsEndpoint = adminFactory.build(operations.importProducts, ({ ctx, input }) => importProducts(ctx, input.file.data));

export const updateProductEndpoint = adminFactory.build(operations.updateProduct, ({ ctx, input }) => patchProduct(ctx, input));
