import { savedSearchIdInput } from '@blattwerk/contract/saved-searches/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { removeSavedSearch } from '../saved-searches.service.ts';

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
