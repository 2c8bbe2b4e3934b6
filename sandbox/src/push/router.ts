import { buffer } from 'node:stream/consumers';
import { createECDH, createPublicKey, randomBytes, type ECDH } from 'node:crypto';
import { Router, type Request } from 'express';
import ece from 'http_ece';
import { jwtVerify } from 'jose';

interface Subscription {
  id: string;
  ecdh: ECDH;
  auth: Buffer;
  hasEnded: boolean;
}

interface Delivered {
  at: string;
  ttl: number;
  urgency: string | null;
  topic: string | null;
  payload: unknown;
}

const originOf = (request: Request): string => `${request.protocol}://${request.get('host') ?? ''}`;
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** The public key of a `vapid t=…, k=…` header as JWT libraries want it. */
const publicKeyOf = (key: string) => {
  const point = Buffer.from(key, 'base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) }, format: 'jwk' });
};

/** Whether the message is signed for this push service (RFC 8292). */
const isSigned = async (request: Request, audience: string): Promise<boolean> => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.get('authorization') ?? '') ?? [];
  if (!token || !key) return false;
  try {
    await jwtVerify(token, publicKeyOf(key), { audience, algorithms: ['ES256'] });
    return true;
  } catch {
    return false; // whatever is wrong with it, it is no signature for here
  }
};

/**
 * A push service and its browsers. `POST /push/subscriptions` is a browser that subscribes, `POST /push/<id>` takes a message (RFC 8030, encrypted by
 * RFC 8291), `GET /push/<id>/messages` is what that browser shows, `DELETE /push/<id>` ends the subscription: messages are then answered with 410.
 */
export function pushRouter(now: () => number): Router {
  const router = Router();
  const subscriptions = new Map<string, Subscription>();
  const messages = new Map<string, Delivered[]>();
  router.post('/subscriptions', (request, response) => {
    const ecdh = createECDH('prime256v1');
    const p256dh = base64url(ecdh.generateKeys());
    const [id, auth] = [base64url(randomBytes(18)), randomBytes(16)];
    subscriptions.set(id, { id, ecdh, auth, hasEnded: false });
    response.status(201).json({ endpoint: `${originOf(request)}/push/${id}`, keys: { p256dh, auth: base64url(auth) } });
  });
  router.get('/:id/messages', (request, response) => void response.json({ items: messages.get(request.params.id) ?? [] }));
  router.delete('/:id', (request, response) => {
    const known = subscriptions.get(request.params.id);
    if (known) known.hasEnded = true;
    response.status(204).end();
  });
  router.post('/:id', async (request, response) => {
    // Express refuses a content encoding that it does not know, and this one is the encryption.
    const body = await buffer(request);
    if (body.length > 4096) return void response.status(413).end();
    const subscription = subscriptions.get(request.params.id ?? '');
    if (!subscription) return void response.status(404).end();
    if (subscription.hasEnded) return void response.status(410).end();
    if (!(await isSigned(request, originOf(request)))) return void response.status(403).end();
    const ttl = Number(request.get('ttl'));
    if (!Number.isInteger(ttl) || ttl < 0 || request.get('content-encoding') !== 'aes128gcm') return void response.status(400).end();
    const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: subscription.ecdh, authSecret: base64url(subscription.auth) });
    const told = { at: new Date(now()).toISOString(), ttl, urgency: request.get('urgency') ?? null, topic: request.get('topic') ?? null };
    messages.set(subscription.id, [...(messages.get(subscription.id) ?? []), { ...told, payload: JSON.parse(plain.toString('utf8')) as unknown }]);
    response
      .status(201)
      .location(`${originOf(request)}/push/${subscription.id}/messages`)
      .end();
  });
  return router;
}
