import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { paymentRecord } from '@blattwerk/contract/payments/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listPayments } from '../payments.list.ts';

export const listPaymentsEndpoint = adminFactory.build({
  operation: 'payments.list',
  method: 'get',
  summary: 'All deposits',
  input: listQuery,
  output: listOf(paymentRecord),
  handler: ({ ctx, input }) => listPayments(ctx, input),
});
