import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { PaymentRecord } from '@blattwerk/contract/payments/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import type { Payment } from './payment.model.ts';

const fields: ListFields = {
  id: { column: 'payments.id', kind: 'id' },
  treatmentId: { column: 'payments.treatmentId', kind: 'id' },
  treatmentNumber: { column: 'treatments.number', kind: 'text' },
  patientId: { column: 'payments.patientId', kind: 'id' },
  patientName: { column: 'users.lastName', kind: 'text' },
  status: { column: 'payments.status', kind: 'text' },
  amountCents: { column: 'payments.amountCents', kind: 'number' },
  paidAt: { column: 'payments.paidAt', kind: 'instant' },
  createdAt: { column: 'payments.createdAt', kind: 'instant' },
};

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

export const listPayments = async (ctx: Ctx, query: ListQuery): Promise<{ items: PaymentRecord[]; total: number }> => {
  const base = ctx
    .trx('payments')
    .join('treatments', 'treatments.id', 'payments.treatmentId')
    .join('users', 'users.id', 'payments.patientId')
    .leftJoin('refunds', 'refunds.paymentId', 'payments.id')
    .select('payments.*', 'treatments.number as treatmentNumber', 'users.firstName', 'users.lastName', 'refunds.reason as refundReason', 'refunds.refundedAt');
  const { rows, total } = await listPage<Row>(base, query, { fields, defaultSort: '-createdAt', tieBreaker: 'payments.id' });
  return { items: rows.map(present), total };
};
