import * as operations from '@blattwerk/contract/notifications/operations';
import * as pushOperations from '@blattwerk/contract/notifications/push-operations';
import { memberFactory } from '../../../http/factories.ts';
import { readPreferences, updatePreferences } from '../preferences.service.ts';
import { addDevice, listDevices, removeDevice } from '../push-devices.service.ts';
import { listNotifications } from '../notifications.queries.ts';
import { markRead } from '../notifications.service.ts';

export const listNotificationsEndpoint = memberFactory.build(operations.listNotifications, ({ ctx, input }) => listNotifications(ctx, input));

export const readNotificationsEndpoint = memberFactory.build(operations.readNotifications, ({ ctx, input }) => markRead(ctx, input.ids));

export const readPreferencesEndpoint = memberFactory.build(operations.readPreferences, ({ ctx }) => readPreferences(ctx));

export const updatePreferencesEndpoint = memberFactory.build(operations.updatePreferences, ({ ctx, input }) => updatePreferences(ctx, input));

export const readPushKeyEndpoint = memberFactory.build(pushOperations.readPushKey, ({ ctx }) =>
  Promise.resolve({ publicKey: ctx.ports.push?.publicKey ?? null }),
);

export const listPushDevicesEndpoint = memberFactory.build(pushOperations.listPushDevices, ({ ctx }) => listDevices(ctx));

export const addPushDeviceEndpoint = memberFactory.build(pushOperations.addPushDevice, ({ ctx, input }) => addDevice(ctx, input));

export const removePushDeviceEndpoint = memberFactory.build(pushOperations.removePushDevice, async ({ ctx, input }) => {
  await removeDevice(ctx, input.id);
  return {};
});
