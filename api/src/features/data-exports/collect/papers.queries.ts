import { Readable } from 'node:stream';
import type { IssuedKind } from '@blattwerk/contract/document-checks/shapes';
import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { Ctx } from '../../../kernel/ctx.ts';
import { fullName } from '../../../kernel/full-name.ts';
import { tellingDocumentName } from '../../../locales/file-names.ts';
import { uploadsForExport } from '../../uploads/public.ts';
import { told } from './stored.ts';

type Papers = Pick<ExportedData, 'signatures' | 'consents' | 'payments' | 'invoices' | 'documents' | 'uploads' | 'attestations'>;

/** Original prescriptions can be redeemed once; the person's own file holds their copies. */
const leftOut = ['prescription'];

/** A name that is unique in the archive and sorts by day. */
const fileName = (row: { kind: IssuedKind; createdAt: Date; filename: string; id: string }): string =>
  `documents/${row.createdAt.toISOString().slice(0, 10)}-${tellingDocumentName(row).replace(/\.pdf$/, '')}-${row.id.slice(-6)}.pdf`;

export interface ExportedFile {
  path: string;
  /** Its bytes, when the archive has come to it. */
  open: () => Promise<Readable>;
}

/** What was paid, with what went back of it. */
const paymentsOf = ({ trx }: Ctx, patientId: string) =>
  trx('payments')
    .leftJoin(
      trx('refunds')
        .where({ status: 'done' })
        .groupBy('paymentId')
        .select('paymentId')
        .max('refundedAt as refundedAt')
        .sum('amountCents as cents')
        .as('returned'),
      'returned.paymentId',
      'payments.id',
    )
    .where({ patientId })
    .orderBy('payments.createdAt')
    .select(
      'payments.id',
      'treatmentId',
      'payments.amountCents',
      'currency',
      'status',
      'payments.createdAt',
      'paidAt',
      'refundedAt',
      trx.raw('coalesce(returned.cents, 0)::integer AS refunded_cents'),
    );

const attestationColumns = 'id number kind status prescriptionId doctorId travel requestedAt decidedAt validFrom validUntil reason'.split(' ');

/** Signed papers, invoices, letters and copies of prescriptions, with the consents that were given. */
export const collectPapers = async (ctx: Ctx, patientId: string): Promise<Papers & { files: ExportedFile[] }> => {
  const { trx } = ctx;
  const signatures = await trx('signatures')
    .leftJoin('signatureFiles', 'signatureFiles.signatureId', 'signatures.id')
    .where({ patientId })
    .orderBy('signedAt')
    .select('signatures.id', 'document', 'version', 'locale', 'sha256', 'kind', 'name', 'signedAt', 'signatureFiles.fileId');
  const consents = await trx('consents')
    .where({ userId: patientId })
    .orderBy('acceptedAt')
    .select('id', 'document', 'version', 'sha256', 'acceptedAt', 'withdrawnAt');
  const payments = await paymentsOf(ctx, patientId);
  const invoices = await trx('invoices')
    .whereIn('treatmentId', trx('treatments').where({ patientId }).select('id'))
    .orderBy('issuedAt')
    .select(
      'id',
      'number',
      'kind',
      'correctsId',
      'reason',
      'cancelledAt',
      'treatmentId',
      'doctorId',
      'totalCents',
      'currency',
      'issuedAt',
      'serviceOn',
      'isWithDiagnosis',
      'lines',
    );
  const attestations = await trx('attestations').where({ patientId }).orderBy('createdAt').select(attestationColumns);
  const uploads = await uploadsForExport(ctx, patientId);
  const stored = await trx('files').where({ ownerId: patientId }).whereNotIn('kind', leftOut).orderBy('createdAt');
  return {
    signatures: signatures.map(told),
    consents: consents.map(told),
    payments: payments.map(told),
    invoices: invoices.map(told),
    attestations: attestations.map(told),
    documents: stored.map((row) => ({
      id: row.id,
      file: fileName(row),
      kind: row.kind,
      contentType: row.contentType,
      bytes: row.bytes,
      sha256: row.sha256,
      createdAt: row.createdAt.toISOString(),
    })),
    uploads: uploads.map(({ row, path }) => ({ ...row, file: path, createdAt: row.createdAt.toISOString() })),
    files: [
      ...stored.map((row) => ({ path: fileName(row), open: () => ctx.ports.storage.open(row.storageKey) })),
      ...uploads.map(({ path, fetch }) => ({ path, open: async () => Readable.from(await fetch()) })),
    ],
  } as unknown as Papers & { files: ExportedFile[] };
};

const doctorColumns = ['users.id', 'title', 'firstName', 'lastName', 'position as profession', 'street', 'houseNum', 'zipCode', 'city', 'country', 'phone'];

/** The other side of the record: practices and pharmacies by their public address, as they stand on the papers. */
export const collectParties = async (ctx: Ctx, ids: { doctors: string[]; pharmacies: string[] }): Promise<Pick<ExportedData, 'doctors' | 'pharmacies'>> => {
  const doctors = await ctx
    .trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .whereIn('users.id', ids.doctors)
    .orderBy('lastName')
    .select(...doctorColumns, 'licenceNumber', 'licenceAuthority');
  const pharmacies = await ctx
    .trx('pharmacies')
    .whereIn('id', ids.pharmacies)
    .orderBy('name')
    .select('id', 'name', 'street', 'houseNum', 'zipCode', 'city', 'country', 'phone', 'email');
  return {
    doctors: doctors.map(({ title, firstName, lastName, ...rest }) => ({ ...rest, name: fullName({ title, firstName, lastName }) })),
    pharmacies,
  } as Pick<ExportedData, 'doctors' | 'pharmacies'>;
};
