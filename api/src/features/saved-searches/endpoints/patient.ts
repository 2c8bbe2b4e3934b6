import * as operations from '@blattwerk/contract/saved-searches/operations';
import { patientFactory } from '../../../http/factories.ts';
import { listSavedSearches, removeSavedSearch, renameSavedSearch, saveSearch } from '../saved-searches.service.ts';

export const listSavedSearchesEndpoint = patientFactory.build(operations.listSavedSearches, ({ ctx }) => listSavedSearches(ctx));

export const removeSavedSearchEndpoint = patientFactory.build(operations.removeSavedSearch, async ({ ctx, input }) => {
  await removeSavedSearch(ctx, input.id);
  return {};
});

export const renameSavedSearchEndpoint = patientFactory.build(operations.renameSavedSearch, ({ ctx, input }) => renameSavedSearch(ctx, input));

export const saveSearchEndpoint = patientFactory.build(operations.saveSearch, ({ ctx, input }) => saveSearch(ctx, input));
