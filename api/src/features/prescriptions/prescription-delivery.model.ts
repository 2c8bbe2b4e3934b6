import type { ReturnReason } from '@blattwerk/contract/prescriptions/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** The way of one prescription to one pharmacy, by a sending; void once the pharmacy no longer has it. */
export class PrescriptionDelivery extends BaseModel {
  static override tableName = 'prescription_deliveries';

  declare prescriptionId: string;
  declare pharmacyId: string;
  declare sentAt: Date;
  declare voidedAt: Date | null;
  declare returnReason: ReturnReason | null;
  declare sendingId: string;
}
