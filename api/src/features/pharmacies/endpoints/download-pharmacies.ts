import { locale } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { pharmacyTable } from '../pharmacy-table.ts';

export const downloadPharmaciesEndpoint = publicFactory.buildFile({
  operation: 'pharmacies.download',
  summary: 'All pharmacies of the market as a table for a spreadsheet',
  input: z.object({ locale: locale.optional() }),
  handler: ({ ctx, input }) => pharmacyTable(ctx, input.locale ?? ctx.locale),
});
