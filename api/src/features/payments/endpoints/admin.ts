import * as operations from '@blattwerk/contract/payments/operations';
import { adminFactory } from '../../../http/factories.ts';
import { exportDatev } from '../datev.service.ts';
import { readMoney } from '../money.queries.ts';
import { listPayments, readPayment, readRefund } from '../payments.list.queries.ts';
import { readBalance } from '../reconciliation.queries.ts';
import { approveRefund, refundByStaff, rejectRefund, retryRefund } from '../staff-refunds.service.ts';

export const listPaymentsEndpoint = adminFactory.build(operations.listPayments, ({ ctx, input }) => listPayments(ctx, input));

export const readPaymentEndpoint = adminFactory.build(operations.readPayment, ({ ctx, input }) => readPayment(ctx, input.id));

export const readLedgerBalanceEndpoint = adminFactory.build(operations.readLedgerBalance, ({ ctx }) => readBalance(ctx));

export const exportDatevEndpoint = adminFactory.buildFile(operations.exportDatev, ({ ctx, input }) => exportDatev(ctx, input.month), { isAudited: true });

export const readMoneyEndpoint = adminFactory.build(operations.readMoney, ({ ctx, input }) => readMoney(ctx, input));

export const refundPaymentEndpoint = adminFactory.build(operations.refundPayment, async ({ ctx, input }) =>
  readRefund(ctx, (await refundByStaff(ctx, input)).id),
);

export const approveRefundEndpoint = adminFactory.build(operations.approveRefund, async ({ ctx, input }) =>
  readRefund(ctx, (await approveRefund(ctx, input.id)).id),
);

export const rejectRefundEndpoint = adminFactory.build(operations.rejectRefund, async ({ ctx, input }) =>
  readRefund(ctx, (await rejectRefund(ctx, input.id)).id),
);

export const retryRefundEndpoint = adminFactory.build(operations.retryRefund, async ({ ctx, input }) => readRefund(ctx, (await retryRefund(ctx, input.id)).id));
