import type { CaregiverEnd, CaregiverStatus } from '@blattwerk/contract/caregivers/states';
import type { CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** The access of a trusted person to parts of a patient's account, from its invitation. */
export class Caregiver extends BaseModel {
  static override tableName = 'caregivers';

  declare patientId: string;
  /** Of the patient's most, decided by the database. */
  declare place: number;
  declare caregiverId: string | null;
  declare name: string;
  declare email: string;
  declare locale: Locale;
  declare limits: CaregiverLimit[];
  declare endsAt: Date;
  declare status: CaregiverStatus;
  declare linkId: string;
  declare tokenHash: string;
  declare linkExpiresAt: Date;
  declare answeredAt: Date | null;
  declare endedAt: Date | null;
  declare endedBy: CaregiverEnd | null;
  declare remindedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
