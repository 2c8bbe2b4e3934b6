import type { Fulfilment, SendingChannel } from '@blattwerk/contract/prescriptions/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** One handing over of a request's prescriptions to one pharmacy. */
export class Sending extends BaseModel {
  static override tableName = 'sendings';

  declare treatmentId: string;
  declare patientId: string;
  declare pharmacyId: string;
  declare channel: SendingChannel;
  declare fulfilment: Fulfilment;
  declare fulfilmentCents: number | null;
  declare sentAt: Date;
  declare notifiedAt: Date | null;
  declare openedAt: Date | null;
  declare endedAt: Date | null;
  /** When the pharmacy was reminded, and when the patient was offered another one. */
  declare remindedAt: Date | null;
  declare offeredAt: Date | null;
}
