import type { Passkey, PasskeyAttestation, PasskeyCreation, Reauthentication } from '@blattwerk/contract/second-factors/shapes';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { isSecondFactorRequired, User } from '../users/public.ts';
import { readSetting } from '../settings/public.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { assertCode } from './check.service.ts';
import { afterRemoval, assertIsOwner, assertMayAdd, completeEnrolment } from './enrolment.service.ts';
import { StoredPasskey } from './factor.model.ts';
import { insertPasskey, methodsOf, passkeysOf } from './factors.queries.ts';
import { noteChange } from './notices.ts';
import { assertMayAnswer, newChallenge, useChallenge } from './passkey-challenges.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';
import { presentPasskey } from './second-factors.presenter.ts';

/** Ed25519, ECDSA on P-256, RSA: what devices and browsers make. */
const algorithms = [-8, -7, -257];
const maxPasskeys = 20;

/** @throws as `assertOwner`, auth.tooManyAttempts when there are too many already */
export const startPasskey = async (ctx: Ctx<Member>, proof: Reauthentication): Promise<PasskeyCreation> => {
  const user = await assertMayAdd(ctx, proof);
  const known = await passkeysOf(ctx, user.id);
  if (known.length >= maxPasskeys) throw failure('auth.passkeyInvalid');
  const { options, challenge } = { options: relyingParty(ctx), challenge: newChallenge(ctx, user.id) };
  const brand = await readSetting(ctx, 'brand.name');
  const made = await generateRegistrationOptions({
    rpName: brand,
    rpID: options.id,
    userName: user.email,
    userDisplayName: user.email,
    userID: userHandleOf(user.id),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: 300_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return {
    options: {
      rp: { id: options.id, name: brand },
      user: made.user,
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: 300_000,
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  };
};

type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

const verify = async (ctx: Ctx<Member>, response: PasskeyAttestation): Promise<Registration> => {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, ctx.actor.id),
      expectedOrigin: relyingParty(ctx).origin,
      expectedRPID: relyingParty(ctx).id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified) return registrationInfo;
  } catch (error) {
    // The library names each reason by an Error of its own; to the caller they are all the same refusal.
    throw failure('auth.passkeyInvalid', undefined, { cause: error });
  }
  throw failure('auth.passkeyInvalid');
};

/** Recovery codes come with the first factor, once. The challenge is used up also when this fails. @throws auth.passkeyInvalid, auth.tooManyAttempts */
export const addPasskey = async (
  ctx: Ctx<Member>,
  { response, name }: { response: PasskeyAttestation; name: string },
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> => {
  await assertMayAnswer(ctx);
  const { credential, credentialBackedUp } = await verify(ctx, response);
  return inTransaction(ctx, async (bound) => {
    const user = found(await User.query(bound.trx).findById(ctx.actor.id), 'user.notExist');
    const isFirst = (await methodsOf(bound, user.id)).length === 0;
    const row = await insertPasskey(bound, {
      id: newId(),
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      name,
      isBackedUp: credentialBackedUp,
      createdAt: ctx.clock.now(),
    });
    if (!row) throw failure('auth.passkeyInvalid');
    await completeEnrolment(bound);
    await noteChange(bound, user, { what: 'added', kind: 'passkey', objectId: row.id });
    return { passkey: presentPasskey(row), recoveryCodes: isFirst ? await renewRecoveryCodes(bound, user.id) : [] };
  });
};

export const renamePasskey = async (ctx: Ctx<Member>, { id, name }: { id: string; name: string }): Promise<Passkey> => {
  const row = await StoredPasskey.query(ctx.trx).where({ userId: ctx.actor.id }).patchAndFetchById(id, { name });
  return presentPasskey(found(row));
};

/** A foreign passkey is not found, before any password is looked at. @throws auth.lastFactor, auth.codeInvalid, and as `assertOwner` */
export const removePasskey = async (ctx: Ctx<Member>, input: Reauthentication & { id: string; code?: string | undefined }): Promise<void> => {
  const { id } = found(await StoredPasskey.query(ctx.trx).findOne({ id: input.id, userId: ctx.actor.id }));
  const user = await assertIsOwner(ctx, input);
  const factors = await methodsOf(ctx, user.id);
  const isLast = !factors.includes('totp') && (await passkeysOf(ctx, user.id)).length === 1;
  if (isLast && (await isSecondFactorRequired(ctx, user.role))) throw failure('auth.lastFactor');
  await assertCode(ctx, user, input.code);
  await inTransaction(ctx, async (bound) => {
    if ((await StoredPasskey.query(bound.trx).deleteById(id)) === 0) throw failure('server.notFound');
    await afterRemoval(bound);
    await noteChange(bound, user, { what: 'removed', kind: 'passkey', objectId: id });
  });
};
