import { z } from 'zod';
import { listQuery } from '../backoffice/shapes.ts';
import { id, instant, pageQuery } from '../validation.ts';
import { alwaysOnReasons, notificationChannels, notificationEvents } from './events.ts';

/** What a person was told, in the reader's language. It names no health data: its link leads to the object. */
export const notification = z.object({
  id,
  event: z.enum(notificationEvents),
  title: z.string(),
  text: z.string(),
  /** Below the product's own address, language included. */
  href: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});
export type Notification = z.output<typeof notification>;

const isUnread = z.enum(['true', 'false']).optional();
export const notificationQuery = pageQuery.extend({ unread: isUnread });
export const officeNotificationQuery = listQuery.extend({ unread: isUnread });
/** `unread` counts all that were not read, on this page or not. */
export const notificationList = z.object({ items: z.array(notification), total: z.int(), unread: z.int() });
export type NotificationList = z.output<typeof notificationList>;
export const officeNotificationList = notificationList.extend({ isTotalExact: z.boolean() });

/** Without `ids` all of them. */
export const readInput = z.strictObject({ ids: z.array(id).max(200).optional() });
export const unreadCount = z.object({ unread: z.int() });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One row of the matrix: what is on, and what is always on and why. `push` reaches the devices that were allowed to. */
const eventPreference = z.object({
  event: z.enum(notificationEvents),
  inbox: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
  always: z.array(z.enum(notificationChannels)),
  reason: z.enum(alwaysOnReasons).nullable(),
  isUrgent: z.boolean(),
  /** `daily`: one mail a day; null where an event has no such choice. */
  digest: z.enum(['off', 'daily']).nullable(),
});
export type EventPreference = z.output<typeof eventPreference>;

/** In the quiet hours (Europe/Berlin) mails and push messages wait until their end, but for what is urgent. */
export const notificationPreferences = z.object({
  items: z.array(eventPreference),
  quietHours: z.object({ enabled: z.boolean(), from: time, to: time }),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

/** What is named changes, the rest stays. */
export const preferencesInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        event: z.enum(notificationEvents),
        inbox: z.boolean().optional(),
        mail: z.boolean().optional(),
        push: z.boolean().optional(),
        digest: z.enum(['off', 'daily']).optional(),
      }),
    )
    .max(notificationEvents.length)
    .optional(),
  quietHours: z.strictObject({ enabled: z.boolean(), from: time.optional(), to: time.optional() }).optional(),
});
export type PreferencesInput = z.output<typeof preferencesInput>;
