import type { z } from 'zod';
import type { proveAddressInput, sendProofInput } from '@blattwerk/contract/accounts/social-shapes';
import { takeTry } from '../../../kernel/attempts.ts';
import { codeAllowance, mailAllowance } from '../../users/public.ts';
import { queueMail } from '../../mails/public.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { proofSecrets } from '../../../kernel/mail-secrets.ts';
import { isEqual } from './sign-in-secrets.ts';
import { mailsLastHour } from './sign-ins.queries.ts';
import type { PendingSignIn } from './sign-ins.ts';
import { SocialSignIn } from './social-sign-in.model.ts';

/** How often a code may be typed before it is dead; the mail's link stays good. */
const maxCodeAttempts = 5;
/** Mails at most: for one sign-in, and for one address in an hour. The response is the same. */
const maxMails = { signIn: 3, addressAnHour: 10 };

/**
 * The same mail whether the address has an account or not. The provider's own word about the address is kept; a typed one can be corrected.
 * `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts
 */
export const sendProof = async (ctx: Ctx, pending: PendingSignIn, typed: z.output<typeof sendProofInput>): Promise<void> => {
  const email = pending.isEmailTyped || !pending.email ? typed.email : pending.email;
  if (!email) throw failure('server.badRequest', { fields: [{ path: 'email', message: 'email.invalid' }] });
  await takeTry(ctx, [mailAllowance(ctx)]);
  if ((await mailsLastHour(ctx, email)) >= maxMails.addressAnHour) return;
  await inTransaction(ctx, (bound) => sendOnce(bound, pending, email));
};

const sendOnce = async (ctx: Ctx, pending: PendingSignIn, email: string): Promise<void> => {
  const [sent] = await SocialSignIn.query(ctx.trx)
    .where({ id: pending.id })
    .whereNull('provenAt')
    .where('proofSends', '<', maxMails.signIn)
    .patch({ email, isEmailTyped: pending.isEmailTyped || !pending.email, proofSentAt: ctx.clock.now(), proofSends: ctx.trx.raw('proof_sends + 1') })
    .returning('proofSends');
  if (!sent) return;
  await queueMail(ctx, {
    template: 'prove-sign-in',
    recipientAddress: email,
    locale: pending.locale,
    params: { signInId: pending.id, email, provider: pending.provider },
    dedupeKey: `prove-sign-in:${pending.id}:${sent.proofSends}`,
  });
};

/**
 * The mail's link or code, together with the browser that signed in at the provider.
 * `ctx` must not be bound to a transaction: each try with a code is counted before it is looked at.
 * @throws token.invalid, auth.tooManyAttempts
 */
export const proveAddress = async (ctx: Ctx, pending: PendingSignIn, { token, code }: z.output<typeof proveAddressInput>): Promise<PendingSignIn> => {
  const email = found(pending.proofSentAt ? pending.email : null, 'token.invalid');
  const secrets = proofSecrets(ctx.secrets, { signInId: pending.id, email });
  if (!token) {
    await takeTry(ctx, [codeAllowance(ctx)]);
    const counted = await SocialSignIn.query(ctx.trx)
      .findById(pending.id)
      .where('attempts', '<', maxCodeAttempts)
      .patch({ attempts: ctx.trx.raw('attempts + 1') });
    if (counted === 0) throw failure('token.invalid');
  }
  if (!isEqual(token ?? code ?? '', token ? secrets.token : secrets.code)) throw failure('token.invalid');
  const [proven] = await SocialSignIn.query(ctx.trx)
    .where({ id: pending.id, email })
    .whereNull('provenAt')
    .patch({ provenAt: ctx.clock.now() })
    .returning('*')
    .castTo<PendingSignIn[]>();
  return found(proven, 'token.invalid');
};
