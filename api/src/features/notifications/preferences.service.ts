import type { Role } from '@blattwerk/contract/accounts/shapes';
import { alwaysOn, eventsOf, notificationChannels, ruleOf, type NotificationEvent } from '@blattwerk/contract/notifications/events';
import type { EventPreference, NotificationPreferences, PreferencesInput } from '@blattwerk/contract/notifications/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import type { MailTiming, QueuedNotice } from '../mails/public.ts';
import { StoredPreferences, usualPreferences, type Preferences } from './preferences.model.ts';
import { digestOf, isOn, timingOf } from './preferences.policy.ts';
import { templateEvents } from './template-events.ts';

/** What the person has chosen; the usual where nothing was. */
export const preferencesOf = async ({ trx }: Pick<Ctx, 'trx'>, userId: string): Promise<Preferences> =>
  (await StoredPreferences.query(trx).findById(userId)) ?? usualPreferences;

const presentEvent = (preferences: Preferences, event: NotificationEvent): EventPreference => ({
  event,
  inbox: isOn(preferences, event, 'inbox'),
  mail: isOn(preferences, event, 'mail'),
  push: isOn(preferences, event, 'push'),
  always: notificationChannels.filter((channel) => alwaysOn(event, channel) !== undefined),
  reason: ruleOf(event).always?.reason ?? null,
  isUrgent: ruleOf(event).isUrgent ?? false,
  digest: digestOf(preferences, event),
});

const present = (preferences: Preferences, role: Role): NotificationPreferences => ({
  items: eventsOf(role).map((event) => presentEvent(preferences, event)),
  quietHours: { enabled: preferences.hasQuietHours, from: preferences.quietFrom, to: preferences.quietTo },
});

export const readPreferences = async (ctx: Ctx<Member>): Promise<NotificationPreferences> => present(await preferencesOf(ctx, ctx.actor.id), ctx.actor.role);

type Chosen = NonNullable<PreferencesInput['items']>[number];

const refuse = (path: string): never => {
  throw failure('server.badRequest', { fields: [{ path, message: path }] });
};

/** @throws server.badRequest for what does not concern the role, or cannot be turned off, or has no mail of the day */
const check = (role: Role, { event, digest, ...channels }: Chosen): void => {
  if (!ruleOf(event).roles.includes(role)) refuse(`items.${event}`);
  for (const channel of notificationChannels) if (channels[channel] === false && alwaysOn(event, channel)) refuse(`items.${event}.${channel}`);
  if (digest === 'daily' && !ruleOf(event).hasDigest) refuse(`items.${event}.digest`);
};

/** Changes what is named. @throws server.badRequest */
export const updatePreferences = async (ctx: Ctx<Member>, { items = [], quietHours }: PreferencesInput): Promise<NotificationPreferences> => {
  const { id: userId, role } = ctx.actor;
  for (const item of items) check(role, item);
  const before = await preferencesOf(ctx, userId);
  const channels = { ...before.channels };
  for (const { event, ...chosen } of items) channels[event] = { ...channels[event], ...chosen };
  const after: Preferences = {
    channels,
    hasQuietHours: quietHours?.enabled ?? before.hasQuietHours,
    quietFrom: quietHours?.from ?? before.quietFrom,
    quietTo: quietHours?.to ?? before.quietTo,
  };
  await StoredPreferences.query(ctx.trx)
    .insert({ userId, ...after, updatedAt: ctx.clock.now() })
    .onConflict('userId')
    .merge();
  return present(after, role);
};

/** When a mail leaves, as its reader wants it; whether it may leave with others. */
export const mailTiming = async (ctx: Ctx, { template, recipientId }: Pick<QueuedNotice, 'template' | 'recipientId'>): Promise<MailTiming> => {
  const event = templateEvents[template];
  if (event === null) return 'now';
  return timingOf(await preferencesOf(ctx, recipientId), event, 'mail', ctx.clock.now());
};

/** Mails that may wait a moment for others: neither urgent nor asked for at this moment. */
export const mayGather = (template: QueuedNotice['template']): boolean => {
  const event = templateEvents[template];
  return event !== null && !ruleOf(event).isUrgent;
};
