import type { ContactRequestStatus, ContactTopic } from '@blattwerk/contract/contact-requests/states';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** A message of the contact form. */
export class ContactRequest extends BaseModel {
  static override tableName = 'contact_requests';

  declare number: string;
  declare topic: ContactTopic;
  declare name: string;
  declare email: string;
  declare phone: string | null;
  declare message: string;
  declare locale: Locale;
  declare status: ContactRequestStatus;
  /** The account of a patient who was signed in. */
  declare patientId: string | null;
  declare assigneeId: string | null;
  declare answer: string | null;
  declare answeredAt: Date | null;
  declare answeredBy: string | null;
  declare note: string | null;
  declare closedAt: Date | null;
  declare closedBy: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
