import { defineStates } from '../state-table.ts';

export const prescriptionStatuses = ['issued', 'sent', 'received', 'ready', 'dispensed', 'returned', 'revoked', 'expired'] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];
export type PrescriptionAction = 'send' | 'accept' | 'ready' | 'dispense' | 'return' | 'revoke' | 'expire';

/** A returned prescription can be sent again: the patient picks another pharmacy. */
export const prescriptionStates = defineStates<PrescriptionStatus, PrescriptionAction>({
  states: prescriptionStatuses,
  initial: 'issued',
  actions: {
    send: { from: ['issued', 'returned'], to: 'sent' },
    accept: { from: ['sent'], to: 'received' },
    ready: { from: ['received'], to: 'ready' },
    dispense: { from: ['ready'], to: 'dispensed' },
    return: { from: ['sent', 'received'], to: 'returned' },
    revoke: { from: ['issued', 'sent', 'received', 'ready', 'returned'], to: 'revoked' },
    expire: { from: ['issued', 'sent', 'received', 'ready', 'returned'], to: 'expired' },
  },
  refusal: (action) => (action === 'send' ? 'pharmacy.alreadySent' : 'prescription.cantProcessed'),
});

export const returnReasons = ['not-available', 'dose-unclear', 'amount', 'doubt', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];
