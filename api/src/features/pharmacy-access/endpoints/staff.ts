import * as operations from '@blattwerk/contract/pharmacy-access/operations';
import { adminFactory } from '../../../http/factories.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { renewTan, tanSheet } from '../tan.service.ts';

export const newTanEndpoint = adminFactory.build(operations.renewTan, ({ ctx, input }) => renewTan(ctx, input.id));

export const printTanSheetEndpoint = adminFactory.buildFileOf(operations.printTanSheet, async ({ ctx, input }) => {
  const { number, bytes } = await inTransaction(ctx, (bound) => tanSheet(bound, input.id));
  return { bytes: await bytes(), filename: `zugang-${number}.pdf`, contentType: 'application/pdf' };
});
