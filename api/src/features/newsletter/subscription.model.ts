import type { Locale } from '@blattwerk/contract/errors';
import type { NewsletterAction, NewsletterStatus } from '@blattwerk/contract/newsletter/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** An address that asked for the newsletter. */
export class Subscription extends BaseModel {
  static override tableName = 'newsletter_subscriptions';

  declare email: string;
  declare locale: Locale;
  declare status: NewsletterStatus;
  declare askedAt: Date;
  declare confirmedAt: Date | null;
  declare withdrawnAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** What was said of a subscription, of which text, when. */
export class NewsletterProof extends BaseModel {
  static override tableName = 'newsletter_proofs';

  declare subscriptionId: string;
  declare kind: NewsletterAction;
  declare consentVersion: number;
  declare consentSha256: string;
  declare ipHash: string | null;
  declare at: Date;
}
