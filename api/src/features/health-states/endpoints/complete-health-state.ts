import { healthState, healthStateInput } from '@blattwerk/contract/health-states/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested } from '../health-states.queries.ts';
import { completeHealthState } from '../health-states.service.ts';

export const completeHealthStateEndpoint = patientFactory.buildUnbound({
  operation: 'health-states.complete',
  method: 'post',
  summary: 'Save the given answers and complete the questionnaire',
  input: healthStateInput,
  output: healthState,
  handler: async ({ ctx, input }) => {
    const state = await completeHealthState(ctx, input);
    return presentHealthState(state, await namesOfRequested(ctx, state.answers));
  },
});
