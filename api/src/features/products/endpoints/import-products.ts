import { productImportResult } from '@blattwerk/contract/products/shapes';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { importProducts } from '../import-products.ts';

export const importProductsEndpoint = adminFactory.build({
  operation: 'products.import',
  method: 'post',
  summary: 'Bring a product file into the catalogue',
  input: z.object({ file: ez.upload() }),
  output: productImportResult,
  handler: ({ ctx, input }) => importProducts(ctx, input.file.data),
});
