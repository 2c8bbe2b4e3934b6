import type { Role } from '../accounts/shapes.ts';

/** What people are told of, as they choose by it: each message belongs to one of these. */
export const notificationEvents = [
  'decision',
  'question',
  'message',
  'pickup',
  'prescription',
  'expiring',
  'appointment',
  'document',
  'stock',
  'contribution',
  'work',
  'pharmacyQuestion',
  'feed',
  'money',
  'system',
  'account',
  'legal',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const notificationChannels = ['inbox', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Why a channel cannot be turned off. */
export const alwaysOnReasons = ['law', 'safety', 'security', 'treatment'] as const;
export type AlwaysOnReason = (typeof alwaysOnReasons)[number];

interface EventRule {
  /** Whom it can concern. */
  roles: readonly Role[];
  /** Channels that are always on, and why. */
  always?: { channels: readonly NotificationChannel[]; reason: AlwaysOnReason };
  /** Comes in the quiet hours too: safety, and appointments that are near. */
  isUrgent?: true;
  /** Can come as one mail a day. */
  hasDigest?: true;
}

/** The rows of the matrix of preferences. Everything is on unless a person turns it off; push needs a device that was allowed to. */
const rules: Record<NotificationEvent, EventRule> = {
  decision: { roles: ['patient'], always: { channels: ['inbox'], reason: 'treatment' } },
  question: { roles: ['patient'], always: { channels: ['inbox'], reason: 'treatment' } },
  message: { roles: ['patient', 'doctor'], always: { channels: ['inbox'], reason: 'treatment' } },
  pickup: { roles: ['patient'] },
  prescription: { roles: ['patient', 'pharmacy'], always: { channels: ['inbox', 'mail'], reason: 'safety' }, isUrgent: true },
  expiring: { roles: ['patient'] },
  appointment: { roles: ['patient', 'doctor'], isUrgent: true },
  document: { roles: ['patient'] },
  stock: { roles: ['patient'], hasDigest: true },
  contribution: { roles: ['patient'] },
  work: { roles: ['doctor', 'admin'], always: { channels: ['inbox'], reason: 'treatment' } },
  pharmacyQuestion: { roles: ['doctor', 'admin'], always: { channels: ['inbox', 'mail'], reason: 'safety' }, isUrgent: true },
  feed: { roles: ['pharmacy', 'admin'] },
  money: { roles: ['admin'], always: { channels: ['inbox'], reason: 'law' } },
  system: { roles: ['admin'], always: { channels: ['inbox'], reason: 'treatment' } },
  account: { roles: ['patient', 'doctor', 'pharmacy', 'admin'], always: { channels: ['inbox', 'mail'], reason: 'security' }, isUrgent: true },
  legal: { roles: ['patient', 'doctor'], always: { channels: ['inbox', 'mail'], reason: 'law' }, isUrgent: true },
};

export const ruleOf = (event: NotificationEvent): EventRule => rules[event];
export const eventsOf = (role: Role): NotificationEvent[] => notificationEvents.filter((event) => rules[event].roles.includes(role));
/** Why the channel is always on for the event; undefined where it can be chosen. */
export const alwaysOn = (event: NotificationEvent, channel: NotificationChannel): AlwaysOnReason | undefined => {
  const { always } = rules[event];
  return always?.channels.includes(channel) ? always.reason : undefined;
};
