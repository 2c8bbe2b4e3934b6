import { BaseModel } from '../../kernel/base-model.ts';
import type { InvoiceLine } from '../documents/public.ts';

/** The invoice over a request's deposit: one a request, never changed but for its file. */
export class Invoice extends BaseModel {
  static override tableName = 'invoices';
  static override jsonAttributes = ['lines'];

  declare number: string;
  declare treatmentId: string;
  declare doctorId: string;
  declare paymentId: string | null;
  declare lines: InvoiceLine[];
  declare totalCents: number;
  declare currency: string;
  declare issuedAt: Date;
  declare serviceOn: string;
  declare fileId: string | null;
}
