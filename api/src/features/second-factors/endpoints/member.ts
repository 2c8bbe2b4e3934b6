import * as operations from '@blattwerk/contract/second-factors/operations';
import { memberFactory } from '../../../http/factories.ts';
import { confirmTotp, newRecoveryCodes, removeTotp, startTotp } from '../enrolment.service.ts';
import { readSecondFactors } from '../overview.service.ts';
import { sendOwnerCode } from '../owner-proofs.service.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '../passkeys.service.ts';

export const addPasskeyEndpoint = memberFactory.buildUnbound(operations.addPasskey, ({ ctx, input }) => addPasskey(ctx, input));

export const confirmTotpEndpoint = memberFactory.buildUnbound(operations.confirmTotp, async ({ ctx, input }) => ({
  recoveryCodes: await confirmTotp(ctx, input.code),
}));

export const newRecoveryCodesEndpoint = memberFactory.buildUnbound(operations.newRecoveryCodes, async ({ ctx, input }) => ({
  recoveryCodes: await newRecoveryCodes(ctx, input),
}));

export const readSecondFactorsEndpoint = memberFactory.build(operations.readSecondFactors, ({ ctx }) => readSecondFactors(ctx));

export const removePasskeyEndpoint = memberFactory.buildUnbound(operations.removePasskey, async ({ ctx, input }) => {
  await removePasskey(ctx, input);
  return {};
});

export const removeTotpEndpoint = memberFactory.buildUnbound(operations.removeTotp, async ({ ctx, input }) => {
  await removeTotp(ctx, input);
  return {};
});

export const renamePasskeyEndpoint = memberFactory.build(operations.renamePasskey, ({ ctx, input }) => renamePasskey(ctx, input));

export const sendCodeEndpoint = memberFactory.build(operations.sendCode, async ({ ctx }) => {
  await sendOwnerCode(ctx);
  return {};
});

export const startPasskeyEndpoint = memberFactory.buildUnbound(operations.startPasskey, ({ ctx, input }) => startPasskey(ctx, input));

export const startTotpEndpoint = memberFactory.buildUnbound(operations.startTotp, ({ ctx, input }) => startTotp(ctx, input));
