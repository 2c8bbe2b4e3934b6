import { healthState, healthStateInput } from '@blattwerk/contract/health-states/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested } from '../health-states.queries.ts';
import { saveHealthState } from '../health-states.service.ts';

export const saveHealthStateEndpoint = patientFactory.build({
  operation: 'health-states.save',
  method: 'patch',
  summary: 'Save a part of the questionnaire',
  input: healthStateInput,
  output: healthState,
  handler: async ({ ctx, input }) => {
    const state = await saveHealthState(ctx, input);
    return presentHealthState(state, await namesOfRequested(ctx, state.answers));
  },
});
