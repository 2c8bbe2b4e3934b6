import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { Consultation } from './consultation.model.ts';
import { joinableFromOf, joinableUntilOf } from './consultation.policy.ts';
import { readRoomHours } from './room-hours.ts';
import type { WithDoctor } from './consultation.presenter.ts';

/** The caller's own: of its patient, or of its doctor. */
export const ownConsultations = ({ actor, trx }: Ctx<Member>) =>
  Consultation.query(trx).where(actor.role === 'doctor' ? 'consultations.doctorId' : 'consultations.patientId', actor.id);

/** The caller's own consultation, locked. @throws server.notFound for one that is missing or another person's */
export const lockOwn = async (ctx: Ctx<Member>, id: string): Promise<Consultation> => found(await ownConsultations(ctx).findById(id).forUpdate());

/** Several of the caller's own, locked in one order. */
export const lockOwnInOrder = async (ctx: Ctx<Member>, ids: readonly string[]): Promise<void> =>
  void (await ownConsultations(ctx)
    .whereIn('consultations.id', [...ids])
    .orderBy('consultations.id')
    .select('consultations.id')
    .forUpdate());

/** Two requests of one patient wait for each other: a patient is in one place at a time, and holds one time. */
export const lockPatient = async ({ trx }: Ctx, patientId: string): Promise<void> =>
  void (await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`consultations:${patientId}`]));

/**
 * Changes of these doctors' times wait for each other from here on, as the triggers that take a time make them wait (`lock_doctor_time`). Locked in one order.
 * A hold that ends comes after this lock: another booking that holds it would wait for the end, and this one for the lock.
 */
export const lockDoctorTimes = async ({ trx }: Ctx, doctorIds: readonly string[]): Promise<void> => {
  for (const id of [...new Set(doctorIds)].sort()) await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended('doctor-time:' || ?, 0))", [id]);
};

export const ownTreatmentExists = async ({ actor, trx }: Ctx<Member>, id: string): Promise<boolean> =>
  (await trx('treatments').where({ id, patientId: actor.id }).first('id')) !== undefined;

/** A patient whom the calling doctor treats, or whose claimed request it is. */
export const isOwnPatient = async ({ trx }: Ctx<Member>, patientId: string): Promise<boolean> =>
  (await rawRows<{ isOwn: boolean }>(trx, 'SELECT is_own_patient(:patientId) AS is_own', { patientId }))[0]?.isOwn === true;

export const patientOfTreatment = async ({ actor, trx }: Ctx<Member>, id: string): Promise<string | undefined> =>
  (await trx('treatments').where({ id, doctorId: actor.id }).first<{ patientId: string } | undefined>('patientId'))?.patientId;

export const localeOfUser = async ({ trx }: Ctx, id: string): Promise<Locale> =>
  found(await trx('users').where({ id }).first<{ locale: Locale } | undefined>('locale')).locale;

/** The name of a doctor who works here. */
export const doctorNameOf = async ({ trx }: Ctx, doctorId: string): Promise<string | undefined> => {
  const row = await trx('doctors')
    .join('users', 'users.id', 'doctors.userId')
    .where({ userId: doctorId, status: 'active' })
    .first<{ title: string | null; firstName: string; lastName: string } | undefined>('title', 'firstName', 'lastName');
  return row && fullName(row);
};

/** Which of an appointment's guest links is the current one. */
export const guestSerialOf = async ({ trx }: Ctx, consultationId: string): Promise<number> =>
  (await trx('guest_links').where({ consultationId }).first<{ serial: number } | undefined>('serial'))?.serial ?? 1;

const withDoctor = (query: ReturnType<typeof ownConsultations>) =>
  query
    .join('users as doctor', 'doctor.id', 'consultations.doctorId')
    .select('consultations.*', 'doctor.title as doctorTitle', 'doctor.firstName as doctorFirstName', 'doctor.lastName as doctorLastName');

/** The caller's own with its doctor's name. @throws server.notFound */
export const findOwn = async (ctx: Ctx<Member>, id: string): Promise<WithDoctor> =>
  found(await withDoctor(ownConsultations(ctx)).where('consultations.id', id).first().castTo<WithDoctor | undefined>());

/** All of the caller's own, the latest first. */
export const listOwn = (ctx: Ctx<Member>): Promise<WithDoctor[]> =>
  withDoctor(ownConsultations(ctx))
    .orderBy('consultations.startsAt', 'desc')
    .castTo<WithDoctor[]>()
    .then((rows) => rows);

/** What the room has to know of a consultation. */
export interface RoomConsultation extends Pick<
  Consultation,
  'id' | 'doctorId' | 'patientId' | 'treatmentId' | 'kind' | 'status' | 'startsAt' | 'endsAt' | 'version'
> {
  joinableFrom: Date;
  joinableUntil: Date;
  doctorName: string;
  patientName: string;
}

interface Names {
  doctorTitle: string | null;
  doctorFirstName: string;
  doctorLastName: string;
  patientFirstName: string;
  patientLastName: string;
}

/**
 * A consultation for its room: its patient may enter, and its doctor; for both of them it is found, in whatever state it is.
 * @throws server.notFound for everyone else
 */
export const findForRoom = async (ctx: Ctx<Member>, id: string): Promise<RoomConsultation> => {
  const row = found(
    await ownConsultations(ctx)
      .where('consultations.id', id)
      .join('users as doctor', 'doctor.id', 'consultations.doctorId')
      .join('users as patient', 'patient.id', 'consultations.patientId')
      .select('consultations.*', 'doctor.title as doctorTitle', 'doctor.firstName as doctorFirstName', 'doctor.lastName as doctorLastName')
      .select('patient.firstName as patientFirstName', 'patient.lastName as patientLastName')
      .first()
      .castTo<(Consultation & Names) | undefined>(),
  );
  const { doctorId, patientId, treatmentId, kind, status, startsAt, endsAt, version } = row;
  const hours = await readRoomHours(ctx);
  return {
    ...{ id, doctorId, patientId, treatmentId, kind, status, startsAt, endsAt, version },
    joinableFrom: joinableFromOf(row, hours),
    joinableUntil: joinableUntilOf(row, hours),
    doctorName: fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }),
    patientName: fullName({ firstName: row.patientFirstName, lastName: row.patientLastName }),
  };
};
