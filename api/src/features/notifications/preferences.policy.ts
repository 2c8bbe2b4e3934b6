import { alwaysOn, ruleOf, type NotificationChannel, type NotificationEvent } from '@blattwerk/contract/notifications/events';
import { DateTime } from 'luxon';
import type { Preferences } from './preferences.model.ts';

/** Whether the channel tells of the event: what is always on is, everything else unless it was turned off. */
export const isOn = ({ channels }: Pick<Preferences, 'channels'>, event: NotificationEvent, channel: NotificationChannel): boolean =>
  alwaysOn(event, channel) !== undefined || channels[event]?.[channel] !== false;

export const digestOf = ({ channels }: Pick<Preferences, 'channels'>, event: NotificationEvent): 'off' | 'daily' | null =>
  ruleOf(event).hasDigest ? (channels[event]?.digest ?? 'off') : null;

/** What waits for the mail of the day leaves at this hour, Europe/Berlin. */
const digestHour = 8;

const berlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });
const atTime = (day: DateTime, time: string): DateTime => {
  const [hour, minute] = time.split(':').map(Number);
  return day.startOf('day').set({ hour: hour ?? 0, minute: minute ?? 0 });
};

/** The end of the quiet hours that it is now; undefined outside of them. */
export const quietUntil = ({ hasQuietHours, quietFrom, quietTo }: Preferences, now: Date): Date | undefined => {
  if (!hasQuietHours || quietFrom === quietTo) return undefined;
  const at = berlin(now);
  const [from, to] = [atTime(at, quietFrom), atTime(at, quietTo)];
  if (from < to) return at >= from && at < to ? to.toJSDate() : undefined;
  if (at >= from) return atTime(at.plus({ days: 1 }), quietTo).toJSDate();
  return at < to ? to.toJSDate() : undefined;
};

const nextDigest = (now: Date): Date => {
  const at = berlin(now);
  const today = at.startOf('day').set({ hour: digestHour });
  return (at < today ? today : at.plus({ days: 1 }).startOf('day').set({ hour: digestHour })).toJSDate();
};

/** When a message leaves by a channel: now, later, or not at all. */
export type Timing = 'now' | 'never' | Date;

export const timingOf = (preferences: Preferences, event: NotificationEvent, channel: 'mail' | 'push', now: Date): Timing => {
  if (!isOn(preferences, event, channel)) return 'never';
  if (channel === 'mail' && digestOf(preferences, event) === 'daily') return nextDigest(now);
  return ruleOf(event).isUrgent ? 'now' : (quietUntil(preferences, now) ?? 'now');
};
