import type { z } from 'zod';
import type { passwordChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { assertNotBreached } from './breached-passwords.ts';
import { killTokens } from './mail-tokens.ts';
import { assertOwnPassword, hashPassword, replacePassword, revokeSessions } from '../users/public.ts';

/** This device stays signed in, all others are out; of two changes at once one wins. */
export const changePassword = async (ctx: Ctx<Member>, input: z.output<typeof passwordChangeInput>): Promise<void> => {
  const user = await assertOwnPassword(ctx, input.currentPassword);
  await assertNotBreached(ctx, input.password);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (bound) => {
    if (!(await replacePassword(bound, user, passwordHash))) throw failure('auth.invalidPassword');
    await killTokens(bound, user.id);
    await revokeSessions(bound, { userId: user.id, except: ctx.actor.sessionId }, 'password');
    await audit(bound, { action: 'account.change-password', objectType: 'user', objectId: user.id });
    const changedAt = ctx.clock.now().toISOString();
    await queueMail(bound, {
      template: 'password-changed',
      recipientId: user.id,
      locale: user.locale,
      params: { changedAt },
      dedupeKey: `password-changed:${user.id}:${changedAt}`,
    });
  });
};
