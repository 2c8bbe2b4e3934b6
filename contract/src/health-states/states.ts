import { defineStates } from '../state-table.ts';

export const healthStateStatuses = ['draft', 'complete'] as const;
export type HealthStateStatus = (typeof healthStateStatuses)[number];
export type HealthStateAction = 'complete';

/** A questionnaire's answers; complete ones are never changed, a new version begins as a draft. */
export const healthStateStates = defineStates<HealthStateStatus, HealthStateAction>({
  states: healthStateStatuses,
  initial: 'draft',
  actions: { complete: { from: ['draft'], to: 'complete' } },
  refusal: () => 'server.conflict',
});
