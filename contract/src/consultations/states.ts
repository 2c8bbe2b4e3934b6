import { defineStates } from '../state-table.ts';

export const consultationStatuses = ['booked', 'completed', 'cancelled', 'expired'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];
export type ConsultationAction = 'move' | 'complete' | 'cancel' | 'expire' | 'no-show';

export const consultationStates = defineStates<ConsultationStatus, ConsultationAction>({
  states: consultationStatuses,
  initial: 'booked',
  actions: {
    move: { from: ['booked'], to: 'booked' },
    complete: { from: ['booked'], to: 'completed' },
    cancel: { from: ['booked'], to: 'cancelled' },
    expire: { from: ['booked'], to: 'expired' },
    'no-show': { from: ['booked'], to: 'expired' },
  },
  refusal: () => 'consultation.expired.completed.cancelled',
});
