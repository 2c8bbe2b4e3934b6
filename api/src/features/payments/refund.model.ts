import type { RefundReason, RefundStatus } from '@blattwerk/contract/payments/refunds';
import { BaseModel } from '../../kernel/base-model.ts';

/** Money that goes back: `to-approve → pending → done`; `failed` when the bank refused it, and then tried again; `rejected` by the second administrator. */
export class Refund extends BaseModel {
  static override tableName = 'refunds';

  declare paymentId: string;
  declare amountCents: number;
  declare reason: RefundReason;
  declare status: RefundStatus;
  /** Counts up when a failed one is tried again: each try is a refund of its own at Stripe. */
  declare attempt: number;
  declare note: string | null;
  declare failure: string | null;
  declare stripeRefundId: string | null;
  declare requestedBy: string | null;
  declare approvedBy: string | null;
  declare requestedAt: Date;
  declare refundedAt: Date | null;
  declare failedAt: Date | null;
}
