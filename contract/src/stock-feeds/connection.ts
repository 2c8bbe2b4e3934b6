import { z } from 'zod';
import { id, instant, text } from '../validation.ts';

/** How a pharmacy's server knows us: `basic`, `token` and `headers` over HTTPS, `password` and `key` over SFTP. */
export const authKinds = ['none', 'basic', 'token', 'headers', 'password', 'key'] as const;
export type AuthKind = (typeof authKinds)[number];
export const sftpAuthKinds = ['password', 'key'] as const satisfies AuthKind[];
export const webAuthKinds = ['none', 'basic', 'token', 'headers'] as const satisfies AuthKind[];

/** Headers that belong to the connection, or would make another request of it. */
const reservedHeaders =
  /^(host|cookie2?|set-cookie|connection|keep-alive|upgrade|te|trailer|transfer-encoding|content-.*|expect|range|if-.*|accept-encoding|forwarded|via|x-forwarded-.*|x-real-ip|proxy-.*|sec-.*|http2-settings|:.*)$/i;
const printable = /^[\x20-\x7e]+$/;

const secret = z.string().min(1).max(1000);
const username = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^:\p{Cc}]+$/u);
const password = secret.regex(/^\P{Cc}+$/u);
const header = z.strictObject({
  name: z
    .string()
    .trim()
    .max(100)
    .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/)
    .refine((name) => !reservedHeaders.test(name)),
  value: secret.regex(printable),
});
const headers = z
  .array(header)
  .min(1)
  .max(5)
  .refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length);

/** Written once and never answered. */
export const feedAuth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('basic'), username, password }),
  z.strictObject({ kind: z.literal('token'), token: secret.max(4000).regex(/^[\x21-\x7e]+$/) }),
  z.strictObject({ kind: z.literal('headers'), headers }),
  z.strictObject({ kind: z.literal('password'), username, password }),
  z.strictObject({ kind: z.literal('key'), username, privateKey: z.string().trim().min(1).max(16_000), passphrase: secret.optional() }),
]);
export type FeedAuth = z.output<typeof feedAuth>;

/** SHA-256 fingerprint of an SSH server's key, as `ssh-keygen -l` prints it. */
export const hostKey = z
  .string()
  .trim()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/)
  .transform((fingerprint) => fingerprint.replace(/=$/, ''));

const hasNoLogin = (address: string): boolean => !URL.canParse(address) || new URL(address).username + new URL(address).password === '';
/** A login has no place in an address: addresses are shown. */
export const feedUrl = z
  .url({ protocol: /^(https?|sftp)$/ })
  .max(500)
  .refine(hasNoLogin);

/** Five fields of cron, read in Europe/Berlin. */
export const feedSchedule = text(9, 60).regex(/^[\d*/,\-A-Za-z]+(\s+[\d*/,\-A-Za-z]+){4}$/);

/** A way in as a person has typed it. Without `auth` the stored login of `feedId` is used, as long as the address is on the same server. */
export const testConnectionInput = z.strictObject({
  feedId: id.optional(),
  url: feedUrl,
  auth: feedAuth.optional(),
  hostKey: hostKey.nullable().optional(),
});
export type TestConnectionInput = z.output<typeof testConnectionInput>;

/** What was found at the other end. `hostKey` is what an SSH server showed: no login is sent to one whose key is unconfirmed. */
export const testConnectionResult = z.object({
  isFetched: z.boolean(),
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  hostKey: z.string().nullable(),
  file: z
    .object({
      name: z.string().nullable(),
      bytes: z.int(),
      /** When the server says that the file was changed. */
      modifiedAt: instant.nullable(),
      format: z.string().nullable(),
      /** The first names of its columns. */
      headers: z.array(z.string()),
      /** Why it cannot be read as stock. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type TestConnectionResult = z.output<typeof testConnectionResult>;

export const previewScheduleInput = z.strictObject({ schedule: feedSchedule });
export const previewScheduleResult = z.object({ times: z.array(instant) });
export type PreviewScheduleResult = z.output<typeof previewScheduleResult>;
