import * as operations from '@blattwerk/contract/payments/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listPayments } from '../payments.list.queries.ts';

export const listPaymentsEndpoint = adminFactory.build(operations.listPayments, ({ ctx, input }) => listPayments(ctx, input));
