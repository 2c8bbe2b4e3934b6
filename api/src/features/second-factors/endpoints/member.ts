import {
  addPasskeyInput,
  addedPasskey,
  confirmTotpInput,
  guardedInput,
  passkey,
  passkeyCreation,
  recoveryCodes,
  removePasskeyInput,
  renamePasskeyInput,
  secondFactors,
  startPasskeyInput,
  startTotpInput,
  totpEnrolment,
} from '@blattwerk/contract/second-factors/shapes';
import { z } from 'zod';
import { memberFactory } from '../../../http/factories.ts';
import { confirmTotp, newRecoveryCodes, removeTotp, startTotp } from '../enrolment.service.ts';
import { readSecondFactors } from '../overview.service.ts';
import { sendOwnerCode } from '../owner-proofs.service.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '../passkeys.service.ts';

export const addPasskeyEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.add-passkey',
  method: 'post',
  summary: 'Keep the passkey that the browser made; the first factor of an account comes with recovery codes',
  input: addPasskeyInput,
  output: addedPasskey,
  handler: ({ ctx, input }) => addPasskey(ctx, input),
});

export const confirmTotpEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.confirm-totp',
  method: 'post',
  summary: 'Turn the authenticator app on with its first code; answers the recovery codes, once',
  input: confirmTotpInput,
  output: recoveryCodes,
  handler: async ({ ctx, input }) => ({ recoveryCodes: await confirmTotp(ctx, input.code) }),
});

export const newRecoveryCodesEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.new-codes',
  method: 'post',
  summary: 'New recovery codes in place of the old ones; needs the password, and a code while an app is on',
  input: guardedInput,
  output: recoveryCodes,
  handler: async ({ ctx, input }) => ({ recoveryCodes: await newRecoveryCodes(ctx, input) }),
});

export const readSecondFactorsEndpoint = memberFactory.build({
  operation: 'second-factors.read',
  method: 'get',
  summary: 'What protects the own account besides the password',
  input: z.object({}),
  output: secondFactors,
  handler: ({ ctx }) => readSecondFactors(ctx),
});

export const removePasskeyEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.remove-passkey',
  method: 'post',
  summary: 'Remove a passkey; needs the password, and a code while an app is on',
  input: removePasskeyInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await removePasskey(ctx, input);
    return {};
  },
});

export const removeTotpEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.remove-totp',
  method: 'post',
  summary: 'Turn the authenticator app off; needs the password and a code',
  input: guardedInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await removeTotp(ctx, input);
    return {};
  },
});

export const renamePasskeyEndpoint = memberFactory.build({
  operation: 'second-factors.rename-passkey',
  method: 'patch',
  summary: 'Call a passkey something else',
  input: renamePasskeyInput,
  output: passkey,
  handler: ({ ctx, input }) => renamePasskey(ctx, input),
});

export const sendCodeEndpoint = memberFactory.build({
  operation: 'data-exports.send-code',
  method: 'post',
  summary: 'Mail a code that stands in for the password of an account without one',
  input: z.strictObject({}),
  output: z.object({}),
  handler: async ({ ctx }) => {
    await sendOwnerCode(ctx);
    return {};
  },
});

export const startPasskeyEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.start-passkey',
  method: 'post',
  summary: 'What the browser needs to make a passkey; needs the password, but not in a session that must enrol',
  input: startPasskeyInput,
  output: passkeyCreation,
  handler: ({ ctx, input }) => startPasskey(ctx, input),
});

export const startTotpEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.start-totp',
  method: 'post',
  summary: 'Begin to set up an authenticator app; needs the password, but not in a session that must enrol',
  input: startTotpInput,
  output: totpEnrolment,
  handler: ({ ctx, input }) => startTotp(ctx, input),
});
