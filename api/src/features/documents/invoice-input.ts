import type { InvoiceKind } from '@blattwerk/contract/treatments/invoices';
import type { Locale } from '../../locales/format.ts';
import type { DocumentMeta } from './document-frame.ts';
import type { DoctorParty, PatientParty } from './document-parties.ts';

export interface InvoiceLine {
  /** Number in the scale of fees; null under other fee rules. */
  number: string | null;
  designation: string;
  points: number | null;
  multiplier: number | null;
  amountCents: number;
  justification?: string;
  isAnalog?: boolean;
  /** Day of this service, `YYYY-MM-DD`; the invoice's where it is missing. */
  serviceOn?: string;
}

export interface CorrectedInvoice {
  number: string;
  issuedAt: Date;
  /** Why the doctor corrects it. */
  reason: string | null;
  /** Of a cancellation: a new invoice follows, and nothing is refunded because of this one. */
  isReplaced: boolean;
}

export interface InvoiceInput {
  meta: DocumentMeta;
  locale: Locale;
  /** Sequential and unique within its issuer. */
  number: string;
  /** Amounts of a cancellation and a reduction are negative. */
  kind: InvoiceKind;
  /** The invoice that this one takes back, or follows after it was cancelled. */
  corrects?: CorrectedInvoice | null;
  issuedAt: Date;
  /** Day of the last service, `YYYY-MM-DD`. */
  serviceOn: string;
  /** The issuer; one of the two tax identifications must be there. */
  doctor: DoctorParty & { taxNumber?: string | null; vatId?: string | null };
  patient: PatientParty;
  /** Only where the patient's insurer wants it. */
  diagnosis?: string | null;
  scheme: 'goae' | 'foreign';
  lines: InvoiceLine[];
  currency: string;
  /** What was paid beforehand, by card, and is offset; null when nothing was. */
  deposit: { amountCents: number; paidAt: Date } | null;
  /** Needed when something is left to pay. `dueOn` is `YYYY-MM-DD`. */
  payment?: { dueOn: string; holder: string; iban: string } | null;
}
