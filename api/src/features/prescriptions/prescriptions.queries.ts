import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { visibleTo } from './prescription.model.ts';
import type { PatientRow, RecordRow } from './prescriptions.presenter.ts';

const pharmacyColumns = ['slug', 'name', 'street', 'houseNum', 'zipCode', 'city', 'phone', 'email', 'website'].map(
  (column) => `pharmacies.${column} as pharmacy${column[0]?.toUpperCase()}${column.slice(1)}`,
);

const sendingColumns = ['sendings.channel', 'sendings.fulfilment', 'sendings.fulfilmentCents', 'sendings.openedAt'];

/** The patient's own prescriptions of some requests. */
export const prescriptionsOf = (ctx: Ctx, treatmentIds: string[]): Promise<PatientRow[]> =>
  visibleTo(ctx.trx, ctx.actor)
    .join('products', 'products.id', 'prescriptions.productId')
    .leftJoin('pharmacies', 'pharmacies.id', 'prescriptions.pharmacyId')
    .leftJoin('sendings', 'sendings.id', 'prescriptions.sendingId')
    .leftJoin('prescriptions as successors', 'successors.replacesId', 'prescriptions.id')
    .whereIn('prescriptions.treatmentId', treatmentIds)
    .orderBy(['prescriptions.position', 'prescriptions.revision'])
    .select('prescriptions.*', 'products.slug as productSlug', ...pharmacyColumns, ...sendingColumns, 'successors.id as replacedById');

const fields: ListFields = {
  id: { column: 'prescriptions.id', kind: 'id' },
  number: { column: 'prescriptions.number', kind: 'text' },
  treatmentId: { column: 'prescriptions.treatmentId', kind: 'id' },
  status: { column: 'prescriptions.status', kind: 'text' },
  pharmacyId: { column: 'prescriptions.pharmacyId', kind: 'id' },
  doctorId: { column: 'prescriptions.doctorId', kind: 'id' },
  issuedAt: { column: 'prescriptions.issuedAt', kind: 'instant' },
  sentAt: { column: 'prescriptions.sentAt', kind: 'instant' },
  readyAt: { column: 'prescriptions.readyAt', kind: 'instant' },
  validUntil: { column: 'prescriptions.validUntil', kind: 'date' },
};

const recordRows = (ctx: Ctx) =>
  visibleTo(ctx.trx, ctx.actor)
    .join('users as patients', 'patients.id', 'prescriptions.patientId')
    .join('users as doctorUsers', 'doctorUsers.id', 'prescriptions.doctorId')
    .leftJoin('pharmacies', 'pharmacies.id', 'prescriptions.pharmacyId')
    .leftJoin('sendings', 'sendings.id', 'prescriptions.sendingId')
    .leftJoin('prescriptions as successors', 'successors.replacesId', 'prescriptions.id')
    .select(
      'prescriptions.*',
      'pharmacies.name as pharmacyName',
      'pharmacies.city as pharmacyCity',
      ...sendingColumns,
      'successors.id as replacedById',
      'patients.firstName as patientFirstName',
      'patients.lastName as patientLastName',
      'patients.bornOn as patientBornOn',
      'patients.phone as patientPhone',
      'doctorUsers.title as doctorTitle',
      'doctorUsers.firstName as doctorFirstName',
      'doctorUsers.lastName as doctorLastName',
      'doctorUsers.phone as doctorPhone',
    );

export const listPrescriptions = (ctx: Ctx, query: ListQuery): Promise<{ rows: RecordRow[]; total: number }> =>
  listPage<RecordRow>(recordRows(ctx), query, { fields, defaultSort: '-sentAt,-issuedAt', tieBreaker: 'prescriptions.id' });

export const findRecord = (ctx: Ctx, id: string): Promise<RecordRow | undefined> => recordRows(ctx).where('prescriptions.id', id).first();

/** Everything that the actor may see, in the order of the decision: what is behind one link. */
export const prescriptionRecords = (ctx: Ctx): Promise<RecordRow[]> => recordRows(ctx).orderBy(['prescriptions.position', 'prescriptions.revision']);
