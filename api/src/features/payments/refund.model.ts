import { BaseModel } from '../../kernel/base-model.ts';

export class Refund extends BaseModel {
  static override tableName = 'refunds';

  declare paymentId: string;
  declare amountCents: number;
  declare reason: 'cancelled' | 'declined' | 'expired' | 'duplicate' | 'admin' | 'rest';
  declare stripeRefundId: string | null;
  declare requestedAt: Date;
  declare refundedAt: Date | null;
}
