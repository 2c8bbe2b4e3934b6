import type { PasskeyAssertion } from '@blattwerk/contract/second-factors/shapes';
import type { User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { actingAs } from './acting-as.ts';
import { countTry, forgetTries, notifyLock } from './attempts.ts';
import { Authenticator } from './factor.model.ts';
import { activeAuthenticator, methodsOf } from './factors.queries.ts';
import { verifyAssertion } from './passkey-assertion.service.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { matchingStep, totpSecret } from './totp.ts';

/** A code of the app works once: the step moves forward by one conditional update. */
const spendTotp = async (ctx: Ctx, userId: string, code: string): Promise<boolean> => {
  const app = await activeAuthenticator(ctx, userId);
  const step = app ? matchingStep(totpSecret(ctx.secrets, app.id), code, ctx.clock.now()) : null;
  if (!app || step === null) return false;
  const spent = await Authenticator.query(ctx.trx)
    .findById(app.id)
    .where((unspent) => void unspent.whereNull('lastStep').orWhere('lastStep', '<', step))
    .patch({ lastStep: step });
  return spent === 1;
};

const spendRecovery = (ctx: Ctx, user: User, code: string): Promise<boolean> =>
  inTransaction(ctx, async (bound) => {
    const id = await spendRecoveryCode(bound, user.id, code);
    if (!id) return false;
    const left = await recoveryCodesLeft(bound, user.id);
    await audit(actingAs(bound, user), {
      action: 'recovery-code.use',
      objectType: 'user',
      objectId: user.id,
      patientId: user.role === 'patient' ? user.id : null,
      after: { left },
    });
    await queueMail(bound, {
      template: 'recovery-code-used',
      recipientId: user.id,
      locale: user.locale,
      params: { at: ctx.clock.now().toISOString(), left },
      dedupeKey: `recovery-code-used:${id}`,
    });
    return true;
  });

/**
 * Six digits are the app's, anything else is a recovery code. Called outside the request's transaction: a refused try counts.
 * @throws auth.tooManyAttempts; gives whether the code was right, and it is used up then
 */
const spendCode = async (ctx: Ctx, user: User, typed: string): Promise<boolean> => {
  const code = typed.replaceAll(/[\s-]/g, '');
  const tries = await countTry(ctx, user.id);
  const isRight = /^\d{6}$/.test(code) ? await spendTotp(ctx, user.id, code) : await spendRecovery(ctx, user, code);
  if (isRight) await forgetTries(ctx, user.id);
  else await notifyLock(ctx, user, tries);
  return isRight;
};

/**
 * For who has just proved the password. Gives whether a second factor was proved too; false when the person has none.
 * @throws auth.totpRequired with the methods, auth.totpInvalid, auth.passkeyFailed, auth.tooManyAttempts
 */
export const passSecondFactor = async (
  ctx: Ctx,
  user: User,
  proof: { totp?: string | undefined; passkey?: PasskeyAssertion | undefined },
): Promise<boolean> => {
  const methods = await methodsOf(ctx, user.id);
  if (methods.length === 0) return false;
  if (proof.passkey) {
    if ((await verifyAssertion(ctx, proof.passkey)).userId !== user.id) throw failure('auth.passkeyFailed');
    return true;
  }
  if (!proof.totp) throw failure('auth.totpRequired', { methods });
  if (!(await spendCode(ctx, user, proof.totp))) throw failure('auth.totpInvalid', { methods });
  return true;
};

/** For changes of a signed-in user: the app's code is needed while an app is on. @throws auth.codeInvalid, auth.tooManyAttempts */
export const assertCode = async (ctx: Ctx, user: User, code: string | undefined): Promise<void> => {
  if (!(await activeAuthenticator(ctx, user.id))) return;
  if (!code || !(await spendCode(ctx, user, code))) throw failure('auth.codeInvalid');
};
