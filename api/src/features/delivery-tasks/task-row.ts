import type { DeliveryOutcome, DeliveryTaskKind, DeliveryTaskStatus } from '@blattwerk/contract/delivery-tasks/states';
import type { SendingChannel } from '@blattwerk/contract/prescriptions/states';

export interface TaskRow {
  id: string;
  sendingId: string;
  kind: DeliveryTaskKind;
  dueAt: Date;
  status: DeliveryTaskStatus;
  outcome: DeliveryOutcome | null;
  note: string | null;
  doneAt: Date | null;
  doneByName: string | null;
  assigneeId: string | null;
  assigneeName: string | null;
  tryNumber: number;
  version: number;
  channel: SendingChannel;
  sentAt: Date;
  offeredAt: Date | null;
  tanSentAt: Date | null;
  pharmacyId: string;
  pharmacyName: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  phone: string | null;
  email: string | null;
  prescriptions: { id: string; number: string }[];
  tries: { at: string; outcome: DeliveryOutcome; note: string | null; by: string | null }[];
}
