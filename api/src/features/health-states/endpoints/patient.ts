import { healthState, healthStateInput, healthStateQuery, noHealthState } from '@blattwerk/contract/health-states/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested } from '../health-states.queries.ts';
import { completeHealthState, findHealthState, readHealthState, saveHealthState } from '../health-states.service.ts';

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

export const readHealthStateEndpoint = patientFactory.build({
  operation: 'health-states.read',
  method: 'get',
  summary: 'The newest version of the own questionnaire, with what is missing',
  input: healthStateQuery,
  output: z.union([healthState, noHealthState]),
  handler: async ({ ctx, input }) => {
    const state = input.orNone ? await findHealthState(ctx) : await readHealthState(ctx);
    if (!state) return { status: 'none' as const };
    return presentHealthState(state, await namesOfRequested(ctx, state.answers));
  },
});

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
