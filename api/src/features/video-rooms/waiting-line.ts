import type { Waiting } from '@blattwerk/contract/video-rooms/messages';
import { duration, later } from '../../kernel/clock.ts';

/** One consultation of a doctor's day that is still to come or has begun. */
export interface LineEntry {
  id: string;
  startsAt: Date;
  endsAt: Date;
  isPatientThere: boolean;
  isDoctorThere: boolean;
}

/** A consultation that runs over needs this long at least; a patient who is so late is not counted on any more. */
const overrun = 5 * duration.minutes;
const patience = 10 * duration.minutes;

const latest = (...times: Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

/** Place in the line and the likely time, from what the doctor has before this consultation today and the delay that was announced. */
export const placeInLine = (line: readonly LineEntry[], own: LineEntry, delayMinutes: number, now: Date): Waiting => {
  const delay = delayMinutes * duration.minutes;
  const isExpected = (entry: LineEntry): boolean => entry.isPatientThere || entry.isDoctorThere || now < later(entry.startsAt, delay + patience);
  const before = line.filter((entry) => entry.startsAt < own.startsAt && isExpected(entry)).toSorted((one, other) => +one.startsAt - +other.startsAt);
  const free = before.reduce((from, { startsAt, endsAt, isDoctorThere }) => {
    const length = endsAt.getTime() - startsAt.getTime();
    if (isDoctorThere) return latest(endsAt, later(now, overrun));
    return later(latest(from, later(startsAt, delay)), length);
  }, now);
  return { type: 'waiting', place: before.length + 1, expectedAt: latest(free, later(own.startsAt, delay)).toISOString(), delayMinutes };
};
