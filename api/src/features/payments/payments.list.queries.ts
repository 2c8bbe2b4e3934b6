import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { PaymentRecord } from '@blattwerk/contract/payments/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords } from '../../kernel/list-records.ts';
import type { Payment } from './payment.model.ts';

type Row = Payment & { treatmentNumber: string; firstName: string; lastName: string; refundReason: string | null; refundedAt: Date | null };

const present = (row: Row): PaymentRecord => ({
  id: row.id,
  treatmentId: row.treatmentId,
  treatmentNumber: row.treatmentNumber,
  patientId: row.patientId,
  patientName: `${row.firstName} ${row.lastName}`,
  amountCents: row.amountCents,
  currency: row.currency,
  status: row.status,
  stripeSessionId: row.stripeSessionId,
  paidAt: row.paidAt?.toISOString() ?? null,
  refundReason: row.refundReason,
  refundedAt: row.refundedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

const payments = defineList({
  fields: {
    ...columnsOf('payments', { id: 'id', treatmentId: 'id', patientId: 'id', status: 'text', amountCents: 'number', paidAt: 'instant', createdAt: 'instant' }),
    treatmentNumber: { column: 'treatments.number', kind: 'text' },
    patientName: { column: 'users.lastName', kind: 'text' },
  },
  key: ['payments.id'],
  defaultSort: ['-createdAt'],
  visibleTo: ({ trx }: Ctx) =>
    trx('payments')
      .join('treatments', 'treatments.id', 'payments.treatmentId')
      .join('users', 'users.id', 'payments.patientId')
      .leftJoin('refunds', 'refunds.paymentId', 'payments.id')
      .select(
        'payments.*',
        'treatments.number as treatmentNumber',
        'users.firstName',
        'users.lastName',
        'refunds.reason as refundReason',
        'refunds.refundedAt',
      ),
  present: (rows: readonly Row[]) => rows.map(present),
});

export const listPayments = (ctx: Ctx, query: ListQuery): Promise<{ items: PaymentRecord[]; total: number }> => listRecords(payments, ctx, query);
