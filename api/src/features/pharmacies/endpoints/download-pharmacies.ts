import { pharmacyTableQuery } from '@blattwerk/contract/pharmacies/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { pharmacyTable } from '../pharmacy-table.ts';

export const downloadPharmaciesEndpoint = publicFactory.buildFile({
  operation: 'pharmacies.download',
  summary: 'All pharmacies of the market as a table for a spreadsheet (CSV), or as JSON for programs; may be kept for five minutes',
  input: pharmacyTableQuery,
  handler: ({ ctx, input }) => pharmacyTable(ctx, input.locale ?? ctx.locale, input.format),
});
