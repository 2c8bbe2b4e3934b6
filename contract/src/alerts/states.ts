import { defineStates } from '../state-table.ts';

export const alertStatuses = ['pending', 'active'] as const;
export type AlertStatus = (typeof alertStatuses)[number];
export type AlertAction = 'ask' | 'confirm';

/** By address: asked for, then confirmed by the mail's link. With an account: active at once. One that has ended is deleted. */
export const alertStates = defineStates<AlertStatus, AlertAction>({
  states: alertStatuses,
  initial: 'pending',
  actions: {
    ask: { from: ['pending'], to: 'pending' },
    confirm: { from: ['pending'], to: 'active' },
  },
  refusal: () => 'token.invalid',
});
