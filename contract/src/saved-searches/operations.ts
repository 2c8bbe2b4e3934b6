import { z } from 'zod';
import { operation } from '../operation.ts';
import { savedSearch, savedSearchIdInput, savedSearchInput, savedSearchList, savedSearchPatchInput } from './shapes.ts';

export const listSavedSearches = operation({
  id: 'saved-searches.list',
  method: 'get',
  path: '/clients/saved-searches',
  summary: 'The searches that the caller keeps, with what each finds now',
  input: z.object({}),
  answer: savedSearchList,
});

export const saveSearch = operation({
  id: 'saved-searches.create',
  method: 'post',
  path: '/clients/saved-searches',
  summary: 'Keep filters of the catalogue under a name',
  input: savedSearchInput,
  answer: savedSearch,
  status: 201,
  errors: ['invalid.zip.code', 'savedSearch.nameTaken', 'savedSearch.tooMany'],
});

export const removeSavedSearch = operation({
  id: 'saved-searches.remove',
  method: 'delete',
  path: '/clients/saved-searches/:id',
  summary: 'Forget a kept search',
  input: savedSearchIdInput,
  answer: z.object({}),
});

export const renameSavedSearch = operation({
  id: 'saved-searches.update',
  method: 'patch',
  path: '/clients/saved-searches/:id',
  summary: 'Give a kept search another name',
  input: savedSearchPatchInput,
  answer: savedSearch,
  errors: ['invalid.zip.code', 'savedSearch.nameTaken'],
});
