import { memberApi } from '../../lib/api/client.ts';
import { serviceWorker } from '../../lib/offline/service-worker.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(serviceWorker))?.pushManager.getSubscription()) ?? null;

/** Whether this browser is told by push message. */
export const readPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  // The account may have been signed out since: it says whether the browser is still its own.
  const { items } = await memberApi.get('/clients/notifications/devices');
  return items.some(({ isThisSession }) => isThisSession) ? 'on' : 'off';
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

/** Asks the person and subscribes this browser. @returns what it is then */
export const turnPushOn = async (publicKey: string): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  await navigator.serviceWorker.register(serviceWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint, keys } = subscription.toJSON();
  await memberApi.post('/clients/notifications/devices', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  });
  return 'on';
};

/** Ends it, in the browser and in the account. */
export const turnPushOff = async (): Promise<PushState> => {
  await (await currentSubscription())?.unsubscribe();
  const { items } = await memberApi.get('/clients/notifications/devices');
  for (const { id, isThisSession } of items) if (isThisSession) await memberApi.delete('/clients/notifications/devices/:id', { params: { id } });
  return 'off';
};
