import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { CertificateRow } from '@blattwerk/contract/treatments/shapes';
import type { Knex } from 'knex';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { newestLetter } from './letters.queries.ts';

interface Row {
  treatmentId: string;
  doctorId: string;
  issuedAt: Date;
  completedAt: Date | null;
  treatmentNumber: string;
  patientTitle: string | null;
  patientFirstName: string;
  patientLastName: string;
  doctorTitle: string | null;
  doctorFirstName: string;
  doctorLastName: string;
  prescriptionCount: number;
  invoiceNumber: string | null;
  letterFileId: string | null;
  invoiceFileId: string | null;
}

/** A doctor sees what the doctor issued, an administrator all of it. */
const visibleTo = ({ trx, actor }: Ctx<Member>): Knex.QueryBuilder => {
  const query = trx('certificates');
  if (actor.role === 'admin') return query;
  return actor.role === 'doctor' ? query.where('certificates.doctorId', actor.id) : query.whereRaw('false');
};

const present = (row: Row): CertificateRow => ({
  id: row.treatmentId,
  treatmentId: row.treatmentId,
  treatmentNumber: row.treatmentNumber,
  patientName: fullName({ title: row.patientTitle, firstName: row.patientFirstName, lastName: row.patientLastName }),
  doctorName: fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }),
  issuedAt: row.issuedAt.toISOString(),
  isComplete: row.completedAt !== null,
  prescriptionCount: row.prescriptionCount,
  invoiceNumber: row.invoiceNumber,
  hasLetter: row.letterFileId !== null,
  hasInvoice: row.invoiceFileId !== null,
});

const certificates = defineList({
  fields: {
    ...columnsOf('certificates', { treatmentId: 'id', doctorId: 'id', issuedAt: 'instant', completedAt: 'instant' }),
    id: { column: 'certificates.treatmentId', kind: 'id' },
    treatmentNumber: { column: 'treatments.number', kind: 'text' },
    patientId: { column: 'treatments.patientId', kind: 'id' },
  },
  key: ['certificates.treatmentId'],
  defaultSort: ['-issuedAt'],
  search: { text: ['treatments.number', 'invoices.number'], people: ['treatments.patientId', 'certificates.doctorId'] },
  visibleTo: (ctx: Ctx<Member>) =>
    visibleTo(ctx)
      .join('treatments', 'treatments.id', 'certificates.treatmentId')
      .join('users as patients', 'patients.id', 'treatments.patientId')
      .join('users as doctorUsers', 'doctorUsers.id', 'certificates.doctorId')
      .leftJoin('invoices', (join) => join.on('invoices.treatmentId', 'certificates.treatmentId').andOnVal('invoices.kind', 'invoice').andOnNull('invoices.cancelledAt'))
      .select(
        'certificates.*', 'treatments.number as treatmentNumber',
        'patients.title as patientTitle', 'patients.firstName as patientFirstName', 'patients.lastName as patientLastName',
        'doctorUsers.title as doctorTitle', 'doctorUsers.firstName as doctorFirstName', 'doctorUsers.lastName as doctorLastName',
        'invoices.number as invoiceNumber', 'invoices.fileId as invoiceFileId',
        ctx.trx.raw('(SELECT count(*)::int FROM prescriptions WHERE prescriptions.treatment_id = certificates.treatment_id) AS prescription_count'),
      ), // prettier-ignore
  present: (rows: readonly Row[]) => rows.map(present),
});

export const listCertificates = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<CertificateRow>> => listRecords(certificates, ctx, query);

/** The file of the letter's newest version; the audit log says that it was read. @throws server.notFound, document.notReady while it is being made */
export const openLetter = async (ctx: Ctx<Member>, treatmentId: string): Promise<string> => {
  const row: { patientId: string } = found(
    await visibleTo(ctx).join('treatments', 'treatments.id', 'certificates.treatmentId').where({ treatmentId }).first('patientId'),
  );
  const letter = await newestLetter(ctx, treatmentId);
  if (!letter?.fileId) throw failure('document.notReady');
  await audit(ctx, { action: 'certificate.download', objectType: 'certificate', objectId: treatmentId, patientId: row.patientId });
  return letter.fileId;
};

export const certificateList = openedBy(() => certificates);
