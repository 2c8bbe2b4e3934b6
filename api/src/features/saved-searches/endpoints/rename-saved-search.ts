import { savedSearch, savedSearchPatchInput } from '@blattwerk/contract/saved-searches/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { renameSavedSearch } from '../saved-searches.service.ts';

export const renameSavedSearchEndpoint = patientFactory.build({
  operation: 'saved-searches.update',
  method: 'patch',
  summary: 'Give a kept search another name',
  input: savedSearchPatchInput,
  output: savedSearch,
  handler: ({ ctx, input }) => renameSavedSearch(ctx, input),
});
