import { productImportResult, productPatchInput, productRecord } from '@blattwerk/contract/products/shapes';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { importProducts } from '../import-products.ts';
import { patchProduct } from '../product-records.service.ts';

export const importProductsEndpoint = adminFactory.build({
  operation: 'products.import',
  method: 'post',
  summary: 'Bring a product file into the catalogue',
  input: z.object({ file: ez.upload() }),
  output: productImportResult,
  handler: ({ ctx, input }) => importProducts(ctx, input.file.data),
});

export const updateProductEndpoint = adminFactory.build({
  operation: 'products.update',
  method: 'patch',
  summary: 'Change a product',
  input: productPatchInput,
  output: productRecord,
  handler: ({ ctx, input }) => patchProduct(ctx, input),
});
