import type { z } from 'zod';
import type { emailChangeConfirmInput, emailChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import { validationTexts } from '@blattwerk/contract/validation';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { findByCode, findByLink, killTokens, mayGetMail, sendTokenMail, useToken } from './mail-tokens.ts';
import type { MailToken } from './mail-token.model.ts';
import { assertOwnPassword, changeUser, readOwnUser, User } from '../users/public.ts';
import { notifyOwner } from './requested-mail.service.ts';

/**
 * Nothing changes before the new mailbox is proven. Whether the address belongs to another user is told to its owner, by mail, and not to the caller.
 * @throws as assertOwnPassword
 */
export const startEmailChange = async (ctx: Ctx<Member>, { email, password }: z.output<typeof emailChangeInput>): Promise<void> => {
  const user = await assertOwnPassword(ctx, password);
  if (email === user.email) throw failure('server.badRequest', { fields: [{ path: 'email', message: validationTexts['email.same'][ctx.locale] }] });
  await inTransaction(ctx, async (bound) => {
    if (!(await mayGetMail(bound, user.id, 'email-change'))) return;
    const owner = await User.query(bound.trx).findOne({ email }).whereNotNull('mailConfirmedAt');
    if (owner) await notifyOwner(bound, owner);
    else await sendTokenMail(bound, user, 'email-change', { newEmail: email });
    const requestedAt = ctx.clock.now().toISOString();
    await audit(bound, { action: 'account.ask-email-change', objectType: 'user', objectId: user.id });
    await queueMail(bound, {
      template: 'email-change-notice',
      recipientId: user.id,
      locale: user.locale,
      params: { requestedAt },
      dedupeKey: `email-change-notice:${user.id}:${requestedAt}`,
    });
  });
};

const findToken = async (ctx: Ctx, { token, code }: z.output<typeof emailChangeConfirmInput>): Promise<MailToken> => {
  if (token) return findByLink(ctx, 'email-change', token);
  if (!code || !('id' in ctx.actor)) throw failure('token.invalid');
  const { email } = await readOwnUser(ctx as Ctx<Member>);
  return findByCode(ctx, 'email-change', { email, code }, 'auth.mailCodeInvalid');
};

/**
 * The link proves the new mailbox, wherever it is opened; the code works for the signed-in owner. An address that was taken meanwhile is
 * refused by the table itself. `ctx` must not be bound to a transaction: a wrong code counts. A wrong code is no wrong session: the owner stays
 * signed in and types it again.
 * @throws token.invalid, auth.mailCodeInvalid, email.alreadyRegistered
 */
export const finishEmailChange = async (ctx: Ctx, input: z.output<typeof emailChangeConfirmInput>): Promise<void> => {
  const token = await findToken(ctx, input);
  await inTransaction(ctx, async (bound) => {
    await useToken(bound, token);
    const user = found(await User.query(bound.trx).findById(token.userId).forUpdate(), 'token.invalid');
    if (user.status === 'deleted' || !token.newEmail) throw failure('token.invalid');
    const former = user.email;
    await changeUser(bound, user.id, { email: token.newEmail, mailConfirmedAt: ctx.clock.now() });
    await killTokens(bound, user.id);
    await audit(bound, { action: 'account.change-email', objectType: 'user', objectId: user.id });
    await queueMail(bound, {
      template: 'email-changed',
      recipientAddress: former,
      locale: user.locale,
      params: { changedAt: ctx.clock.now().toISOString() },
      dedupeKey: `email-changed:${token.id}`,
    });
  });
};
