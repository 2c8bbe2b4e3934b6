import { attemptKey, giveBack, takeOrNone } from '../../kernel/attempts.ts';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';

/** Mails to one address in a day from all inviters together; each inviter also has an allowance of its own. */
const mailsADay = 5;

/**
 * Sends an invitation to an address that has not had its share today; one that is not sent after all does not count. `ctx` must not be bound to a
 * transaction. @throws invitation.addressLimit
 */
export const takesInvitation = async <T>(ctx: Ctx, email: string, send: () => Promise<T>): Promise<T> => {
  const key = attemptKey(ctx, 'invite-to', email);
  if (await takeOrNone(ctx, [{ key, tries: mailsADay, within: duration.days }])) throw failure('invitation.addressLimit');
  try {
    return await send();
  } catch (error) {
    await giveBack(ctx, [key]);
    throw error;
  }
};
