import type Stripe from 'stripe';
import { noSuch } from './errors.ts';
import type { Charge, Dispute, Refund } from './tables.ts';
import type { StripeWorld } from './world.ts';

export type BalanceTransaction = Stripe.BalanceTransaction & { source: string };

interface Movement {
  id: string;
  amount: number;
  fee?: number;
  created: number;
  currency: string;
  type: string;
  category?: string;
  source: string;
  description?: string | null;
}

const daysUntilAvailable = 7;

/** A movement of the balance in Stripe's shape. */
export function buildBalanceTransaction({
  id,
  amount,
  fee = 0,
  created,
  currency,
  type,
  category = type,
  source,
  description = null,
}: Movement): BalanceTransaction {
  const feeDetails = fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }];
  return {
    ...{ id, object: 'balance_transaction', amount, available_on: created + daysUntilAvailable * 86_400, balance_type: 'payments', created, currency },
    ...{ description, exchange_rate: null, fee, fee_details: feeDetails, net: amount - fee, reporting_category: category, source, status: 'pending', type },
  } as unknown as BalanceTransaction;
}

/** European cards: 1.5 % and 25 cents. */
const feeOf = (cents: number): number => Math.round(cents * 0.015) + 25;

const ofCharge = (charge: Charge): BalanceTransaction[] => {
  const { balance_transaction: id, amount, created, currency, description } = charge;
  return typeof id === 'string'
    ? [buildBalanceTransaction({ id, amount, fee: feeOf(amount), created, currency, description, type: 'charge', source: charge.id })]
    : [];
};

const ofRefund = (refund: Refund): BalanceTransaction[] => {
  const { balance_transaction: id, failure_balance_transaction: failureId, amount, created, currency } = refund;
  const base = { created, currency, source: refund.id };
  return [
    ...(typeof id === 'string' ? [buildBalanceTransaction({ ...base, id, amount: -amount, type: 'refund' })] : []),
    ...(typeof failureId === 'string' ? [buildBalanceTransaction({ ...base, id: failureId, amount, type: 'refund_failure' })] : []),
  ];
};

const ofDispute = (dispute: Dispute): BalanceTransaction[] => dispute.balance_transactions as BalanceTransaction[];

/** Every movement of the balance, the oldest first; they follow from charges, refunds and disputes. */
export function balanceTransactions({ journal }: StripeWorld): BalanceTransaction[] {
  return [...journal.all('charges').flatMap(ofCharge), ...journal.all('refunds').flatMap(ofRefund), ...journal.all('disputes').flatMap(ofDispute)].toSorted(
    (one, other) => one.created - other.created,
  );
}

export function findBalanceTransaction(world: StripeWorld, id: string): BalanceTransaction {
  const found = balanceTransactions(world).find((transaction) => transaction.id === id);
  if (found === undefined) throw noSuch('balance_transaction', id);
  return found;
}
