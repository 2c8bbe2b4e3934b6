import type { IdentityStatus } from '@blattwerk/contract/identity-checks/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** One check of a document at the provider: its status and, until they have served, the facts that are compared. Never an image. */
export class IdentityCheck extends BaseModel {
  static override tableName = 'identity_checks';

  declare patientId: string;
  /** Null until the provider has answered. */
  declare stripeSessionId: string | null;
  declare status: IdentityStatus;
  declare consentVersion: number | null;
  declare consentSha256: string | null;
  declare consentedAt: Date | null;
  declare documentFirstName: string | null;
  declare documentLastName: string | null;
  /** `YYYY-MM-DD` */
  declare documentBornOn: string | null;
  declare lastError: string | null;
  declare verifiedAt: Date | null;
  /** Only for a user who was too young by the document: the day from which they are not. */
  declare adultOn: string | null;
  /** Keyed digest of the profile that the deleted facts agreed with. */
  declare profileDigest: string | null;
  declare redactionRequestedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
