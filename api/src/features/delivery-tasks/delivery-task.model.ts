import type { DeliveryOutcome, DeliveryTaskKind, DeliveryTaskStatus } from '@blattwerk/contract/delivery-tasks/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** Something for staff to do for a sending. */
export class DeliveryTask extends BaseModel {
  static override tableName = 'delivery_tasks';

  declare sendingId: string;
  declare kind: DeliveryTaskKind;
  declare dueAt: Date;
  declare status: DeliveryTaskStatus;
  declare outcome: DeliveryOutcome | null;
  declare note: string | null;
  declare doneBy: string | null;
  declare doneAt: Date | null;
  /** The administrator who sees to it. */
  declare assigneeId: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
