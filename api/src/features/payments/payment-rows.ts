import type { LedgerAccount, LedgerKind } from '@blattwerk/contract/payments/ledger';
import type { RefundReason, RefundStatus } from '@blattwerk/contract/payments/refunds';
import type { Payment } from './payment.model.ts';
import type { Refund } from './refund.model.ts';

export type PaymentRow = Payment & {
  treatmentNumber: string;
  firstName: string;
  lastName: string;
  refundReason: RefundReason | null;
  refundStatus: RefundStatus | null;
  refundedAt: Date | null;
  refundedCents: number | null;
  feeAt: Date | null;
  disputedAt: Date | null;
  providerFeeAt: Date | null;
};
export type RefundRow = Refund & { requesterName: string | null; approverName: string | null };
export interface EntryRow {
  transactionId: number;
  kind: LedgerKind;
  account: LedgerAccount;
  amountCents: number;
  at: Date;
  paymentId: string | null;
  reference: string;
}
