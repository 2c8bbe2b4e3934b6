import type { DisputeStatus } from '@blattwerk/contract/payments/refunds';
import { BaseModel } from '../../kernel/base-model.ts';

/** A payment that the patient's bank took back until it is decided: `open → won | lost`. */
export class Dispute extends BaseModel {
  static override tableName = 'disputes';

  declare paymentId: string;
  declare stripeDisputeId: string;
  declare amountCents: number;
  declare reason: string;
  declare status: DisputeStatus;
  declare openedAt: Date;
  declare closedAt: Date | null;
}
