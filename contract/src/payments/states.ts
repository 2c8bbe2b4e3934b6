import { defineStates } from '../state-table.ts';

export const paymentStatuses = ['open', 'paid', 'offset', 'refund-pending', 'refunded', 'partly-refunded', 'disputed', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentAction = 'pay' | 'payTwice' | 'fail' | 'expire' | 'offset' | 'requestRefund' | 'refundPart' | 'refund' | 'dispute';

/**
 * A deposit. A declined card leaves the payment open: Stripe's checkout page lets the patient try another one. Once something is paid, the status
 * is what the ledger's entries say, and the database holds it equal; a dispute that is won brings back the state before it.
 */
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
    requestRefund: { from: ['paid', 'offset', 'partly-refunded'], to: 'refund-pending' },
    refundPart: { from: ['paid', 'offset'], to: 'partly-refunded' },
    refund: { from: ['refund-pending'], to: 'refunded' },
    dispute: { from: ['paid', 'offset', 'refund-pending', 'refunded', 'partly-refunded'], to: 'disputed' },
  },
  refusal: (action, current) => (action === 'pay' && current !== 'open' ? 'stripe.payment.alreadyPaid' : 'server.conflict'),
});
