import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { sha256 } from '../../kernel/ids.ts';
import { assertMayEnter, type Entered } from './login.service.ts';
import { takeTry } from '../../kernel/attempts.ts';
import { handOver } from './carried-selection.ts';
import { changeUser, mailAllowance, openSession, User } from '../users/public.ts';
import { ownerOf } from './accounts.queries.ts';
import { MailToken } from './mail-token.model.ts';
import { findByCode, findByLink, killTokens, useToken } from './mail-tokens.ts';
import { Registration } from './registration.model.ts';
import { requestMail } from './requested-mail.service.ts';

/** How long after the confirmation the waiting tab may still come for its session. */
const claimLife = 10 * duration.minutes;

const registrationOfClaim = async (ctx: Ctx, claim: string | undefined): Promise<Registration | undefined> =>
  claim ? Registration.query(ctx.trx).findOne({ claimHash: sha256(claim) }) : undefined;

/**
 * The mail again, for the registration of this very tab; without its secret for the newest one. `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts
 */
export const resendConfirmation = async (ctx: Ctx, { email, claim }: { email: string; claim?: string | undefined }): Promise<void> => {
  await takeTry(ctx, [mailAllowance(ctx)]);
  await inTransaction(ctx, async (bound) => {
    const userId = await ownerOf(bound, email);
    const claimed = await registrationOfClaim(bound, claim);
    await requestMail(bound, { userId, asked: 'resend', registrationId: claimed?.id });
  });
};

/** What was typed becomes the account; what others typed for the same address is forgotten. */
const applyRegistration = async (ctx: Ctx, token: MailToken, registration: Registration | undefined): Promise<User> => {
  const { passwordHash, title, firstName, lastName, bornOn, phone, locale } = registration ?? ({} as Partial<Registration>);
  const typed = registration ? { passwordHash, title, firstName, lastName, bornOn, phone, locale } : {};
  const user = await changeUser(ctx, token.userId, { ...typed, mailConfirmedAt: ctx.clock.now() } as Partial<User>);
  await killTokens(ctx, user.id);
  await Registration.query(ctx.trx).where({ userId: user.id }).delete();
  return user;
};

/**
 * By the link's token, or by address and code: that proves the mailbox. Whose password and details become the account's is said by the secret
 * of the tab that registered, if it comes along, else by the mail.
 * @throws token.invalid, and as login for an account that may not enter
 */
export const confirmEmail = async (
  ctx: Ctx,
  { token: link, email, code, claim }: { token?: string | undefined; email?: string | undefined; code?: string | undefined; claim?: string | undefined },
): Promise<Entered & { nextPage: string | null }> => {
  if (!link && !(email && code)) throw failure('token.invalid');
  const ofTab = await registrationOfClaim(ctx, claim);
  const token = link
    ? await findByLink(ctx, 'confirm', link)
    : await findByCode(ctx, 'confirm', { email: email ?? '', code: code ?? '', registrationId: ofTab?.id });
  return inTransaction(ctx, async (bound) => {
    await useToken(bound, token);
    const isOwnTab = ofTab?.userId === token.userId;
    const ofMail = await Registration.query(bound.trx).findOne({ id: token.registrationId ?? token.id, userId: token.userId });
    const registration = isOwnTab ? ofTab : ofMail;
    const user = await applyRegistration(bound, token, registration);
    if (!isOwnTab && registration?.claimHash) await MailToken.query(bound.trx).findById(token.id).patch({ claimHash: registration.claimHash });
    assertMayEnter(user);
    await audit(bound, { action: 'account.confirm', objectType: 'user', objectId: user.id, patientId: user.id });
    const session = await openSession(bound, user.id);
    if (registration) await handOver(bound, user, session.sessionId, registration);
    return { session, user, nextPage: registration?.nextPage ?? null };
  });
};

/** For the tab that registered and waits: signed in once, after the mailbox was proven elsewhere. Everything else reads the same: nothing. */
export const claimSession = async (ctx: Ctx, claim: string): Promise<Entered | null> => {
  const [token] = await MailToken.query(ctx.trx)
    .where({ claimHash: sha256(claim) })
    .where('usedAt', '>', later(ctx.clock.now(), -claimLife))
    .patch({ claimHash: null })
    .returning('*');
  if (!token) return null;
  const user = found(await User.query(ctx.trx).findById(token.userId), 'user.notExist');
  assertMayEnter(user);
  await audit(ctx, { action: 'session.claim', objectType: 'user', objectId: user.id, patientId: user.id });
  return { session: await openSession(ctx, user.id), user };
};
