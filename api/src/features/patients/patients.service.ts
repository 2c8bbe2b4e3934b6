import { userStates } from '@blattwerk/contract/accounts/states';
import type { ListQuery, PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import { audit } from '../../kernel/audit.ts';
import { isErasedAddress } from '../../kernel/erased-address.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { Actor, Ctx } from '../../kernel/ctx.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { revokeSessions, type User } from '../users/public.ts';

const fields: ListFields = {
  id: { column: 'users.id', kind: 'id' },
  email: { column: 'users.email', kind: 'text' },
  firstName: { column: 'users.firstName', kind: 'text' },
  lastName: { column: 'users.lastName', kind: 'text' },
  zipCode: { column: 'users.zipCode', kind: 'text' },
  city: { column: 'users.city', kind: 'text' },
  status: { column: 'users.status', kind: 'text' },
  mailConfirmedAt: { column: 'users.mailConfirmedAt', kind: 'instant' },
  createdAt: { column: 'users.createdAt', kind: 'instant' },
};

type Row = User & { treatmentCount: number };

/** Master data only: no answer, diagnosis or prescription is read here. A doctor reaches the patients of own requests. */
const visibleTo = (ctx: Ctx) => {
  const query = ctx
    .trx('users')
    .where('users.role', 'patient')
    .select('users.*', ctx.trx.raw('(SELECT count(*)::int FROM treatments WHERE treatments.patient_id = users.id) AS treatment_count'));
  if (ctx.actor.role === 'doctor') query.whereIn('users.id', ctx.trx('treatments').select('patientId').where({ doctorId: ctx.actor.id }));
  return query;
};

const erasureOf = ({ status, email }: Row): PatientRecord['erasure'] => {
  if (status !== 'deleted') return null;
  return isErasedAddress(email) ? 'done' : 'running';
};

/** An account that is being erased allows nothing more; one whose name is sealed can be opened with a reason. */
const abilitiesOn = (row: Row): PatientRecord['abilities'] => {
  const erasure = erasureOf(row);
  if (erasure === null) return ['update-status', 'erase'];
  return erasure === 'done' ? ['open-sealed'] : [];
};

const present = (row: Row, actor: Actor): PatientRecord => ({
  id: row.id,
  email: row.email,
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  dob: row.bornOn,
  phone: row.phone,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  status: row.status,
  erasure: erasureOf(row),
  isMailConfirmed: row.mailConfirmedAt !== null,
  locale: row.locale,
  treatmentCount: row.treatmentCount,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  abilities: actor.role === 'admin' ? abilitiesOn(row) : [],
});

export const listPatients = async (ctx: Ctx, query: ListQuery): Promise<{ items: PatientRecord[]; total: number }> => {
  const { rows, total } = await listPage<Row>(visibleTo(ctx), query, { fields, defaultSort: '-createdAt', tieBreaker: 'users.id' });
  return { items: rows.map((row) => present(row, ctx.actor)), total };
};

export const readPatient = async (ctx: Ctx, id: string): Promise<PatientRecord> => {
  const row: Row = found(await visibleTo(ctx).where('users.id', id).first(), 'user.notExist');
  await audit(ctx, { action: 'patient.read', objectType: 'user', objectId: id, patientId: id });
  return present(row, ctx.actor);
};

/** A ban ends all sessions at once. @throws user.notExist, server.conflict with both states when the version is stale */
export const updatePatientStatus = async (ctx: Ctx, input: { id: string; status: 'active' | 'banned'; version?: number }): Promise<PatientRecord> => {
  const before: Row = found(await visibleTo(ctx).where('users.id', input.id).forUpdate('users').first(), 'user.notExist');
  if (input.version !== undefined && input.version !== before.version) throw failure('server.conflict', { current: present(before, ctx.actor), yours: input });
  const action = input.status === 'banned' ? 'ban' : 'reactivate';
  const moved = before.status === input.status ? {} : { status: nextState(userStates, action, before.status) };
  await ctx
    .trx('users')
    .where({ id: input.id })
    .update({ ...moved, version: before.version + 1, updatedAt: ctx.clock.now() });
  if (input.status === 'banned') await revokeSessions(ctx, { userId: input.id }, 'banned');
  await audit(ctx, {
    action: 'patient.update',
    objectType: 'user',
    objectId: input.id,
    patientId: input.id,
    before: { status: before.status },
    after: { status: input.status },
  });
  return present({ ...before, status: input.status, version: before.version + 1 } as Row, ctx.actor);
};
