import type { PasskeyAssertion, PasskeyRequest } from '@blattwerk/contract/second-factors/shapes';
import { generateAuthenticationOptions, verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { StoredPasskey } from './factor.model.ts';
import { assertMayAnswer, newChallenge, useChallenge } from './passkey-challenges.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/** Names no credential, so that it tells nothing about who has an account: the browser offers what it holds for this address. */
export const startPasskeyLogin = async (ctx: Ctx): Promise<PasskeyRequest> => {
  const challenge = newChallenge(ctx, null);
  const { timeout = 300_000, allowCredentials = [] } = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: 300_000,
    userVerification: 'required',
  });
  return { options: { rpId: relyingParty(ctx).id, challenge, timeout, userVerification: 'required', allowCredentials: allowCredentials as never[] } };
};

const verify = async (ctx: Ctx, passkey: StoredPasskey, response: PasskeyAssertion): Promise<number> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, null),
      expectedOrigin: relyingParty(ctx).origin,
      expectedRPID: relyingParty(ctx).id,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    // The library names each reason by an Error of its own; to the caller they are all the same refusal.
    throw failure('auth.passkeyFailed', undefined, { cause: error });
  }
  throw failure('auth.passkeyFailed');
};

/**
 * The passkey that answered a challenge of ours, from our own pages, with the person verified by the device.
 * A counter that does not move forward is a copied key; of two answers with the same count one wins.
 * @throws auth.passkeyFailed, auth.tooManyAttempts
 */
export const verifyAssertion = async (ctx: Ctx, response: PasskeyAssertion): Promise<StoredPasskey> => {
  const passkey = await StoredPasskey.query(ctx.trx).findOne({ credentialId: response.id });
  if (!passkey) throw failure('auth.passkeyFailed');
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(userHandleOf(passkey.userId)).toString('base64url')) throw failure('auth.passkeyFailed');
  await assertMayAnswer(ctx);
  const counter = await verify(ctx, passkey, response);
  const moved = await StoredPasskey.query(ctx.trx).where({ id: passkey.id, counter: passkey.counter }).patch({ counter, lastUsedAt: ctx.clock.now() });
  if (moved === 0) throw failure('auth.passkeyFailed');
  return passkey;
};
