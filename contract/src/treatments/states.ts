import { defineStates } from '../state-table.ts';

export const treatmentStatuses = ['draft', 'awaiting-payment', 'in-review', 'approved', 'declined', 'cancelled', 'expired'] as const;
export type TreatmentStatus = (typeof treatmentStatuses)[number];
export type TreatmentAction = 'submit' | 'pay' | 'approve' | 'decline' | 'cancel' | 'expire';

export const treatmentStates = defineStates<TreatmentStatus, TreatmentAction>({
  states: treatmentStatuses,
  initial: 'draft',
  actions: {
    submit: { from: ['draft'], to: 'awaiting-payment' },
    pay: { from: ['awaiting-payment'], to: 'in-review' },
    approve: { from: ['in-review'], to: 'approved' },
    decline: { from: ['in-review'], to: 'declined' },
    cancel: { from: ['draft', 'awaiting-payment', 'in-review'], to: 'cancelled' },
    expire: { from: ['draft', 'awaiting-payment'], to: 'expired' },
  },
  refusal: (_action, current) => (current === 'approved' ? 'treatment.alreadyApproved' : 'treatment.cantProcessed'),
});

/** Statuses in which a patient cannot open another request. */
export const openTreatmentStatuses = ['draft', 'awaiting-payment', 'in-review'] as const satisfies readonly TreatmentStatus[];

/** A decision that has not left yet is kept under its action. */
export type DecisionKind = Extract<TreatmentAction, 'approve' | 'decline'>;

export const declineReasons = ['not-indicated', 'contraindication', 'insufficient-information', 'in-person-needed', 'interaction', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const contactKinds = ['questionnaire', 'phone', 'video', 'in-person'] as const;
