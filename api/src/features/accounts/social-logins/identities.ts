import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { ErrorCode } from '@blattwerk/contract/errors';
import { User } from '../../users/public.ts';
import { queueMail } from '../../mails/public.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { newId } from '../../../kernel/ids.ts';
import { SocialIdentity } from './social-identity.model.ts';

export const failureCodes = { google: 'auth.googleFailed', apple: 'auth.appleFailed' } as const satisfies Record<SocialProvider, ErrorCode>;

export interface ProvenIdentity {
  provider: SocialProvider;
  subject: string;
  email: string | null;
}

/** The patient whom this account at the provider stands for. */
export const findIdentityOwner = async (ctx: Ctx, { provider, subject }: ProvenIdentity): Promise<User | undefined> =>
  User.query(ctx.trx).findOne('users.id', SocialIdentity.query(ctx.trx).where({ provider, subject }).select('userId'));

export const touchIdentity = async (ctx: Ctx, { provider, subject, email }: ProvenIdentity): Promise<void> => {
  await SocialIdentity.query(ctx.trx).where({ provider, subject }).patch({ lastUsedAt: ctx.clock.now(), email });
};

/** One account at a provider opens one account here, and one of each provider is linked: both decided by the database. */
export const addIdentity = async (ctx: Ctx, user: User, { provider, subject, email }: ProvenIdentity): Promise<void> => {
  const now = ctx.clock.now();
  await SocialIdentity.query(ctx.trx).insert({ id: newId(), userId: user.id, provider, subject, email, createdAt: now, lastUsedAt: now });
  await audit(ctx, { action: 'sign-in.link', objectType: 'user', objectId: user.id, patientId: user.id, after: { provider } });
};

/** As `addIdentity`, for an account that was there before: its owner gets a mail. */
export const linkIdentity = async (ctx: Ctx, user: User, proven: ProvenIdentity): Promise<void> => {
  await addIdentity(ctx, user, proven);
  const linkedAt = ctx.clock.now().toISOString();
  await queueMail(ctx, {
    template: 'sign-in-linked',
    recipientId: user.id,
    locale: user.locale,
    params: { provider: proven.provider, linkedAt },
    dedupeKey: `sign-in-linked:${user.id}:${proven.provider}:${linkedAt}`,
  });
};
