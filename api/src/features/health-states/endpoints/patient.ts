import * as operations from '@blattwerk/contract/health-states/operations';
import { patientFactory } from '../../../http/factories.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested } from '../health-states.queries.ts';
import { completeHealthState, findHealthState, readHealthState, saveHealthState } from '../health-states.service.ts';

export const completeHealthStateEndpoint = patientFactory.buildUnbound(operations.completeHealthState, async ({ ctx, input }) => {
  const state = await completeHealthState(ctx, input);
  return presentHealthState(state, await namesOfRequested(ctx, state.answers));
});

export const readHealthStateEndpoint = patientFactory.build(operations.readHealthState, async ({ ctx, input }) => {
  const state = input.orNone ? await findHealthState(ctx) : await readHealthState(ctx);
  if (!state) return { status: 'none' as const };
  return presentHealthState(state, await namesOfRequested(ctx, state.answers));
});

export const saveHealthStateEndpoint = patientFactory.build(operations.saveHealthState, async ({ ctx, input }) => {
  const state = await saveHealthState(ctx, input);
  return presentHealthState(state, await namesOfRequested(ctx, state.answers));
});
