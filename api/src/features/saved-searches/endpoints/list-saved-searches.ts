import { savedSearchList } from '@blattwerk/contract/saved-searches/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { listSavedSearches } from '../saved-searches.service.ts';

export const listSavedSearchesEndpoint = patientFactory.build({
  operation: 'saved-searches.list',
  method: 'get',
  summary: 'The searches that the caller keeps, with what each finds now',
  input: z.object({}),
  output: savedSearchList,
  handler: ({ ctx }) => listSavedSearches(ctx),
});
