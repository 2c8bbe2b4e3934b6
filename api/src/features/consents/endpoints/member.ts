import * as operations from '@blattwerk/contract/consents/operations';
import { memberFactory, patientFactory } from '../../../http/factories.ts';
import { readConsents } from '../consents.service.ts';
import { giveConsent, previewWithdrawal, withdrawConsent } from '../outcome.service.ts';
import { consentReceipt } from '../receipt.service.ts';

export const listConsentsEndpoint = memberFactory.build(operations.listConsents, async ({ ctx }) => ({ items: await readConsents(ctx) }));

export const giveConsentEndpoint = patientFactory.build(operations.giveConsent, ({ ctx, input: { purpose, version, way = 'profile' } }) =>
  giveConsent(ctx, purpose, { version, way }),
);

export const withdrawConsentEndpoint = patientFactory.build(operations.withdrawConsent, async ({ ctx, input, request }) => {
  const { purpose, consultations = 'phone', preview = request.query['preview'] === 'true' } = input;
  return preview ? { effects: await previewWithdrawal(ctx, purpose, consultations) } : withdrawConsent(ctx, purpose, consultations);
});

export const consentReceiptEndpoint = patientFactory.buildFile(operations.consentReceipt, ({ ctx, input }) => consentReceipt(ctx, input.purpose));
