import { defineStates } from '../state-table.ts';

export const withdrawalStatuses = ['received', 'confirmed', 'done'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export type WithdrawalAction = 'confirm' | 'done';

/** A withdrawal from the contract: declared, its mailbox proven, dealt with. */
export const withdrawalStates = defineStates<WithdrawalStatus, WithdrawalAction>({
  states: withdrawalStatuses,
  initial: 'received',
  actions: {
    confirm: { from: ['received'], to: 'confirmed' },
    done: { from: ['received', 'confirmed'], to: 'done' },
  },
  refusal: () => 'invalid.status',
});

/** What it meant for the request: ended with the deposit back, decided already, over already, or none was found. */
export const withdrawalOutcomes = ['cancelled', 'decided', 'ended', 'unassigned'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];
