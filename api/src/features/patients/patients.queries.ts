import type { ListQuery, PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { fullName } from '../../kernel/full-name.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { presentPatient, type PatientRow } from './patient.presenter.ts';

/** Master data only: no answer, diagnosis or prescription is read here. A doctor reaches the patients of own requests. */
const visibleTo = (ctx: Ctx): Knex.QueryBuilder => {
  const query = ctx
    .trx('users')
    .where('users.role', 'patient')
    .select('users.*', ctx.trx.raw('(SELECT count(*)::int FROM treatments WHERE treatments.patient_id = users.id) AS treatment_count'));
  if (ctx.actor.role === 'doctor') query.whereIn('users.id', ctx.trx('treatments').select('patientId').where({ doctorId: ctx.actor.id }));
  return query;
};

const patients = defineList({
  fields: columnsOf('users', {
    id: 'id',
    email: 'text',
    firstName: 'text',
    lastName: 'text',
    zipCode: 'text',
    city: 'text',
    status: 'text',
    mailConfirmedAt: 'instant',
    createdAt: 'instant',
  }),
  key: ['users.id'],
  defaultSort: ['-createdAt'],
  alwaysSet: ['id', 'email', 'firstName', 'lastName', 'status', 'createdAt'],
  search: { person: 'users' },
  visibleTo,
  present: (rows: readonly PatientRow[], { actor }) => rows.map((row) => presentPatient(row, actor)),
  missing: 'user.notExist',
});

export const listPatients = (ctx: Ctx, query: ListQuery): Promise<RecordPage<PatientRecord>> => listRecords(patients, ctx, query);

/** @throws user.notExist */
export const findPatient = (ctx: Ctx, id: string): Promise<PatientRecord> => readRecord(patients, ctx, id);

/** The row that is to be changed, locked. @throws user.notExist */
export const lockPatient = async (ctx: Ctx, id: string): Promise<PatientRow> =>
  found<PatientRow>(await visibleTo(ctx).where('users.id', id).forUpdate('users').first(), 'user.notExist');

export const patientHits = hitsOf(
  () => patients,
  ({ id, email, city, ...person }) => ({ id, title: fullName(person), subtitle: [email, city].filter(Boolean).join(' · ') }),
);

export const patientList = openedBy(() => patients);
