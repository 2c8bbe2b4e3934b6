import type { HealthState as ShownState } from '@blattwerk/contract/health-states/shapes';
import * as operations from '@blattwerk/contract/health-states/operations';
import { patientFactory } from '../../../http/factories.ts';
import type { Ctx, Member } from '../../../kernel/ctx.ts';
import { readDefinition } from '../definitions.queries.ts';
import type { HealthState } from '../health-state.model.ts';
import { presentHealthState } from '../health-state.presenter.ts';
import { namesOfRequested, prescribedLately } from '../health-states.queries.ts';
import { completeHealthState, findHealthState, readHealthState, saveHealthState, startingAnswers } from '../health-states.service.ts';

/** As the questionnaire goes on from here. */
const present = async (ctx: Ctx<Member>, state: HealthState): Promise<ShownState> =>
  presentHealthState(
    { ...state, answers: await startingAnswers(ctx, state) },
    { products: await namesOfRequested(ctx, state.answers), prescribed: await prescribedLately(ctx) },
  );

export const completeHealthStateEndpoint = patientFactory.buildUnbound(operations.completeHealthState, async ({ ctx, input }) =>
  present(ctx, await completeHealthState(ctx, input)),
);

export const readDefinitionEndpoint = patientFactory.build(operations.readDefinition, ({ ctx, input }) => readDefinition(ctx, input.version));

export const readHealthStateEndpoint = patientFactory.build(operations.readHealthState, async ({ ctx, input }) => {
  const state = input.orNone ? await findHealthState(ctx) : await readHealthState(ctx);
  return state ? present(ctx, state) : { status: 'none' as const };
});

export const saveHealthStateEndpoint = patientFactory.build(operations.saveHealthState, async ({ ctx, input }) =>
  present(ctx, await saveHealthState(ctx, input)),
);
