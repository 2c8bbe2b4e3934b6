import { BaseModel } from '../../kernel/base-model.ts';

export type MailPurpose = 'confirm' | 'reset' | 'email-change';

/** A link and code from a mail, for one purpose. */
export class MailToken extends BaseModel {
  static override tableName = 'mail_tokens';

  declare userId: string;
  declare purpose: MailPurpose;
  declare tokenHash: string;
  declare codeHash: string | null;
  declare attempts: number;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare usedAt: Date | null;
  declare registrationId: string | null;
  declare claimHash: string | null;
  declare newEmail: string | null;
}
