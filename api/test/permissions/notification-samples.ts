import { buildNotification, buildPushDevice, buildSuppressedAddress } from '../../../seeds/factories/notifications.ts';
import { nothing, type Sample } from './sample.ts';

const readOne: Sample = {
  call: async ({ knex, caller }) => {
    const { id } = await buildNotification(knex, { recipientId: caller.id });
    return { body: { ids: [id] }, objectId: id };
  },
};

export const notificationSamples = {
  'notifications.list': nothing,
  'notifications.read': readOne,
  'notifications.office-list': nothing,
  'notifications.office-read': readOne,
  'notifications.read-preferences': nothing,
  'notifications.update-preferences': { call: () => ({ body: { quietHours: { enabled: true } } }) },
  'notifications.push-key': nothing,
  'notifications.devices': nothing,
  // Without keys no push service is known.
  'notifications.add-device': {
    call: () => ({ body: { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } } }),
    businessCodes: ['server.badRequest'],
  },
  'notifications.remove-device': {
    call: async ({ knex, caller }) => {
      const { id } = await buildPushDevice(knex, { userId: caller.id });
      return { params: { id }, objectId: id };
    },
  },
  'suppressed-addresses.list': nothing,
  'suppressed-addresses.release': {
    call: async ({ knex }) => {
      const { id } = await buildSuppressedAddress(knex);
      return { params: { id }, objectId: id };
    },
  },
  'suppressed-addresses.report': { call: () => ({ raw: Buffer.from('Subject: x') }), businessCodes: ['mail.reportRefused'] },
} satisfies Record<string, Sample>;
