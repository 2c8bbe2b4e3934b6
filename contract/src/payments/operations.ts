import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { fees } from '../fees/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { datevQuery, moneyQuery, moneyTotals } from './money.ts';
import { checkoutInput, checkoutSession, ledgerBalance, paymentDetails, paymentRecord, refund, refundInput, refundStep } from './shapes.ts';

export const listPayments = operation({
  id: 'payments.list',
  method: 'get',
  path: '/backoffice/payments',
  summary: 'All deposits',
  input: listQuery,
  answer: recordList(paymentRecord),
});

export const readPayment = operation({
  id: 'payments.read',
  method: 'get',
  path: '/backoffice/payments/:id',
  summary: 'A deposit with its refunds, disputes and entries in the books',
  input: z.object({ id }),
  answer: paymentDetails,
});

export const refundPayment = operation({
  id: 'payments.refund',
  method: 'post',
  path: '/backoffice/payments/:id/refund',
  summary: 'Refund a deposit, whole or in part; above the limit a second administrator approves it',
  input: refundInput,
  answer: refund,
  status: 202,
  errors: ['refund.alreadyAsked', 'refund.alreadyWaiting', 'refund.disputed', 'refund.tooMuch'],
});

export const approveRefund = operation({
  id: 'payments.approve-refund',
  method: 'post',
  path: '/backoffice/payments/:id/refund/approve',
  summary: 'Approve the waiting refund, as a second administrator',
  input: refundStep,
  answer: refund,
  errors: ['refund.disputed', 'refund.notWaiting', 'refund.sameApprover', 'refund.tooMuch'],
});

export const rejectRefund = operation({
  id: 'payments.reject-refund',
  method: 'post',
  path: '/backoffice/payments/:id/refund/reject',
  summary: 'Reject or take back the waiting refund',
  input: refundStep,
  answer: refund,
  errors: ['refund.notWaiting'],
});

export const retryRefund = operation({
  id: 'payments.retry-refund',
  method: 'post',
  path: '/backoffice/payments/:id/refund/retry',
  summary: 'Try a refund again that the bank returned',
  input: refundStep,
  answer: refund,
  errors: ['refund.disputed', 'refund.noneFailed'],
});

export const readLedgerBalance = operation({
  id: 'payments.ledger-balance',
  method: 'get',
  path: '/backoffice/ledger/balance',
  summary: 'The sums of the books, and what the last reconciliation with the payment provider found',
  input: z.object({}),
  answer: ledgerBalance,
});

export const readMoney = operation({
  id: 'payments.money',
  method: 'get',
  path: '/backoffice/money',
  summary: 'What came in, went back and was earned in a month, by kind, and by week or month',
  input: moneyQuery,
  answer: moneyTotals,
});

export const exportDatev = operation({
  id: 'payments.datev',
  method: 'get',
  path: '/backoffice/money/datev',
  summary: 'The books of a month as a batch of entries that DATEV imports',
  input: datevQuery,
  answer: 'file',
});

export const readFees = operation({
  id: 'fees.read',
  method: 'get',
  path: '/clients/fees',
  summary: 'Deposit and fees as they are today',
  input: z.object({}),
  answer: fees,
});

export const createCheckoutSession = operation({
  id: 'payments.create-checkout',
  method: 'post',
  path: '/clients/stripe/create-checkout-session',
  summary: 'The payment page for the deposit of the own request',
  input: checkoutInput,
  answer: checkoutSession,
  errors: ['stripe.payment.alreadyPaid', 'stripe.session.error', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const receiveStripeEvent = operation({
  id: 'payments.stripe-event',
  method: 'post',
  path: '/webhooks/stripe',
  summary: 'Stripe’s events',
  sends: 'raw',
  input: z.object({}),
  answer: z.object({ received: z.literal(true) }),
  errors: ['stripe.webhook.invalid'],
});
