/** A browser that may be told something: where its push service takes messages, and the keys that only it can read them with (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON for the service worker. It names nothing about health: it is shown on locked screens. */
  payload: string;
  /** Seconds for which the push service keeps trying. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
  /** A later message with the same topic replaces one that was not delivered yet; up to 32 characters of base64url. */
  topic: string;
}

export interface PushPort {
  /** The public VAPID key (RFC 8292), base64url: what a browser subscribes with. */
  publicKey: string;
  /** Whether it is the address of a push service that is known; no other address is ever asked. */
  isKnown(endpoint: string): boolean;
  /** `gone`: the browser has ended the subscription. @throws anything for "try again" */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}
