import * as operations from '@blattwerk/contract/consents/operations';
import { memberFactory, patientFactory } from '../../../http/factories.ts';
import { giveConsent, readConsents, withdrawConsent } from '../consents.service.ts';

export const listConsentsEndpoint = memberFactory.build(operations.listConsents, async ({ ctx }) => ({ items: await readConsents(ctx) }));

export const giveConsentEndpoint = patientFactory.build(operations.giveConsent, ({ ctx, input }) => giveConsent(ctx, input.purpose, input.version));

export const withdrawConsentEndpoint = patientFactory.build(operations.withdrawConsent, ({ ctx, input }) => withdrawConsent(ctx, input.purpose));
