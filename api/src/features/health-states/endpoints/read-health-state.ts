import { z } from 'zod';
import { healthState, healthStateQuery, noHealthState } from '@blattwerk/contract/health-states/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested } from '../health-states.queries.ts';
import { findHealthState, readHealthState } from '../health-states.service.ts';

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
