import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import { Model } from 'objection';
import { BaseModel } from '../../kernel/base-model.ts';
import { Refund } from './refund.model.ts';

/** A deposit: what is asked for one treatment request, at most one of which is kept. */
export class Payment extends BaseModel {
  static override tableName = 'payments';
  static override relationMappings = {
    refunds: { relation: Model.HasManyRelation, modelClass: Refund, join: { from: 'payments.id', to: 'refunds.paymentId' } },
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
  /** When it began to count towards the doctor's fee. */
  declare offsetAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare refunds?: Refund[];
}
