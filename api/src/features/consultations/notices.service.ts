import type { Ctx } from '../../kernel/ctx.ts';
import type { HandedOver } from '@blattwerk/contract/consultations/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { queueMail } from '../mails/public.ts';
import { calendarFileOf } from './calendar-file.ts';
import type { Consultation } from './consultation.model.ts';
import { guestSerialOf, localeOfUser } from './consultations.queries.ts';
import { readRoomHours } from './room-hours.ts';

interface Notice {
  template: 'consultation-booked' | 'consultation-moved' | 'consultation-covered' | 'consultation-reminder' | 'consultation-cancelled';
  /** Tells the causes apart: each is written of once. */
  cause: string;
  locale?: Locale;
}

/** Writes to the patient of an appointment. Subject and file say that there is an appointment, and not what about. */
export const notifyPatient = async (ctx: Ctx, row: Consultation, { template, cause, locale: known }: Notice): Promise<void> => {
  const locale = known ?? (await localeOfUser(ctx, row.patientId));
  const { opens: opensMinutes } = await readRoomHours(ctx);
  const about = { consultationId: row.id, startsAt: row.startsAt.toISOString(), opensMinutes };
  const to = { recipientId: row.patientId, locale, dedupeKey: `${template}:${row.id}:${cause}` };
  if (template === 'consultation-booked' || template === 'consultation-moved' || template === 'consultation-covered')
    return queueMail(ctx, { ...to, template, params: { ...about, calendar: calendarFileOf(ctx, row, locale).toString('utf8') } });
  if (template === 'consultation-reminder') return queueMail(ctx, { ...to, template, params: { ...about, guestSerial: await guestSerialOf(ctx, row.id) } });
  return queueMail(ctx, { ...to, template, params: about });
};

/** Writes to the doctor that an appointment is by telephone, or by video again; with whom and why stands in the back office. */
export const notifyDoctorOfWay = async (ctx: Ctx, { id, doctorId, startsAt, version, isByPhone }: Consultation): Promise<void> => {
  const template = isByPhone ? 'consultation-by-phone' : 'consultation-by-video';
  const params = { consultationId: id, startsAt: startsAt.toISOString() };
  const dedupeKey = `${template}:${id}:${version}`;
  return queueMail(ctx, { template, recipientId: doctorId, locale: await localeOfUser(ctx, doctorId), params, dedupeKey });
};

/** Writes to the colleague who covers an absence: how many appointments came, and not with whom or about what. */
export const notifyCover = async (ctx: Ctx, doctorId: string, appointments: readonly HandedOver[]): Promise<void> => {
  const [first] = appointments.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  if (!first) return;
  const { id: consultationId, startsAt } = first;
  const params = { consultationId, startsAt, count: appointments.length };
  const dedupeKey = `consultations-taken-over:${consultationId}:${doctorId}:${startsAt}`;
  return queueMail(ctx, { template: 'consultations-taken-over', recipientId: doctorId, locale: await localeOfUser(ctx, doctorId), params, dedupeKey });
};
