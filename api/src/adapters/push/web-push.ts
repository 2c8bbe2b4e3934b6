import webPush from 'web-push';
import type { PushPort } from './push-port.ts';

const timeout = 10_000;
/** What a push service answers when a subscription has ended. */
const goneStatuses = new Set([404, 410]);

interface Options {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`: whom a push service can ask about us. */
  subject: string;
  /** Origins of push services, `https://fcm.googleapis.com`; a host with `*.` before it stands for all below it. */
  services: readonly string[];
  fetch?: typeof fetch;
}

const matches = (origin: string, service: string): boolean => {
  const [scheme, host] = service.split('://*.');
  return host === undefined ? origin === service : origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}`);
};

/** Web Push: messages encrypted for one browser, sent through its maker's push service and signed with our key. */
export const webPushClient = ({ publicKey, privateKey, subject, services, fetch: ask = fetch }: Options): PushPort => {
  const isKnown = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { origin, username, password } = new URL(endpoint);
    return username === '' && password === '' && services.some((service) => matches(origin, service));
  };
  return {
    publicKey,
    isKnown,
    send: async ({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) => {
      if (!isKnown(endpoint)) return 'gone';
      const vapidDetails = { subject, publicKey, privateKey };
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, { vapidDetails, TTL: ttlSeconds, urgency, topic });
      const answer = await ask(request.endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: request.body ? new Uint8Array(request.body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (goneStatuses.has(answer.status)) return 'gone';
      throw new Error(`the push service answered ${answer.status}`);
    },
  };
};
