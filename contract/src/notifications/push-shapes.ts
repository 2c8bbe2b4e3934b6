import { z } from 'zod';
import { id, instant } from '../validation.ts';

const base64url = (min: number, max: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .min(min)
    .max(max);

/** What `PushSubscription.toJSON()` of a browser says. */
export const pushDeviceInput = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: base64url(80, 100), auth: base64url(20, 40) }),
});
export type PushDeviceInput = z.output<typeof pushDeviceInput>;

/** A browser that may be told something. */
export const pushDevice = z.object({ id, userAgent: z.string().nullable(), isThisSession: z.boolean(), createdAt: instant });
export type PushDevice = z.output<typeof pushDevice>;
export const pushDevices = z.object({ items: z.array(pushDevice), total: z.int() });
/** The key that a browser subscribes with; null where push is not set up. */
export const pushKey = z.object({ publicKey: z.string().nullable() });
