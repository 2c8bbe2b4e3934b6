import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import type { UserStatus } from '@blattwerk/contract/accounts/shapes';
import type { Knex } from 'knex';
import type { Actor, Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRecord, readRow, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { fullName } from '../../kernel/full-name.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { abilitiesOf, isWaiting } from './people.policy.ts';

export interface PersonRow {
  id: string;
  email: string;
  role: StaffRole;
  title: string | null;
  firstName: string;
  lastName: string;
  position: string | null;
  phone: string | null;
  status: UserStatus;
  isPharmacyAdmin: boolean;
  hasOtherAdmin: boolean;
  pharmacyId: string | null;
  pharmacyName: string | null;
  invitedBy: string | null;
  inviterName: string | null;
  approvedBy: string | null;
  approverName: string | null;
  approvedAt: Date | null;
  licenceNumber: string | null;
  licenceAuthority: string | null;
  licenceCountry: string | null;
  federalState: string | null;
  openTreatments: number;
  bookedConsultations: number;
  createdAt: Date;
  version: number;
}

const nameOf = (alias: string, as: string): string =>
  `nullif(concat_ws(' ', nullif(${alias}.title, ''), ${alias}.first_name, ${alias}.last_name), '') AS ${as}`;

const rows = (ctx: Ctx): Knex.QueryBuilder =>
  ctx.trx.from(
    ctx
      .trx('users')
      .leftJoin('doctors', 'doctors.userId', 'users.id')
      .leftJoin('pharmacies', 'pharmacies.id', 'users.pharmacyId')
      .leftJoin('users as inviters', 'inviters.id', 'users.invitedBy')
      .leftJoin('users as approvers', 'approvers.id', 'users.approvedBy')
      .whereIn('users.role', ['doctor', 'pharmacy', 'admin'])
      .select(
        'users.*',
        'pharmacies.name as pharmacyName',
        'doctors.licenceNumber',
        'doctors.licenceAuthority',
        'doctors.licenceCountry',
        'doctors.federalState',
      )
      .select(ctx.trx.raw(`${nameOf('inviters', 'inviter_name')}, ${nameOf('approvers', 'approver_name')}`))
      .select(ctx.trx.raw(`users.status = 'inactive' AND users.approved_at IS NULL AND users.role IN ('doctor', 'admin') AS awaits_approval`))
      .select(
        ctx.trx.raw(`EXISTS (SELECT FROM users AS others WHERE others.pharmacy_id = users.pharmacy_id AND others.is_pharmacy_admin
          AND others.status = 'active' AND others.id <> users.id) AS has_other_admin`),
      )
      .select(
        ctx.trx.raw(`(SELECT count(*)::int FROM treatments WHERE treatments.doctor_id = users.id AND treatments.status = 'in-review') AS open_treatments`),
      )
      .select(
        ctx.trx.raw(
          `(SELECT count(*)::int FROM consultations WHERE consultations.doctor_id = users.id AND consultations.status = 'booked' AND consultations.ends_at > :now) AS booked_consultations`,
          { now: ctx.clock.now() },
        ),
      )
      .as('users'),
  );

/** Administrators see all, people of a pharmacy their colleagues. */
const visibleTo = (query: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder =>
  actor.role === 'admin' ? query : query.where('users.pharmacyId', 'pharmacyId' in actor ? actor.pharmacyId : null);

const personOf = (id: string | null, name: string | null): { id: string; name: string } | null => (id ? { id, name: name ?? '' } : null);

const presentPerson = (ctx: Ctx, row: PersonRow): PersonRecord => {
  const { id, email, role, title, firstName, lastName, position, phone, status, isPharmacyAdmin, openTreatments, bookedConsultations, version } = row;
  return {
    ...{ id, email, role, title, firstName, lastName, position, phone, status, isPharmacyAdmin, openTreatments, bookedConsultations, version },
    awaitsApproval: isWaiting(row),
    pharmacy: personOf(row.pharmacyId, row.pharmacyName),
    licence:
      row.licenceCountry === null
        ? null
        : { number: row.licenceNumber, authority: row.licenceAuthority, country: row.licenceCountry, federalState: row.federalState },
    invitedBy: personOf(row.invitedBy, row.inviterName),
    approvedBy: personOf(row.approvedBy, row.approverName),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    abilities: abilitiesOf(ctx.actor, row),
  };
};

const people = defineList({
  fields: columnsOf('users', {
    id: 'id',
    email: 'text',
    role: 'text',
    firstName: 'text',
    lastName: 'text',
    status: 'text',
    awaitsApproval: 'boolean',
    pharmacyId: 'id',
    pharmacyName: 'text',
    createdAt: 'instant',
  }),
  key: ['users.id'],
  defaultSort: ['lastName'],
  search: { person: 'users', text: ['users.pharmacyName'] },
  visibleTo: (ctx: Ctx) => visibleTo(rows(ctx).select('users.*'), ctx.actor),
  present: (found: readonly PersonRow[], ctx) => found.map((row) => presentPerson(ctx, row)),
});

export const listPeople = (ctx: Ctx, query: ListQuery): Promise<RecordPage<PersonRecord>> => listRecords(people, ctx, query);

/** @throws server.notFound for a patient, a person of another pharmacy and a missing id alike */
export const readPersonRow = (ctx: Ctx, id: string): Promise<PersonRow> => readRow(people, ctx, id);

export const readPerson = (ctx: Ctx, id: string): Promise<PersonRecord> => readRecord(people, ctx, id);

export const personHits = hitsOf(
  () => people,
  ({ id, email, pharmacy, ...person }) => ({ id, title: fullName(person), subtitle: [email, pharmacy?.name].filter(Boolean).join(' · ') }),
);

export const personList = openedBy(() => people);
