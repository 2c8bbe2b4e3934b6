import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { readSetting } from '../settings/public.ts';

interface Ends {
  recordEnd: Date | null;
  lastInvoice: Date | null;
}

/** The end of the last treatment that a doctor got, and the last voucher. Null when there was none. */
const endsOf = async (ctx: Ctx, patientId: string): Promise<Ends> => {
  const [row] = await rawRows<Ends>(
    ctx.trx,
    `SELECT
       greatest(
         (SELECT max(greatest(submitted_at, decided_at, cancelled_at)) FROM treatments WHERE patient_id = :patientId AND submitted_at IS NOT NULL),
         (SELECT max(greatest(issued_at, dispensed_at)) FROM prescriptions WHERE patient_id = :patientId),
         (SELECT max(ends_at) FROM consultations WHERE patient_id = :patientId AND status = 'completed')
       ) AS record_end,
       greatest(
         (SELECT max(paid_at) FROM payments WHERE patient_id = :patientId),
         (SELECT max(issued_at) FROM invoices JOIN treatments ON treatments.id = invoices.treatment_id WHERE treatments.patient_id = :patientId)
       ) AS last_invoice`,
    { patientId },
  );
  return row ?? { recordEnd: null, lastInvoice: null };
};

const after = (at: Date, count: number): Date => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' }).plus({ years: count }).toJSDate();

/** Until when something of the person has to be kept: the later of record and vouchers; null when nothing has. */
export const keepUntil = async (ctx: Ctx, patientId: string): Promise<Date | null> => {
  const { recordEnd, lastInvoice } = await endsOf(ctx, patientId);
  const [record, voucher] = [await readSetting(ctx, 'retention.recordYears'), await readSetting(ctx, 'retention.voucherYears')];
  const dates = [...(recordEnd ? [after(recordEnd, record)] : []), ...(lastInvoice ? [after(lastInvoice, voucher)] : [])];
  return dates.length === 0 ? null : new Date(Math.max(...dates.map((date) => date.getTime())));
};
