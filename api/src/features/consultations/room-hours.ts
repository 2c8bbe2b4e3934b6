import type { Ctx } from '../../kernel/ctx.ts';
import { readSettings } from '../settings/public.ts';

/** Minutes before the start at which a room opens, and after the end at which it closes. */
export interface RoomHours {
  opens: number;
  closes: number;
}

export const readRoomHours = async (ctx: Pick<Ctx, 'trx' | 'clock'>): Promise<RoomHours> => {
  const set = await readSettings(ctx, ['consultations.opensMinutes', 'consultations.closesMinutes']);
  return { opens: set['consultations.opensMinutes'], closes: set['consultations.closesMinutes'] };
};

/** Hours before an appointment at which its patient is reminded. A first reminder that would not come before the last one is none. */
export const readReminderHours = async (ctx: Pick<Ctx, 'trx' | 'clock'>): Promise<{ first: number; last: number }> => {
  const set = await readSettings(ctx, ['consultations.firstReminderHours', 'consultations.lastReminderHours']);
  const last = set['consultations.lastReminderHours'];
  const first = set['consultations.firstReminderHours'];
  return { first: first > last ? first : 0, last };
};

/** What a patient is told of the times around an appointment. */
export interface PatientHours extends RoomHours {
  reminders: readonly number[];
}

export const readPatientHours = async (ctx: Pick<Ctx, 'trx' | 'clock'>): Promise<PatientHours> => {
  const { first, last } = await readReminderHours(ctx);
  return { ...(await readRoomHours(ctx)), reminders: [first, last].filter((hours) => hours > 0) };
};
