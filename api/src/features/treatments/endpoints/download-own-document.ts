import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { findOwnDocument } from '../treatments.queries.ts';

const input = z.object({ treatmentId: id });

export const downloadInvoiceEndpoint = patientFactory.buildFile({
  operation: 'treatments.download-invoice',
  summary: 'The invoice of one of the own requests, as PDF',
  input,
  handler: async ({ ctx, input: { treatmentId } }) => openFile(ctx, await findOwnDocument(ctx, treatmentId, 'invoice')),
});

export const downloadLetterEndpoint = patientFactory.buildFile({
  operation: 'treatments.download-letter',
  summary: 'The medical letter of one of the own requests, as PDF',
  input,
  handler: async ({ ctx, input: { treatmentId } }) => openFile(ctx, await findOwnDocument(ctx, treatmentId, 'letter')),
});
