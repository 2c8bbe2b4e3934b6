import { newTan } from '@blattwerk/contract/pharmacy-access/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { renewTan, tanSheet } from '../tan.service.ts';

export const newTanEndpoint = adminFactory.build({
  operation: 'pharmacy-access.new-tan',
  method: 'post',
  summary: 'A new TAN for the link of a sending, shown once; the old one ends',
  input: z.object({ id }),
  output: newTan,
  handler: ({ ctx, input }) => renewTan(ctx, input.id),
});

export const printTanSheetEndpoint = adminFactory.buildFileOf({
  operation: 'pharmacy-access.print-sheet',
  summary: 'A sheet for fax or post: a new TAN, or the link of a pharmacy without mail',
  input: z.object({ id }),
  handler: async ({ ctx, input }) => {
    const { number, bytes } = await inTransaction(ctx, (bound) => tanSheet(bound, input.id));
    return { bytes: await bytes(), filename: `zugang-${number}.pdf`, contentType: 'application/pdf' };
  },
});
