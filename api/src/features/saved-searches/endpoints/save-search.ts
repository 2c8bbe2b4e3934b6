import { savedSearch, savedSearchInput } from '@blattwerk/contract/saved-searches/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { saveSearch } from '../saved-searches.service.ts';

export const saveSearchEndpoint = patientFactory.build({
  operation: 'saved-searches.create',
  method: 'post',
  summary: 'Keep filters of the catalogue under a name',
  input: savedSearchInput,
  output: savedSearch,
  statusCode: 201,
  handler: ({ ctx, input }) => saveSearch(ctx, input),
});
