import type { InvoiceKind } from '@blattwerk/contract/treatments/invoices';
import { BaseModel } from '../../kernel/base-model.ts';
import type { InvoiceLine } from '../documents/public.ts';

/**
 * The invoice over a request's deposit, and what takes it back: a cancellation all of it, a reduction a part. Never changed but for the file;
 * a request has one valid invoice at most.
 */
export class Invoice extends BaseModel {
  static override tableName = 'invoices';
  static override jsonAttributes = ['lines'];

  declare number: string;
  declare kind: InvoiceKind;
  /** Of a correction the invoice that it takes back; of a new invoice the cancelled one that it follows. */
  declare correctsId: string | null;
  /** Why the doctor corrects it, as the document says. */
  declare reason: string | null;
  /** Set by the database with the cancellation. */
  declare cancelledAt: Date | null;
  declare treatmentId: string;
  declare doctorId: string;
  declare paymentId: string | null;
  declare lines: InvoiceLine[];
  declare totalCents: number;
  declare currency: string;
  declare issuedAt: Date;
  declare serviceOn: string;
  /** It states the diagnosis: the patient wanted that when it was issued. */
  declare isWithDiagnosis: boolean;
  declare fileId: string | null;
}
