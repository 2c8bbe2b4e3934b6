import type { Reauthentication, TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { enrollingSessions, isSecondFactorRequired, proveSession, revokeSessions, User } from '../users/public.ts';
import { assertOwner } from './owner-proofs.service.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { assertCode } from './check.service.ts';
import { Authenticator, RecoveryCode } from './factor.model.ts';
import { activeAuthenticator, beginAuthenticator, methodsOf, passkeysOf } from './factors.queries.ts';
import { noteChange } from './notices.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { matchingStep, presentEnrolment, totpSecret } from './totp.ts';

/** The code from the mail stands in for a password; `code` is the app's. */
export const assertIsOwner = (ctx: Ctx<Member>, { password, mailCode }: Reauthentication): Promise<User> => assertOwner(ctx, { password, code: mailCode });

/** A session that may do nothing but enrol has just begun with a login; in any other one its owner proves it again. */
export const assertMayAdd = async (ctx: Ctx<Member>, proof: Reauthentication): Promise<User> =>
  ctx.actor.mustEnrol ? found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist') : assertIsOwner(ctx, proof);

/**
 * This session has proved a second factor now and may do everything. Others that wait for one know the password alone: they end.
 */
export const completeEnrolment = async (ctx: Ctx<Member>): Promise<void> => {
  await proveSession(ctx);
  for (const { id } of await enrollingSessions(ctx)) await revokeSessions(ctx, { userId: ctx.actor.id, id }, 'elsewhere');
};

/** A new secret for an app, in place of one that was begun and not confirmed. @throws auth.factorAlreadyOn, and as `assertOwner` */
export const startTotp = async (ctx: Ctx<Member>, proof: Reauthentication): Promise<TotpEnrolment> => {
  const user = await assertMayAdd(ctx, proof);
  const id = newId();
  if (!(await beginAuthenticator(ctx, { id, userId: user.id, createdAt: ctx.clock.now() }))) throw failure('auth.factorAlreadyOn');
  return presentEnrolment(totpSecret(ctx.secrets, id), { issuer: await readSetting(ctx, 'brand.name'), account: user.email });
};

/** The first code shows that the app has the secret. Who is shown the secret has nothing to guess: tries are not counted. @throws auth.codeInvalid, auth.factorNotSetUp */
export const confirmTotp = async (ctx: Ctx<Member>, code: string): Promise<string[]> => {
  const begun = await Authenticator.query(ctx.trx).findOne({ userId: ctx.actor.id }).whereNull('confirmedAt');
  if (!begun) throw failure('auth.factorNotSetUp');
  const step = matchingStep(totpSecret(ctx.secrets, begun.id), code.replaceAll(/\s/g, ''), ctx.clock.now());
  if (step === null) throw failure('auth.codeInvalid');
  return inTransaction(ctx, async (bound) => {
    const confirmed = await Authenticator.query(bound.trx).findById(begun.id).whereNull('confirmedAt').patch({ confirmedAt: ctx.clock.now(), lastStep: step });
    if (confirmed === 0) throw failure('auth.factorNotSetUp');
    await completeEnrolment(bound);
    await noteChange(bound, found(await User.query(bound.trx).findById(ctx.actor.id)), { what: 'added', kind: 'totp', objectId: begun.id });
    return renewRecoveryCodes(bound, ctx.actor.id);
  });
};

/** Recovery codes without a factor open nothing; they go with the last one. */
export const afterRemoval = async (ctx: Ctx<Member>): Promise<void> => {
  if ((await methodsOf(ctx, ctx.actor.id)).length > 0) return;
  if (await isSecondFactorRequired(ctx, ctx.actor.role)) throw failure('auth.lastFactor');
  await RecoveryCode.query(ctx.trx).where({ userId: ctx.actor.id }).delete();
};

/** @throws auth.factorNotSetUp, auth.lastFactor, auth.codeInvalid, and as `assertOwner` */
export const removeTotp = async (ctx: Ctx<Member>, input: Reauthentication & { code?: string | undefined }): Promise<void> => {
  const user = await assertIsOwner(ctx, input);
  const app = await activeAuthenticator(ctx, user.id);
  if (!app) throw failure('auth.factorNotSetUp');
  const isLast = (await passkeysOf(ctx, user.id)).length === 0;
  if (isLast && (await isSecondFactorRequired(ctx, user.role))) throw failure('auth.lastFactor');
  await assertCode(ctx, user, input.code);
  await inTransaction(ctx, async (bound) => {
    await Authenticator.query(bound.trx).deleteById(app.id);
    await afterRemoval(bound);
    await noteChange(bound, user, { what: 'removed', kind: 'totp', objectId: app.id });
  });
};

/** @throws auth.factorNotSetUp, auth.codeInvalid, and as `assertOwner` */
export const newRecoveryCodes = async (ctx: Ctx<Member>, input: Reauthentication & { code?: string | undefined }): Promise<string[]> => {
  const user = await assertIsOwner(ctx, input);
  if ((await methodsOf(ctx, user.id)).length === 0) throw failure('auth.factorNotSetUp');
  await assertCode(ctx, user, input.code);
  return inTransaction(ctx, async (bound) => {
    await audit(bound, {
      action: 'second-factor.new-codes',
      objectType: 'user',
      objectId: user.id,
      patientId: user.role === 'patient' ? user.id : null,
    });
    return renewRecoveryCodes(bound, user.id);
  });
};
