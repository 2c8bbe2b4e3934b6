import { inboxCounts, inboxCountsQuery } from '@blattwerk/contract/prescriptions/inbox';
import { dispenseInput, prescriptionRecord, readyInput, returnInput } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { pharmacyFactory } from '../../../http/factories.ts';
import { acceptPrescription, dispense, markReady, returnPrescription, startPreparation, undoReady } from '../dispensing.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { countInbox } from '../prescriptions.queries.ts';

const common = { method: 'post', output: prescriptionRecord } as const;

export const countInboxEndpoint = pharmacyFactory.build({
  operation: 'prescriptions.count',
  method: 'get',
  summary: 'How many prescriptions stand in each tab of the inbox',
  input: inboxCountsQuery,
  output: inboxCounts,
  handler: ({ ctx, input }) => countInbox(ctx, input.q),
});

export const acceptPrescriptionEndpoint = pharmacyFactory.build({
  ...common,
  operation: 'prescriptions.accept',
  summary: 'The pharmacy takes the prescription on',
  input: z.object({ id }),
  handler: async ({ ctx, input }) => presentRecord(await acceptPrescription(ctx, input.id), ctx.actor),
});

export const preparePrescriptionEndpoint = pharmacyFactory.build({
  ...common,
  operation: 'prescriptions.prepare',
  summary: 'The medicine is being prepared',
  input: z.object({ id }),
  handler: async ({ ctx, input }) => presentRecord(await startPreparation(ctx, input.id), ctx.actor),
});

export const markReadyEndpoint = pharmacyFactory.build({
  ...common,
  operation: 'prescriptions.ready',
  summary: 'Ready for pickup until a given moment; the patient gets a mail with the way to the pickup code',
  input: readyInput,
  handler: async ({ ctx, input }) => presentRecord(await markReady(ctx, input.id, input.holdUntil), ctx.actor),
});

export const undoReadyEndpoint = pharmacyFactory.build({
  ...common,
  operation: 'prescriptions.undo-ready',
  summary: 'Takes "ready" back, when it was pressed too early',
  input: z.object({ id }),
  handler: async ({ ctx, input }) => presentRecord(await undoReady(ctx, input.id), ctx.actor),
});

export const dispensePrescriptionEndpoint = pharmacyFactory.build({
  ...common,
  operation: 'prescriptions.dispense',
  summary: 'Handed over, whole or in part; who collected it and that the identity was checked is on record',
  input: dispenseInput,
  handler: async ({ ctx, input }) => presentRecord(await dispense(ctx, input.id, input.quantity, input), ctx.actor),
});

export const returnPrescriptionEndpoint = pharmacyFactory.build({
  ...common,
  operation: 'prescriptions.return',
  summary: 'The pharmacy cannot supply; the patient gets a mail and chooses another one',
  input: returnInput,
  handler: async ({ ctx, input }) => presentRecord(await returnPrescription(ctx, input.id, input.reason, input.text), ctx.actor),
});
