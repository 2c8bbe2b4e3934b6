import * as operations from '@blattwerk/contract/pharmacies/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listPharmacies, listPopularPharmacies, mapPharmacies, readPharmacyPage } from '../pharmacies.service.ts';
import { pharmacyTable } from '../pharmacy-table.ts';

export const downloadPharmaciesEndpoint = publicFactory.buildFile(operations.downloadPharmacies, ({ ctx, input }) =>
  pharmacyTable(ctx, input.locale ?? ctx.locale, input.format),
);

export const listPharmaciesEndpoint = publicFactory.build(operations.listPharmacies, ({ ctx, input }) => listPharmacies(ctx, input));

export const listPopularPharmaciesEndpoint = publicFactory.build(operations.listPopularPharmacies, ({ ctx, input }) => listPopularPharmacies(ctx, input.limit));

export const mapPharmaciesEndpoint = publicFactory.build(operations.mapPharmacies, ({ ctx, input }) => mapPharmacies(ctx, input));

export const readPharmacyPageEndpoint = publicFactory.build(operations.readPharmacyPage, ({ ctx, input }) => readPharmacyPage(ctx, input));
