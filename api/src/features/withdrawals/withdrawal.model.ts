import type { Locale } from '@blattwerk/contract/errors';
import type { WithdrawalOutcome, WithdrawalStatus } from '@blattwerk/contract/withdrawals/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** A withdrawal from the contract, as it was declared. */
export class Withdrawal extends BaseModel {
  static override tableName = 'contract_withdrawals';

  declare name: string;
  declare email: string;
  declare treatmentNumber: string | null;
  declare text: string | null;
  declare locale: Locale;
  declare status: WithdrawalStatus;
  declare outcome: WithdrawalOutcome | null;
  /** The account of who was signed in, or whose mailbox was proven. */
  declare patientId: string | null;
  declare treatmentId: string | null;
  declare receivedAt: Date;
  declare confirmedAt: Date | null;
  declare doneAt: Date | null;
  declare doneBy: string | null;
  declare note: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
