import {
  pharmacyDomainQuery,
  pharmacyList,
  pharmacyMap,
  pharmacyMapQuery,
  pharmacyPage,
  pharmacyQuery,
  pharmacyTableQuery,
} from '@blattwerk/contract/pharmacies/shapes';
import { popularQuery } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listPharmacies, listPopularPharmacies, mapPharmacies, readPharmacyPage } from '../pharmacies.service.ts';
import { pharmacyTable } from '../pharmacy-table.ts';

export const downloadPharmaciesEndpoint = publicFactory.buildFile({
  operation: 'pharmacies.download',
  summary: 'All pharmacies of the market as a table for a spreadsheet (CSV), or as JSON for programs; may be kept for five minutes',
  input: pharmacyTableQuery,
  handler: ({ ctx, input }) => pharmacyTable(ctx, input.locale ?? ctx.locale, input.format),
});

export const listPharmaciesEndpoint = publicFactory.build({
  operation: 'pharmacies.list-public',
  method: 'get',
  summary: 'The pharmacies of the market',
  input: pharmacyQuery,
  output: pharmacyList,
  handler: ({ ctx, input }) => listPharmacies(ctx, input),
});

export const listPopularPharmaciesEndpoint = publicFactory.build({
  operation: 'pharmacies.popular',
  method: 'get',
  summary: 'The pharmacies that most prescriptions went to in the last four weeks',
  input: popularQuery,
  output: pharmacyList,
  handler: ({ ctx, input }) => listPopularPharmacies(ctx, input.limit),
});

export const mapPharmaciesEndpoint = publicFactory.build({
  operation: 'pharmacies.map',
  method: 'get',
  summary: 'Where the pharmacies of the market stand',
  input: pharmacyMapQuery,
  output: pharmacyMap,
  handler: ({ ctx, input }) => mapPharmacies(ctx, input),
});

export const readPharmacyPageEndpoint = publicFactory.build({
  operation: 'pharmacies.read-public',
  method: 'get',
  summary: 'One pharmacy with its stock, by slug or by its own domain',
  input: pharmacyDomainQuery,
  output: pharmacyPage,
  handler: ({ ctx, input }) => readPharmacyPage(ctx, input),
});
