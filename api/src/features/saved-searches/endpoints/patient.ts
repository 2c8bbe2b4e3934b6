import { savedSearch, savedSearchIdInput, savedSearchInput, savedSearchList, savedSearchPatchInput } from '@blattwerk/contract/saved-searches/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { listSavedSearches, removeSavedSearch, renameSavedSearch, saveSearch } from '../saved-searches.service.ts';

export const listSavedSearchesEndpoint = patientFactory.build({
  operation: 'saved-searches.list',
  method: 'get',
  summary: 'The searches that the caller keeps, with what each finds now',
  input: z.object({}),
  output: savedSearchList,
  handler: ({ ctx }) => listSavedSearches(ctx),
});

export const removeSavedSearchEndpoint = patientFactory.build({
  operation: 'saved-searches.remove',
  method: 'delete',
  summary: 'Forget a kept search',
  input: savedSearchIdInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await removeSavedSearch(ctx, input.id);
    return {};
  },
});

export const renameSavedSearchEndpoint = patientFactory.build({
  operation: 'saved-searches.update',
  method: 'patch',
  summary: 'Give a kept search another name',
  input: savedSearchPatchInput,
  output: savedSearch,
  handler: ({ ctx, input }) => renameSavedSearch(ctx, input),
});

export const saveSearchEndpoint = patientFactory.build({
  operation: 'saved-searches.create',
  method: 'post',
  summary: 'Keep filters of the catalogue under a name',
  input: savedSearchInput,
  output: savedSearch,
  statusCode: 201,
  handler: ({ ctx, input }) => saveSearch(ctx, input),
});
