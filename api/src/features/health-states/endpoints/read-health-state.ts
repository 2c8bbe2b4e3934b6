import { z } from 'zod';
import { healthState } from '@blattwerk/contract/health-states/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested } from '../health-states.queries.ts';
import { readHealthState } from '../health-states.service.ts';

export const readHealthStateEndpoint = patientFactory.build({
  operation: 'health-states.read',
  method: 'get',
  summary: 'The newest version of the own questionnaire, with what is missing',
  input: z.object({}),
  output: healthState,
  handler: async ({ ctx }) => {
    const state = await readHealthState(ctx);
    return presentHealthState(state, await namesOfRequested(ctx, state.answers));
  },
});
