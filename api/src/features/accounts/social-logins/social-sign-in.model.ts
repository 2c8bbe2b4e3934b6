import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../../kernel/base-model.ts';

/** A sign-in at a provider, from its beginning until its time is over. */
export class SocialSignIn extends BaseModel {
  static override tableName = 'social_sign_ins';

  declare provider: SocialProvider;
  declare userId: string | null;
  declare locale: Locale;
  declare returnTo: string;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare answeredAt: Date | null;
  declare finishedAt: Date | null;
  declare subject: string | null;
  declare email: string | null;
  declare isEmailTyped: boolean;
  declare isEmailVerified: boolean;
  declare firstName: string | null;
  declare lastName: string | null;
  declare proofSentAt: Date | null;
  declare proofSends: number;
  declare provenAt: Date | null;
  declare attempts: number;
}
