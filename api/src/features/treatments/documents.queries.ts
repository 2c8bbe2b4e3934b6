import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import type { Category, Unit } from '@blattwerk/contract/products/enums';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Prescription } from '../prescriptions/public.ts';

export interface PlannedProduct {
  id: string;
  name: string;
  pzn: string;
  category: Category;
  unit: Unit;
  thc: number | null;
  /** The product that it turned out to be twice. */
  mergedIntoId: string | null;
}

export type IssuedPrescription = Prescription & { category: Category; thc: number | null; cbd: number | null; isThcBelow: boolean; isCbdBelow: boolean };

/** The deposit that counts towards the fee, with what is kept of it. */
export interface OffsetPayment {
  id: string;
  currency: string;
  status: PaymentStatus;
  amountCents: number;
}

/** The prescriptions of a request with what is printed of their products. */
export const issuedPrescriptions = ({ trx }: Ctx, treatmentId: string): Promise<IssuedPrescription[]> =>
  trx('prescriptions')
    .join('products', 'products.id', 'prescriptions.productId')
    .where({ treatmentId })
    .orderBy('position')
    .select('prescriptions.*', 'products.category', 'products.thc', 'products.cbd', 'products.isThcBelow', 'products.isCbdBelow');

/** What is kept of the deposit that a decision will be charged against; null when none was paid. */
export const depositCentsOf = async ({ trx }: Ctx, treatmentId: string): Promise<number | null> => {
  const kept = await trx('payments')
    .where({ treatmentId })
    .whereIn('status', ['paid', 'partly-refunded'])
    .first<{ cents: number } | undefined>(trx.raw('refundable_cents(id) AS cents'));
  return kept?.cents ?? null;
};

/** What was paid as a deposit. */
export const paidDeposit = ({ trx }: Ctx, id: string | null): Promise<{ amountCents: number; paidAt: Date }> =>
  trx('payments').where({ id }).first('amountCents', 'paidAt');

/** Locks the payment that an invoice is about. What is kept of it is read afterwards: a refund may have been promised meanwhile. */
const lockOffset = async ({ trx }: Ctx, treatmentId: string): Promise<void> =>
  void (await trx('payments').where({ treatmentId }).whereNotNull('offsetAt').forUpdate().select('id'));

/** The deposit that counts towards the fee, locked, with what is kept of it. */
export const offsetPayment = async (ctx: Ctx, treatmentId: string): Promise<OffsetPayment | undefined> => {
  await lockOffset(ctx, treatmentId);
  return ctx
    .trx('payments')
    .where({ treatmentId })
    .whereNotNull('offsetAt')
    .whereRaw('refundable_cents(id) > 0')
    .first<OffsetPayment | undefined>('id', 'currency', 'status', ctx.trx.raw('refundable_cents(id) AS amount_cents'));
};

export const paymentStatusOf = async ({ trx }: Ctx, id: string): Promise<PaymentStatus | undefined> =>
  (await trx('payments').where({ id }).first<{ status: PaymentStatus } | undefined>('status'))?.status;

/** What is kept of a payment, and how much of it is the doctor's fee. */
export const keptOf = async ({ trx }: Ctx, paymentId: string): Promise<{ keptCents: number; feeCents: number }> => {
  const statement = `SELECT refundable_cents(:paymentId) AS kept_cents, -ledger_balance(:paymentId, 'doctor-fees') AS fee_cents`;
  const [kept] = await rawRows<{ keptCents: number; feeCents: number }>(trx, statement, { paymentId });
  return kept ?? { keptCents: 0, feeCents: 0 };
};

/**
 * Valid invoices that charge more than the books hold of their fee: it was refunded without a document. A lost dispute leaves the fee in the
 * books; while one is open the money is the bank's. Of a deleted account nothing is issued any more.
 */
const aboveFees = `
  SELECT id, payment_id, patient_id, standing - fee_cents AS above_cents, fee_cents FROM (
    SELECT invoices.id, invoices.payment_id, payments.patient_id, -ledger_balance(invoices.payment_id, 'doctor-fees') AS fee_cents,
      (invoices.total_cents + coalesce((SELECT sum(total_cents) FROM invoices AS reductions WHERE corrects_id = invoices.id AND kind = 'reduction'), 0))::integer AS standing
    FROM invoices JOIN payments ON payments.id = invoices.payment_id JOIN users ON users.id = payments.patient_id
    WHERE invoices.kind = 'invoice' AND invoices.cancelled_at IS NULL AND payments.status <> 'disputed' AND users.status <> 'deleted'
      AND EXISTS (SELECT FROM refunds WHERE refunds.payment_id = payments.id AND reason <> 'rest' AND refunds.status NOT IN ('to-approve', 'rejected'))
  ) AS charged WHERE standing > fee_cents`;

export interface AboveFee {
  id: string;
  paymentId: string;
  patientId: string;
  aboveCents: number;
  feeCents: number;
}

export const invoicesAboveFees = ({ trx }: Ctx): Promise<AboveFee[]> => rawRows<AboveFee>(trx, aboveFees, {});

/** The same of one invoice, with its payment locked. */
export const lockAboveFee = async ({ trx }: Ctx, { id, paymentId }: Pick<AboveFee, 'id' | 'paymentId'>): Promise<AboveFee | undefined> => {
  await trx('payments').where({ id: paymentId }).forUpdate().select('id');
  return (await rawRows<AboveFee>(trx, `${aboveFees} AND id = :id`, { id }))[0];
};

/** Decided requests of a span of time whose documents are not complete. */
export const withoutDocuments = (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ treatmentId: string }[]> =>
  trx('treatments')
    .leftJoin('certificates', 'certificates.treatmentId', 'treatments.id')
    .leftJoin('invoices', 'invoices.treatmentId', 'treatments.id')
    .leftJoin('letter_corrections', (join) => join.on('letter_corrections.treatmentId', 'treatments.id').andOnNull('letter_corrections.fileId'))
    .whereRaw('coalesce(letter_corrections.issued_at, invoices.issued_at, treatments.decided_at, treatments.cancelled_at) BETWEEN ? AND ?', [from, to])
    .where((open) =>
      open
        .where((one) => one.whereNotNull('certificates.treatmentId').whereNull('certificates.completedAt'))
        .orWhere((one) => one.whereNotNull('invoices.id').whereNull('invoices.fileId'))
        .orWhereNotNull('letter_corrections.id'),
    )
    .distinct('treatments.id as treatmentId');

/** The issuer's next number: the counter's row is locked until the invoice is written, so none is used twice or left out. */
export const countInvoice = async ({ trx }: Ctx, issuer: string, year: number): Promise<number> => {
  const [counter] = await trx('invoice_counters')
    .insert({ issuer, year, last: 1 })
    .onConflict(['issuer', 'year'])
    .merge({ last: trx.raw('invoice_counters.last + 1') })
    .returning<{ last: number }[]>('last');
  return counter?.last ?? 0;
};

/** Products by id, as a plan names them. */
export const productsById = ({ trx }: Ctx, ids: readonly string[]): Promise<PlannedProduct[]> =>
  trx('products').whereIn('id', ids).select('id', 'name', 'pzn', 'category', 'unit', 'thc', 'mergedIntoId');
