import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { pushDevice, pushDeviceInput, pushDevices, pushKey } from './push-shapes.ts';

export const readPushKey = operation({
  id: 'notifications.push-key',
  method: 'get',
  path: '/clients/notifications/push-key',
  summary: 'The public key (VAPID) with which a browser subscribes to push messages; null where there are none',
  input: z.object({}),
  answer: pushKey,
});

export const listPushDevices = operation({
  id: 'notifications.devices',
  method: 'get',
  path: '/clients/notifications/devices',
  summary: 'The browsers that the caller lets be told by push message',
  input: z.object({}),
  answer: pushDevices,
});

export const addPushDevice = operation({
  id: 'notifications.add-device',
  method: 'post',
  path: '/clients/notifications/devices',
  summary: 'Let this browser be told by push message, as long as the session lives; only through known push services',
  input: pushDeviceInput,
  answer: pushDevice,
  status: 201,
});

export const removePushDevice = operation({
  id: 'notifications.remove-device',
  method: 'delete',
  path: '/clients/notifications/devices/:id',
  summary: 'End the push messages to a browser',
  input: z.object({ id }),
  answer: z.object({}),
});
