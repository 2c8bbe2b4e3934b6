import { defineStates } from '../state-table.ts';

export const prescriptionStatuses = [
  'issued',
  'passing-on',
  'sent',
  'received',
  'in-preparation',
  'ready',
  'partly-dispensed',
  'dispensed',
  'returned',
  'revoked',
  'replaced',
  'expired',
] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];
export type PrescriptionAction =
  | 'send'
  | 'pass-on'
  | 'deliver'
  | 'accept'
  | 'prepare'
  | 'ready'
  | 'undo-ready'
  | 'dispense-part'
  | 'dispense'
  | 'return'
  | 'recall'
  | 're-route'
  | 'withdraw'
  | 'revoke'
  | 'replace'
  | 'expire';

/** Statuses in which a pharmacy has the prescription and works on it, or has dispensed it. */
export const statusesAtPharmacy = [
  'passing-on',
  'sent',
  'received',
  'in-preparation',
  'ready',
  'partly-dispensed',
  'dispensed',
] as const satisfies readonly PrescriptionStatus[];
/** Statuses in which a prescription is worth nothing any more, wherever a copy of it lies. */
export const voidStatuses = ['revoked', 'replaced'] as const satisfies readonly PrescriptionStatus[];
/** Statuses that await a choice of the patient. */
export const statusesToSend = ['issued', 'returned'] as const satisfies readonly PrescriptionStatus[];

/**
 * A returned or recalled prescription can be sent again: the patient picks another pharmacy. `passing-on`: the pharmacy has neither mail
 * nor account, and staff pass it on by telephone or post. Patients recall until the pharmacy accepts, staff re-route until it is ready;
 * with the consent to passing them on withdrawn, all that is not dispensed comes back.
 * A correction replaces the prescription by its next version. What was dispensed, even in part, cannot be revoked; repeats
 * that are still open can.
 */
export const prescriptionStates = defineStates<PrescriptionStatus, PrescriptionAction>({
  states: prescriptionStatuses,
  initial: 'issued',
  actions: {
    send: { from: statusesToSend, to: 'sent' },
    'pass-on': { from: statusesToSend, to: 'passing-on' },
    deliver: { from: ['passing-on'], to: 'sent' },
    accept: { from: ['passing-on', 'sent'], to: 'received' },
    prepare: { from: ['received'], to: 'in-preparation' },
    ready: { from: ['received', 'in-preparation'], to: 'ready' },
    'undo-ready': { from: ['ready'], to: 'received' },
    'dispense-part': { from: ['ready', 'partly-dispensed'], to: 'partly-dispensed' },
    dispense: { from: ['ready', 'partly-dispensed'], to: 'dispensed' },
    return: { from: ['passing-on', 'sent', 'received', 'in-preparation'], to: 'returned' },
    recall: { from: ['passing-on', 'sent'], to: 'issued' },
    're-route': { from: ['passing-on', 'sent', 'received', 'in-preparation'], to: 'issued' },
    withdraw: { from: ['passing-on', 'sent', 'received', 'in-preparation', 'ready'], to: 'issued' },
    revoke: { from: ['issued', 'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'returned'], to: 'revoked' },
    replace: { from: ['issued', 'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'returned'], to: 'replaced' },
    expire: { from: ['issued', 'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'returned'], to: 'expired' },
  },
  refusal: (action) => (action === 'send' || action === 'pass-on' ? 'pharmacy.alreadySent' : 'prescription.cantProcessed'),
});

export const returnReasons = ['not-available', 'dose-unclear', 'amount', 'doubt', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const revokeReasons = ['error', 'risk', 'patient-wish', 'doubt', 'other'] as const;
export type RevokeReason = (typeof revokeReasons)[number];

/** Recorded steps of a prescription; the patient's timeline is drawn from them. */
export const prescriptionEventKinds = [
  'sent',
  'passing-on',
  'passed-on',
  'original-posted',
  'original-arrived',
  'opened',
  'received',
  'question',
  'answered',
  'in-preparation',
  'ready',
  'ready-undone',
  'partly-dispensed',
  'dispensed',
  'returned',
  'recalled',
  're-routed',
  'revoked',
  'replaced',
  'expired',
] as const;
export type PrescriptionEventKind = (typeof prescriptionEventKinds)[number];

/** How a pharmacy learns of a sending: in its inbox, by link and TAN, or through staff who pass it on. */
export const sendingChannels = ['account', 'link', 'staff'] as const;
export type SendingChannel = (typeof sendingChannels)[number];
/** How the medicine reaches the patient. */
export const fulfilments = ['pickup', 'courier', 'shipping'] as const;
export type Fulfilment = (typeof fulfilments)[number];
