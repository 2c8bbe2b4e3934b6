import { inboxTabNames, inboxTabs, type InboxCounts, type prescriptionListQuery } from '@blattwerk/contract/prescriptions/inbox';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Ctx } from '../../kernel/ctx.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { defaultHoldUntil } from './hold-time.ts';
import { visibleTo } from './prescription.model.ts';
import type { PatientRow, RecordRow } from './prescriptions.presenter.ts';

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

const fields: ListFields = {
  id: { column: 'prescriptions.id', kind: 'id' },
  number: { column: 'prescriptions.number', kind: 'text' },
  treatmentId: { column: 'prescriptions.treatmentId', kind: 'id' },
  status: { column: 'prescriptions.status', kind: 'text' },
  pharmacyId: { column: 'prescriptions.pharmacyId', kind: 'id' },
  doctorId: { column: 'prescriptions.doctorId', kind: 'id' },
  issuedAt: { column: 'prescriptions.issuedAt', kind: 'instant' },
  sentAt: { column: 'prescriptions.sentAt', kind: 'instant' },
  receivedAt: { column: 'prescriptions.receivedAt', kind: 'instant' },
  readyAt: { column: 'prescriptions.readyAt', kind: 'instant' },
  holdUntil: { column: 'prescriptions.holdUntil', kind: 'instant' },
  dispensedAt: { column: 'prescriptions.dispensedAt', kind: 'instant' },
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

/**
 * Each word is part of the patient's name or of the number, or it is the pickup code; a comma between names is none of it. Those who see no
 * content find by number alone, so that a search tells nothing about whom a prescription is for.
 */
const search = (ctx: Ctx, query: Knex.QueryBuilder, q: string | undefined): Knex.QueryBuilder => {
  const seesNames = ctx.actor.role === 'pharmacy' || ctx.actor.role === 'doctor';
  const words = (q ?? '')
    .normalize('NFC')
    .split(/[\s,;]+/)
    .filter(Boolean);
  for (const word of words) {
    const part = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query.where((either) => {
      either.where('prescriptions.number', 'ilike', part);
      if (!seesNames) return;
      either.orWhere('patients.firstName', 'ilike', part).orWhere('patients.lastName', 'ilike', part);
      either.orWhere('prescriptions.pickupCode', word.toUpperCase());
    });
  }
  return query;
};

export const listPrescriptions = (ctx: Ctx, { q, ...query }: z.output<typeof prescriptionListQuery>): Promise<{ rows: RecordRow[]; total: number }> =>
  listPage<RecordRow>(search(ctx, recordRows(ctx), q), query, { fields, defaultSort: '-sentAt,-issuedAt', tieBreaker: 'prescriptions.id' });

/** How many stand in each tab of the inbox, and how many of the ready ones were to be collected by now. */
export const countInbox = async (ctx: Ctx, q: string | undefined): Promise<InboxCounts> => {
  const counts: Record<string, Knex.Raw> = {};
  for (const tab of inboxTabNames) counts[tab] = ctx.trx.raw('count(*) FILTER (WHERE prescriptions.status = ANY (?))::int', [[...inboxTabs[tab]]]);
  counts.overdue = ctx.trx.raw(`count(*) FILTER (WHERE prescriptions.status = 'ready' AND prescriptions.hold_until < ?)::int`, [ctx.clock.now()]);
  const base = visibleTo(ctx.trx, ctx.actor).join('users as patients', 'patients.id', 'prescriptions.patientId');
  const [row] = (await search(ctx, base, q).select(counts)) as [Omit<InboxCounts, 'defaultHoldUntil'>];
  return { ...row, defaultHoldUntil: (await defaultHoldUntil(ctx)).toISOString() };
};

export const findRecord = (ctx: Ctx, id: string): Promise<RecordRow | undefined> => recordRows(ctx).where('prescriptions.id', id).first();

/** Everything that the actor may see, in the order of the decision: what is behind one link. */
export const prescriptionRecords = (ctx: Ctx): Promise<RecordRow[]> => recordRows(ctx).orderBy(['prescriptions.position', 'prescriptions.revision']);
