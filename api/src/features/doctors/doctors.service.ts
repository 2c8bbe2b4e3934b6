import type { DoctorRecord, doctorPatch, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { z } from 'zod';
import { audit } from '../../kernel/audit.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import type { User } from '../users/public.ts';
import { endAccount, reactivatePerson } from '../people/public.ts';

const fields: ListFields = {
  id: { column: 'users.id', kind: 'id' },
  email: { column: 'users.email', kind: 'text' },
  firstName: { column: 'users.firstName', kind: 'text' },
  lastName: { column: 'users.lastName', kind: 'text' },
  city: { column: 'users.city', kind: 'text' },
  status: { column: 'users.status', kind: 'text' },
  isWorking: { column: 'doctors.isWorking', kind: 'boolean' },
  offersConsultations: { column: 'doctors.offersConsultations', kind: 'boolean' },
  licenceCountry: { column: 'doctors.licenceCountry', kind: 'text' },
  createdAt: { column: 'users.createdAt', kind: 'instant' },
};

type Row = User & {
  isWorking: boolean;
  offersConsultations: boolean;
  licenceCountry: string;
  languages: string[];
  openTreatments: number;
  bookedConsultations: number;
};

const base = (ctx: Ctx) =>
  ctx
    .trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .select('users.*', 'doctors.isWorking', 'doctors.offersConsultations', 'doctors.licenceCountry', 'doctors.languages')
    .select(ctx.trx.raw(`(SELECT count(*)::int FROM treatments WHERE treatments.doctor_id = users.id AND treatments.status = 'in-review') AS open_treatments`))
    .select(
      ctx.trx.raw(
        `(SELECT count(*)::int FROM consultations WHERE consultations.doctor_id = users.id AND consultations.status = 'booked' AND consultations.ends_at > :now) AS booked_consultations`,
        { now: ctx.clock.now() },
      ),
    );

const present = (row: Row): DoctorRecord => ({
  id: row.id,
  email: row.email,
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  position: row.position,
  phone: row.phone,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  status: row.status,
  isWorking: row.isWorking,
  offersConsultations: row.offersConsultations,
  licenceCountry: row.licenceCountry,
  languages: row.languages,
  openTreatments: row.openTreatments,
  bookedConsultations: row.bookedConsultations,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  abilities: ['update-status'],
});

export const listDoctors = async (ctx: Ctx, query: ListQuery): Promise<{ items: DoctorRecord[]; total: number }> => {
  const { rows, total } = await listPage<Row>(base(ctx), query, { fields, defaultSort: 'lastName', tieBreaker: 'users.id' });
  return { items: rows.map(present), total };
};

export const readDoctor = async (ctx: Ctx, id: string): Promise<DoctorRecord> =>
  present(found(await base(ctx).where('users.id', id).first<Row | undefined>(), 'doctor.notExist'));

type Change = z.output<typeof doctorPatch>;

/** What the doctor offers, apart from whether the account works. */
const changeWorking = async (ctx: Ctx, before: Row, working: Pick<Change, 'isWorking' | 'offersConsultations'>): Promise<void> => {
  if (Object.keys(working).length === 0) return;
  await ctx
    .trx('users')
    .where({ id: before.id })
    .update({ version: before.version + 1, updatedAt: ctx.clock.now() });
  await ctx.trx('doctors').where({ userId: before.id }).update(working);
  await audit(ctx, {
    action: 'doctor.update',
    objectType: 'user',
    objectId: before.id,
    before: { isWorking: before.isWorking, offersConsultations: before.offersConsultations },
    after: working,
  });
};

/** The status is changed as for everybody of the staff. */
const changeStatus = async (ctx: Ctx<Member>, id: string, status: NonNullable<Change['status']>): Promise<void> => {
  if (status === 'active') await reactivatePerson(ctx, id);
  else await endAccount(ctx, { id, action: status === 'banned' ? 'ban' : 'deactivate' });
};

/** @throws doctor.notExist, person.notApproved, server.conflict with both states when the version is stale */
export const updateDoctor = async (ctx: Ctx<Member>, input: Change): Promise<DoctorRecord> => {
  const before = found(await base(ctx).where('users.id', input.id).forUpdate('users').first<Row | undefined>(), 'doctor.notExist');
  if (input.version !== undefined && input.version !== before.version) throw failure('server.conflict', { current: present(before), yours: input });
  const { id, version: _version, status = before.status, ...working } = input;
  await changeWorking(ctx, before, working);
  if (status !== before.status && status !== 'deleted') await changeStatus(ctx, id, status);
  return readDoctor(ctx, id);
};
