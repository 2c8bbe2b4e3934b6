import type { ConsultationKind, WaitList } from '@blattwerk/contract/consultations/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { dayOf } from '../schedules/public.ts';

interface Doctor {
  title: string | null;
  firstName: string | null;
  lastName: string | null;
}
interface WaitRow extends Doctor {
  id: string;
  doctorId: string | null;
  until: string;
  createdAt: Date;
}

export const ownWaits = async (ctx: Ctx<Member>): Promise<WaitList['items']> => {
  const rows = await rawRows<WaitRow>(
    ctx.trx,
    `SELECT consultation_waits.id, doctor_id, CAST(until_on AS text) AS until, consultation_waits.created_at, title, first_name, last_name
     FROM consultation_waits LEFT JOIN users ON users.id = doctor_id
     WHERE patient_id = :patientId AND until_on >= CAST(:today AS date) ORDER BY consultation_waits.created_at`,
    { patientId: ctx.actor.id, today: dayOf(ctx.clock.now()).date },
  );
  return rows.map(({ id, doctorId, until, createdAt, ...doctor }) => ({
    ...{ id, doctorId, until, createdAt: createdAt.toISOString() },
    doctorName: doctorId === null ? null : fullName(doctor),
  }));
};

interface OfferRow extends Doctor {
  id: string;
  doctorId: string;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
}

/** Freed times that are kept for the caller at the moment. */
export const currentOffers = async (ctx: Ctx<Member>): Promise<WaitList['offers']> => {
  const rows = await rawRows<OfferRow>(
    ctx.trx,
    `SELECT consultation_holds.id, doctor_id, starts_at, ends_at, expires_at, title, first_name, last_name
     FROM consultation_holds JOIN users ON users.id = doctor_id
     WHERE patient_id = :patientId AND is_offer AND expires_at > :now ORDER BY expires_at`,
    { patientId: ctx.actor.id, now: ctx.clock.now() },
  );
  return rows.map(({ id, doctorId, startsAt, endsAt, expiresAt, ...doctor }) => ({
    ...{ holdId: id, doctorId, doctorName: fullName(doctor) },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), expiresAt: expiresAt.toISOString() },
  }));
};

export interface Waiting {
  id: string;
  patientId: string;
  kind: ConsultationKind;
  locale: Locale;
}

/** Who waits longest for such a time and was not offered it yet, and is not in a consultation then. */
export const nextWaiting = async (ctx: Ctx, { doctorId, startsAt }: { doctorId: string; startsAt: Date }): Promise<Waiting | undefined> =>
  (
    await rawRows<Waiting>(
      ctx.trx,
      `SELECT consultation_waits.id, patient_id, kind, users.locale FROM consultation_waits JOIN users ON users.id = patient_id
       WHERE (doctor_id IS NULL OR doctor_id = :doctorId) AND until_on >= CAST(:day AS date) AND users.status = 'active'
         AND NOT EXISTS (SELECT FROM consultation_offers WHERE wait_id = consultation_waits.id AND consultation_offers.doctor_id = :doctorId
           AND consultation_offers.starts_at = :startsAt)
         AND NOT EXISTS (SELECT FROM consultations WHERE consultations.patient_id = consultation_waits.patient_id AND consultations.status = 'booked'
           AND consultations.starts_at <= :startsAt AND consultations.ends_at > :startsAt)
       ORDER BY consultation_waits.created_at, consultation_waits.id LIMIT 1`,
      { doctorId, startsAt, day: dayOf(startsAt).date },
    )
  )[0];
