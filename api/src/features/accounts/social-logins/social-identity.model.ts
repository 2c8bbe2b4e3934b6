import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { BaseModel } from '../../../kernel/base-model.ts';

/** An account of a patient at a provider. */
export class SocialIdentity extends BaseModel {
  static override tableName = 'social_identities';

  declare userId: string;
  declare provider: SocialProvider;
  declare subject: string;
  declare email: string | null;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;
}
