import type { DoctorRecord, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import type { User } from '../users/public.ts';
import type { Doctor } from './doctor.model.ts';

export type DoctorRow = User & {
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

const present = (row: DoctorRow): DoctorRecord => ({
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

const doctors = defineList({
  fields: {
    ...columnsOf('users', { id: 'id', email: 'text', firstName: 'text', lastName: 'text', city: 'text', status: 'text', createdAt: 'instant' }),
    ...columnsOf('doctors', { isWorking: 'boolean', offersConsultations: 'boolean', licenceCountry: 'text' }),
  },
  key: ['users.id'],
  defaultSort: ['lastName'],
  search: { people: ['users.id'], text: ['users.city'] },
  visibleTo: base,
  present: (rows: readonly DoctorRow[]) => rows.map(present),
  missing: 'doctor.notExist',
});

export const listDoctors = (ctx: Ctx, query: ListQuery): Promise<RecordPage<DoctorRecord>> => listRecords(doctors, ctx, query);

/** @throws doctor.notExist */
export const readDoctor = (ctx: Ctx, id: string): Promise<DoctorRecord> => readRecord(doctors, ctx, id);

/** The row that is to be changed, locked. @throws doctor.notExist */
export const lockDoctor = async (ctx: Ctx, id: string): Promise<DoctorRow> =>
  found<DoctorRow>(await base(ctx).where('users.id', id).forUpdate('users').first(), 'doctor.notExist');

interface WorkingDoctor
  extends
    Pick<User, 'id' | 'title' | 'firstName' | 'lastName' | 'position' | 'about'>,
    Pick<Doctor, 'licenceCountry' | 'licenceAuthority' | 'languages' | 'offersConsultations'> {}

/** Doctors who work, in the order of their names. */
export const workingDoctors = ({ trx }: Ctx): Promise<WorkingDoctor[]> =>
  trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.status': 'active', 'doctors.isWorking': true })
    .orderBy(['users.lastName', 'users.id'])
    .select(
      'users.id',
      'users.title',
      'users.firstName',
      'users.lastName',
      'users.position',
      'users.about',
      'doctors.licenceCountry',
      'doctors.licenceAuthority',
      'doctors.languages',
      'doctors.offersConsultations',
    );

interface PracticeRow extends Pick<
  Doctor,
  | 'taxNumber'
  | 'practiceName'
  | 'practiceHours'
  | 'invoiceCode'
  | 'languages'
  | 'licenceNumber'
  | 'licenceAuthority'
  | 'licenceCountry'
  | 'federalState'
  | 'version'
> {
  isInvoiceCodeFixed: boolean;
}

/** The caller's practice, and whether its invoice code stands on invoices already. */
export const findPractice = ({ trx, actor }: Ctx<Member>): Promise<PracticeRow | undefined> =>
  trx('doctors')
    .where({ userId: actor.id })
    .select(
      'version',
      'taxNumber',
      'practiceName',
      'practiceHours',
      'invoiceCode',
      'languages',
      'licenceNumber',
      'licenceAuthority',
      'licenceCountry',
      'federalState',
    )
    .select(trx.raw('EXISTS (SELECT FROM invoice_counters WHERE issuer = invoice_code) AS is_invoice_code_fixed'))
    .first();

export const doctorList = openedBy(() => doctors);
