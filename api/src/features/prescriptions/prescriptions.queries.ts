import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { inboxTabNames, inboxTabs, type InboxCounts } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import type { Knex } from 'knex';
import { auditList } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRow, type ListFields, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { applySearch, type SearchedIn } from '../../kernel/record-search.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { defaultHoldUntil } from './hold-time.ts';
import { visibleTo } from './prescription.model.ts';
import { seesContent } from './prescriptions.policy.ts';
import { presentRecord, type PatientRow, type RecordRow } from './prescriptions.presenter.ts';

const pharmacyColumns = ['slug', 'name', 'street', 'houseNum', 'zipCode', 'city', 'phone', 'email', 'website'].map(
  (column) => `pharmacies.${column} as pharmacy${column[0]?.toUpperCase()}${column.slice(1)}`,
);

const sendingColumns = ['sendings.channel', 'sendings.fulfilment', 'sendings.fulfilmentCents', 'sendings.openedAt', 'sendings.offeredAt'];

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

/** Since when a prescription is in its state. */
export const statusSince = `CASE WHEN prescriptions.status = 'issued' THEN prescriptions.issued_at
  WHEN prescriptions.status IN ('passing-on', 'sent') THEN coalesce(prescriptions.sent_at, prescriptions.issued_at)
  WHEN prescriptions.status = 'received' THEN coalesce(prescriptions.received_at, prescriptions.issued_at)
  WHEN prescriptions.status = 'in-preparation' THEN coalesce(prescriptions.in_preparation_at, prescriptions.issued_at)
  WHEN prescriptions.status = 'ready' THEN coalesce(prescriptions.ready_at, prescriptions.issued_at) ELSE prescriptions.updated_at END`;

const fields = {
  ...columnsOf('prescriptions', {
    id: 'id',
    number: 'text',
    treatmentId: 'id',
    patientId: 'id',
    status: 'text',
    original: 'text',
    pharmacyId: 'id',
    doctorId: 'id',
    issuedAt: 'instant',
    sentAt: 'instant',
    receivedAt: 'instant',
    readyAt: 'instant',
    holdUntil: 'instant',
    dispensedAt: 'instant',
    validUntil: 'date',
  }),
  statusSince: { column: 'standing.since', kind: 'instant' },
} satisfies ListFields;

const recordRows = (ctx: Ctx) =>
  visibleTo(ctx.trx, ctx.actor)
    .join('users as patients', 'patients.id', 'prescriptions.patientId')
    .join('users as doctorUsers', 'doctorUsers.id', 'prescriptions.doctorId')
    .leftJoin('pharmacies', 'pharmacies.id', 'prescriptions.pharmacyId')
    .leftJoin('sendings', 'sendings.id', 'prescriptions.sendingId')
    .leftJoin('prescriptions as successors', 'successors.replacesId', 'prescriptions.id')
    .joinRaw(`CROSS JOIN LATERAL (SELECT ${statusSince} AS since) AS standing`)
    .select(
      'prescriptions.*',
      'pharmacies.name as pharmacyName',
      'pharmacies.street as pharmacyStreet',
      'pharmacies.houseNum as pharmacyHouseNum',
      'pharmacies.zipCode as pharmacyZipCode',
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

/** Those who see no content find by number alone, so that a search tells nothing about whom a prescription is for. */
const search = ({ actor }: Ctx): SearchedIn =>
  actor.role === 'pharmacy' || actor.role === 'doctor'
    ? { text: ['prescriptions.number', 'patients.title', 'patients.firstName', 'patients.lastName'], codes: ['prescriptions.pickupCode'] }
    : { text: ['prescriptions.number'] };

const prescriptions = defineList({
  fields,
  key: ['prescriptions.id'],
  defaultSort: ['-sentAt', '-issuedAt'],
  visibleTo: recordRows,
  search,
  present: (rows: readonly RecordRow[], ctx) => rows.map((row) => presentRecord(row, ctx)),
  auditRead: (rows, ctx) => {
    const opened = rows.filter((row) => seesContent(ctx.actor, row));
    return auditList(
      ctx,
      { action: 'prescription.list', objectType: 'prescription' },
      opened.map(({ patientId }) => patientId),
    );
  },
  missing: 'prescription.not.found',
});

export const listPrescriptions = (ctx: Ctx, query: ListQuery): Promise<RecordPage<PrescriptionRecord>> => listRecords(prescriptions, ctx, query);

/** How many stand in each tab of the inbox, and how many of the ready ones were to be collected by now. */
export const countInbox = async (ctx: Ctx, q: string | undefined): Promise<InboxCounts> => {
  const counts: Record<string, Knex.Raw> = {};
  for (const tab of inboxTabNames) counts[tab] = ctx.trx.raw('count(*) FILTER (WHERE prescriptions.status = ANY (?))::int', [[...inboxTabs[tab]]]);
  counts.overdue = ctx.trx.raw(`count(*) FILTER (WHERE prescriptions.status = 'ready' AND prescriptions.hold_until < ?)::int`, [ctx.clock.now()]);
  const base = visibleTo(ctx.trx, ctx.actor).join('users as patients', 'patients.id', 'prescriptions.patientId');
  applySearch(base, search(ctx), q ?? '');
  const [row] = (await base.select(counts)) as [Omit<InboxCounts, 'defaultHoldUntil'>];
  return { ...row, defaultHoldUntil: (await defaultHoldUntil(ctx)).toISOString() };
};

/** @throws prescription.not.found */
export const findRecord = (ctx: Ctx, id: string): Promise<RecordRow> => readRow(prescriptions, ctx, id);

/** Everything that the actor may see, in the order of the decision: what is behind one link. */
export const prescriptionRecords = (ctx: Ctx): Promise<RecordRow[]> => recordRows(ctx).orderBy(['prescriptions.position', 'prescriptions.revision']);

export const prescriptionHits = hitsOf(
  () => prescriptions,
  ({ id, number, patient }) => ({ id, title: number, subtitle: patient?.name ?? null }),
);

export const prescriptionList = openedBy(() => prescriptions);
