import type { z } from 'zod';
import type { resetFinishInput } from '@blattwerk/contract/accounts/shapes';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { takeTry } from '../../kernel/attempts.ts';
import { assertNotBreached } from './breached-passwords.ts';
import { changeUser, forgetTries, hashPassword, mailAllowance, revokeSessions, User } from '../users/public.ts';
import { findByLink, killTokens, useToken } from './mail-tokens.ts';
import { ownerOf } from './accounts.queries.ts';
import { requestMail } from './requested-mail.service.ts';
import { Registration } from './registration.model.ts';

/** `ctx` must not be bound to a transaction. @throws auth.tooManyAttempts */
export const startReset = async (ctx: Ctx, email: string): Promise<void> => {
  await takeTry(ctx, [mailAllowance(ctx)]);
  await inTransaction(ctx, async (bound) => {
    await requestMail(bound, { userId: await ownerOf(bound, email), asked: 'reset' });
  });
};

/** The mail proves the address, so a reset also confirms it. All sessions end. */
export const finishReset = async (ctx: Ctx, input: z.output<typeof resetFinishInput>): Promise<void> => {
  const token = await findByLink(ctx, 'reset', input.token);
  await assertNotBreached(ctx, input.password);
  await useToken(ctx, token);
  const user = await User.query(ctx.trx).findById(token.userId);
  if (!user) throw failure('token.invalid');
  await changeUser(ctx, user.id, { passwordHash: await hashPassword(input.password), mailConfirmedAt: user.mailConfirmedAt ?? ctx.clock.now() });
  await killTokens(ctx, user.id);
  await Registration.query(ctx.trx).where({ userId: user.id }).delete();
  await revokeSessions(ctx, { userId: user.id }, 'password');
  await forgetTries(ctx, user.email);
  await audit(ctx, { action: 'account.reset-password', objectType: 'user', objectId: user.id });
  await queueMail(ctx, {
    template: 'password-changed',
    recipientId: user.id,
    locale: user.locale,
    params: { changedAt: ctx.clock.now().toISOString() },
    dedupeKey: `password-changed:${token.id}`,
  });
};
