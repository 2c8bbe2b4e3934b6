import { defineStates } from '../state-table.ts';

export const paymentStatuses = ['open', 'paid', 'offset', 'refund-pending', 'refunded', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentAction = 'pay' | 'fail' | 'expire' | 'offset' | 'requestRefund' | 'refund';

/** A deposit. A declined card leaves the payment open: Stripe's checkout page lets the patient try another one. */
export const paymentStates = defineStates<PaymentStatus, PaymentAction>({
  states: paymentStatuses,
  initial: 'open',
  actions: {
    pay: { from: ['open', 'failed', 'expired'], to: 'paid' },
    fail: { from: ['open'], to: 'failed' },
    expire: { from: ['open'], to: 'expired' },
    offset: { from: ['paid'], to: 'offset' },
    requestRefund: { from: ['paid'], to: 'refund-pending' },
    refund: { from: ['paid', 'refund-pending'], to: 'refunded' },
  },
  refusal: (action, current) => (action === 'pay' && current !== 'open' ? 'stripe.payment.alreadyPaid' : 'server.conflict'),
});
