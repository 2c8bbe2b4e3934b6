import * as operations from '@blattwerk/contract/withdrawals/operations';
import { publicFactory } from '../../../http/factories.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { confirmWithdrawal, declareWithdrawal, takeDeclaration } from '../declare.service.ts';
import { withdrawalMessages } from '../messages.ts';

export const declareWithdrawalEndpoint = publicFactory.buildUnbound(operations.declareWithdrawal, async ({ ctx, input }) => {
  const getsReceipt = await takeDeclaration(ctx, input.email);
  const receivedAt = await inTransaction(ctx, (bound) => declareWithdrawal(bound, input, getsReceipt));
  return { message: withdrawalMessages.received[ctx.locale], receivedAt: receivedAt.toISOString() };
});

export const confirmWithdrawalEndpoint = publicFactory.build(operations.confirmWithdrawal, async ({ ctx, input }) => {
  await confirmWithdrawal(ctx, input.token);
  return { message: withdrawalMessages.confirmed[ctx.locale] };
});
