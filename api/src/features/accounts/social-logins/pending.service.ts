import type { z } from 'zod';
import type { enterPendingInput, finishRegistrationInput, linkByPasswordInput, PendingStep } from '@blattwerk/contract/accounts/social-shapes';
import { assertMayEnter, openEntered, provePassword, type Entered } from '../login.service.ts';
import { registerProven } from '../proven-registration.service.ts';
import { assertAdult } from '../registration.service.ts';
import { User } from '../../users/public.ts';
import { passSecondFactor } from '../../second-factors/public.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { addIdentity, failureCodes, findIdentityOwner, linkIdentity } from './identities.ts';
import { finishPending, type PendingSignIn } from './sign-ins.ts';

/**
 * The account that the proven address has; without a proof the caller does not learn whether it has one. An account that was never confirmed has no owner yet.
 * @throws auth.googleFailed, auth.appleFailed for an account that does not come in this way
 */
const ownerOfAddress = async (ctx: Ctx, { provider, email, isEmailVerified, provenAt }: PendingSignIn): Promise<User | undefined> => {
  if (!email || !(isEmailVerified || provenAt)) return undefined;
  const owner = await User.query(ctx.trx).findOne({ email });
  if (owner && (owner.role !== 'patient' || owner.status !== 'active')) throw failure(failureCodes[provider]);
  return owner?.mailConfirmedAt ? owner : undefined;
};

/** Who comes in once the second factor is there: known by the account at the provider, or by our own mail to the address. */
const provenOwner = async (ctx: Ctx, pending: PendingSignIn): Promise<User | undefined> =>
  (await findIdentityOwner(ctx, pending)) ?? (pending.provenAt ? ownerOfAddress(ctx, pending) : undefined);

/** @throws as `ownerOfAddress` */
export const stepOf = async (ctx: Ctx, pending: PendingSignIn): Promise<PendingStep> => {
  if (await provenOwner(ctx, pending)) return 'enter';
  if (!pending.email || !(pending.isEmailVerified || pending.provenAt)) return 'prove';
  return (await ownerOfAddress(ctx, pending)) ? 'link' : 'register';
};

/** @throws auth.signInExpired unless the sign-in is at this step */
const assertStep = async (ctx: Ctx, pending: PendingSignIn, step: PendingStep): Promise<void> => {
  if ((await stepOf(ctx, pending)) !== step) throw failure('auth.signInExpired');
};

/** `ctx` must not be bound to a transaction: a minor's refusal is recorded although it is refused. @throws user.nonAdult, auth.signInExpired, user.alreadyExist */
export const registerPending = async (ctx: Ctx, pending: PendingSignIn, input: z.output<typeof finishRegistrationInput>): Promise<Entered> => {
  await assertStep(ctx, pending, 'register');
  const person = { ...input, email: pending.email ?? '', locale: pending.locale };
  await assertAdult(ctx, person);
  return inTransaction(ctx, async (bound) => {
    const user = await registerProven(bound, person);
    await finishPending(bound, pending);
    await addIdentity(bound, user, pending);
    return openEntered(bound, user, { by: pending.provider, isProven: false });
  });
};

type SecondFactor = z.output<typeof enterPendingInput>;

/** Outside any transaction until the second factor is there, because a wrong one counts although it is refused. */
const enterAs = async (ctx: Ctx, pending: PendingSignIn, user: User, proof: SecondFactor): Promise<Entered> => {
  assertMayEnter(user);
  const isProven = await passSecondFactor(ctx, user, proof);
  return inTransaction(ctx, async (bound) => {
    await finishPending(bound, pending);
    const isLinked = (await findIdentityOwner(bound, pending)) !== undefined;
    if (!isLinked) await linkIdentity(bound, user, pending);
    return openEntered(bound, user, { by: pending.provider, isProven });
  });
};

/**
 * `ctx` must not be bound to a transaction: a wrong password is counted although it is refused.
 * @throws auth.invalidCredentials, auth.tooManyAttempts, auth.signInExpired, and as `passSecondFactor`
 */
export const linkByPassword = async (ctx: Ctx, pending: PendingSignIn, { password, ...proof }: z.output<typeof linkByPasswordInput>): Promise<Entered> => {
  await assertStep(ctx, pending, 'link');
  const user = await provePassword(ctx, { email: pending.email ?? '', password });
  return enterAs(ctx, pending, user, proof);
};

/** `ctx` must not be bound to a transaction, as for `linkByPassword`. @throws auth.signInExpired, and as `passSecondFactor` */
export const enterPending = async (ctx: Ctx, pending: PendingSignIn, proof: SecondFactor): Promise<Entered> =>
  enterAs(ctx, pending, found(await provenOwner(ctx, pending), 'auth.signInExpired'), proof);
