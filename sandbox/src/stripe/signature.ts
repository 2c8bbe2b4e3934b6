import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: time in seconds and HMAC-SHA256 over `<time>.<body>`. */
export function signatureHeader(body: string, secret: string, nowMs: number): string {
  const time = Math.floor(nowMs / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex');
  return `t=${time},v1=${signature}`;
}
