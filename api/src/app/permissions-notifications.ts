import { admin, everybody, members, type Permission } from '../http/principals.ts';

const staff = { doctor: 'own', pharmacy: 'own', admin: 'own' } as const satisfies Permission;

/** What a person was told, and how they want to be told: always the own, for everybody. And which addresses mails do not reach. */
export const notificationPermissions = {
  'notifications.list': members,
  'notifications.read': members,
  'notifications.office-list': staff,
  'notifications.office-read': staff,
  'notifications.read-preferences': members,
  'notifications.update-preferences': members,
  'notifications.push-key': members,
  'notifications.devices': members,
  'notifications.add-device': members,
  'notifications.remove-device': members,
  'suppressed-addresses.list': admin,
  'suppressed-addresses.release': admin,
  // Its bearer proves who calls.
  'suppressed-addresses.report': everybody,
} as const satisfies Record<string, Permission>;
