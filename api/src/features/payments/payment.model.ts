import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import { Model } from 'objection';
import { BaseModel } from '../../kernel/base-model.ts';
import { Refund } from './refund.model.ts';

/** A deposit: what is asked for one treatment request, at most one of which is kept. */
export class Payment extends BaseModel {
  static override tableName = 'payments';
  static override relationMappings = {
    refund: { relation: Model.HasOneRelation, modelClass: Refund, join: { from: 'payments.id', to: 'refunds.paymentId' } },
  };

  declare treatmentId: string;
  declare patientId: string;
  declare amountCents: number;
  declare currency: string;
  declare status: PaymentStatus;
  declare stripeSessionId: string | null;
  declare stripePaymentIntentId: string | null;
  declare checkoutUrl: string | null;
  declare paidAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare refund?: Refund | null;
}
