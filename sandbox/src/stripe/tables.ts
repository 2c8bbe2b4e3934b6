import type Stripe from 'stripe';
import type { Journal } from '../journal.ts';

/** The version of Stripe's API whose shapes are spoken. */
export const apiVersion = '2026-10-28.endive';

export type CheckoutSession = Stripe.Checkout.Session & { payment_intent: string | null };
export type PaymentIntent = Stripe.PaymentIntent & { latest_charge: string | null };
export type Charge = Stripe.Charge & { payment_intent: string };
export type Refund = Stripe.Refund & { charge: string; payment_intent: string };
export type Dispute = Stripe.Dispute & { charge: string };
export type VerificationSession = Stripe.Identity.VerificationSession;
export type VerifiedOutputs = Stripe.Identity.VerificationSession.VerifiedOutputs;
/** Decimals travel as text. */
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string } };

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** One answered or failed attempt to deliver an event. `status` is null without a response. */
export interface Attempt {
  at: string;
  status: number | null;
  ms: number;
  error?: string;
}

/** The way of an event to its receiver. `nextAt` is in milliseconds; null when it was delivered or given up. */
export interface Delivery {
  id: string;
  type: string;
  createdAt: number;
  attempts: number;
  nextAt: number | null;
  deliveredAt: number | null;
  log: Attempt[];
}

/** The answer that a repeated request with the same key gets. */
export interface IdempotentAnswer {
  id: string;
  fingerprint: string;
  createdAt: number;
  requestId: string;
  body: object;
  expand: string[];
}

/** What people would see on Stripe's own pages and what is only shown when asked for. */
export interface SessionDetails {
  id: string;
  lineItems: LineItem[];
  intentData: { metadata: Record<string, string>; description: string | null; receiptEmail: string | null; statementSuffix: string | null };
  merchant: string;
}

export interface OutputsRecord {
  id: string;
  outputs: VerifiedOutputs;
}

/** Where the person goes after the identity page. */
export interface IdentityDetails {
  id: string;
  returnUrl: string | null;
}

export type StripeTables = {
  sessions: CheckoutSession;
  sessionDetails: SessionDetails;
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  verifications: VerificationSession;
  verificationDetails: IdentityDetails;
  verifiedOutputs: OutputsRecord;
  events: StripeEvent;
  deliveries: Delivery;
  answers: IdempotentAnswer;
};

export type StripeJournal = Journal<StripeTables>;
