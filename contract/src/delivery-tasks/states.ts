import { defineStates } from '../state-table.ts';

/**
 * `pass-on`: hand a sending to a pharmacy without mail and account. `call`: ask a pharmacy that does not react. `tan`: tell a pharmacy its TAN.
 * `tell-void`: tell a pharmacy that no mail reaches that what it has is void. `tell-answer`: tell such a pharmacy that its question is answered.
 */
export const deliveryTaskKinds = ['pass-on', 'call', 'tan', 'tell-void', 'tell-answer'] as const;
export type DeliveryTaskKind = (typeof deliveryTaskKinds)[number];

export const deliveryTaskStatuses = ['open', 'done', 'cancelled'] as const;
export type DeliveryTaskStatus = (typeof deliveryTaskStatuses)[number];
export type DeliveryTaskAction = 'done' | 'cancel';

export const deliveryOutcomes = ['reached', 'unreachable', 'refused'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** How a task can end: news can be told or not, and is nothing to refuse. */
export const outcomesOf = (kind: DeliveryTaskKind): readonly DeliveryOutcome[] =>
  kind === 'tell-void' || kind === 'tell-answer' ? ['reached', 'unreachable'] : deliveryOutcomes;

/** `cancelled`: nothing is left to do, since the pharmacy has reacted or no longer has the prescription. */
export const deliveryTaskStates = defineStates<DeliveryTaskStatus, DeliveryTaskAction>({
  states: deliveryTaskStatuses,
  initial: 'open',
  actions: {
    done: { from: ['open'], to: 'done' },
    cancel: { from: ['open'], to: 'cancelled' },
  },
  refusal: () => 'deliveryTask.alreadyDone',
});
