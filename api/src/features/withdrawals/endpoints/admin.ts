import * as operations from '@blattwerk/contract/withdrawals/operations';
import { adminFactory } from '../../../http/factories.ts';
import { finishWithdrawal, listWithdrawals, readWithdrawal } from '../withdrawals.queries.ts';

export const listWithdrawalsEndpoint = adminFactory.build(operations.listWithdrawals, ({ ctx, input }) => listWithdrawals(ctx, input));

export const readWithdrawalEndpoint = adminFactory.build(operations.readWithdrawal, ({ ctx, input }) => readWithdrawal(ctx, input.id));

export const finishWithdrawalEndpoint = adminFactory.build(operations.finishWithdrawal, ({ ctx, input }) => finishWithdrawal(ctx, input));
