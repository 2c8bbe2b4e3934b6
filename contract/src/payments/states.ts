import { defineStates } from '../state-table.ts';

export const paymentStatuses = ['open', 'paid', 'offset', 'refund-pending', 'refunded', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentAction = 'pay' | 'payTwice' | 'fail' | 'expire' | 'offset' | 'requestRefund' | 'refund';

/** A deposit. A declined card leaves the payment open: Stripe's checkout page lets the patient try another one. */
export const paymentStates = defineStates<PaymentStatus, PaymentAction>({
  states: paymentStatuses,
  initial: 'open',
  actions: {
    pay: { from: ['open', 'failed', 'expired'], to: 'paid' },
    /** The request has been paid for or has ended meanwhile: the money goes straight back. */
    payTwice: { from: ['open', 'failed', 'expired'], to: 'refund-pending' },
    fail: { from: ['open'], to: 'failed' },
    expire: { from: ['open'], to: 'expired' },
    offset: { from: ['paid'], to: 'offset' },
    requestRefund: { from: ['paid'], to: 'refund-pending' },
    refund: { from: ['paid', 'refund-pending'], to: 'refunded' },
  },
  refusal: (action, current) => (action === 'pay' && current !== 'open' ? 'stripe.payment.alreadyPaid' : 'server.conflict'),
});
