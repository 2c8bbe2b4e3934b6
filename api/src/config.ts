import { helpHours, helpPhone } from '@blattwerk/contract/operator';
import { z } from 'zod';

const googleIssuer = 'https://accounts.google.com';
const appleIssuer = 'https://appleid.apple.com';

const versionedKeys = /^$|^[1-9]\d{0,3}:[\w-]{43}(,[1-9]\d{0,3}:[\w-]{43})*$/;

/** Every variable the API reads. `demo` fills what is missing with the sandbox's values; `production` refuses to start without them. */
const shape = z.object({
  APP_ENV: z.enum(['demo', 'production', 'test']).default('demo'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  BASE_URL: z.url().default('http://localhost:3000'),
  COOKIE_DOMAIN: z.string().optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Seconds that a request waits for a connection or an answer of the database before it is answered with 503. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  /** Seconds between "not ready" and the last accepted request, so that a proxy notices before a process stops. */
  STOP_DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  JWT_PRIVATE_KEY: z.string().optional(),
  SECRET: z.string().min(32).optional(),
  /** Master keys of stored files, `1:<32 bytes as base64url>,2:…`; new files take the highest. Without them the one derived from SECRET. */
  FILE_KEYS: z.string().regex(versionedKeys, 'must be 1:<32 bytes as base64url>,2:…').default(''),
  SEAL_CERTIFICATE: z.string().optional(),
  SEAL_PRIVATE_KEY: z.string().optional(),
  /** A trust service provider (CSC API v2) where doctors have qualified certificates; without it documents carry the platform's seal alone. */
  CSC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CSC_CLIENT_ID: z.string().optional(),
  CSC_CLIENT_SECRET: z.string().optional(),
  CSC_PIN: z.string().optional(),
  /** A timestamp service (RFC 3161) that proves when each document was sealed; without it the seal only states the time. */
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  STRIPE_API_URL: z.url().optional(),
  GOOGLE_ISSUER: z.url().default(googleIssuer),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  APPLE_ISSUER: z.url().default(appleIssuer),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  SMTP_URL: z.string().default('smtp://localhost:3011'),
  MAIL_FROM: z.string().default('Blattwerk <post@blattwerk.example>'),
  /** The bearer with which the mail relay hands over reports of failed delivery and complaints; none are taken without it. */
  MAIL_REPORT_TOKEN: z.string().min(16).optional(),
  OPERATOR_HELP_EMAIL: z.email().optional(),
  OPERATOR_HELP_PHONE: helpPhone.optional(),
  OPERATOR_HELP_HOURS: helpHours.optional(),
  OPERATOR_IMPRINT: z.string().trim().max(300).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** A gateway that telephones pharmacies without an account to tell them a TAN; staff do it without one. */
  CALL_GATEWAY_URL: z.url().optional(),
  CALL_GATEWAY_TOKEN: z.string().optional(),
  /** The key pair that signs push messages (RFC 8292), base64url; there are none without it. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Push services that may be asked, as origins separated by commas; `*.` stands for all below a host. */
  PUSH_SERVICES: z
    .string()
    .default('https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.notify.windows.com,https://web.push.apple.com'),
  /** Where browsers learn their own public address, and relays that they go through where no direct way is open; several are separated by commas. */
  STUN_URLS: z.string().default(''),
  TURN_URLS: z.string().default(''),
  /** The relay's `static-auth-secret` (coturn with `use-auth-secret`). */
  TURN_SECRET: z.string().min(16).optional(),
  /** With both, video consultations run on Agora instead of from browser to browser. */
  AGORA_APP_ID: z.hex().length(32).optional(),
  AGORA_APP_CERTIFICATE: z.hex().length(32).optional(),
  /** A city database in MaxMind's format, for the places of "My devices"; none are shown without it. */
  GEOIP_DATABASE: z.string().optional(),
  /** clamd's TCP socket, which scans what patients send. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).default('tcp://localhost:3013'),
  FEED_PRIVATE_HOSTS: z.string().default(''),
  STOREFRONT_DEV_URL: z.url().optional(),
  ADMIN_DEV_URL: z.url().optional(),
});

export type Config = z.output<typeof shape>;

const neededInProduction = [
  'JWT_PRIVATE_KEY',
  'SECRET',
  'SEAL_CERTIFICATE',
  'SEAL_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_HELP_EMAIL',
  'OPERATOR_HELP_PHONE',
  'OPERATOR_HELP_HOURS',
  'OPERATOR_IMPRINT',
  'BASE_URL',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CLAMD_URL',
] as const;

/** Each of these belongs to the others: without any it is off, with some of them something was forgotten. */
const belongTogether = [
  ['SEAL_CERTIFICATE', 'SEAL_PRIVATE_KEY'],
  ['CSC_URL', 'CSC_CLIENT_ID', 'CSC_CLIENT_SECRET'],
  ['CALL_GATEWAY_URL', 'CALL_GATEWAY_TOKEN'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['TURN_URLS', 'TURN_SECRET'],
  ['AGORA_APP_ID', 'AGORA_APP_CERTIFICATE'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const;

const halfProblems = (environment: NodeJS.ProcessEnv): string[] =>
  belongTogether.flatMap((names) => {
    const missing = names.filter((name) => !environment[name]);
    return missing.length < names.length ? missing.map((name) => `${name} is missing`) : [];
  });

/** What is wrong with the environment, all of it at once; empty when the product may start. */
const productionProblems = (environment: NodeJS.ProcessEnv): string[] => {
  const problems: string[] = neededInProduction.filter((name) => !environment[name]).map((name) => `${name} is missing`);
  if (/^sk_test_/.test(environment['STRIPE_SECRET_KEY'] ?? '')) problems.push('STRIPE_SECRET_KEY is a test key');
  if (environment['STRIPE_WEBHOOK_SECRET'] === 'whsec_sandbox') problems.push('STRIPE_WEBHOOK_SECRET is the sandbox’s');
  if (environment['STRIPE_API_URL']) problems.push('STRIPE_API_URL points away from Stripe');
  if ((environment['GOOGLE_ISSUER'] ?? googleIssuer) !== googleIssuer) problems.push('GOOGLE_ISSUER points away from Google');
  if ((environment['APPLE_ISSUER'] ?? appleIssuer) !== appleIssuer) problems.push('APPLE_ISSUER points away from Apple');
  if (environment['CSC_URL'] && !environment['CSC_URL'].startsWith('https://')) problems.push('CSC_URL must start with https://');
  if (environment['CALL_GATEWAY_URL'] && !environment['CALL_GATEWAY_URL'].startsWith('https://')) problems.push('CALL_GATEWAY_URL must start with https://');
  if (/http:/.test(environment['PUSH_SERVICES'] ?? '')) problems.push('PUSH_SERVICES must start with https://');
  if (environment['MAIL_REPORT_TOKEN'] === 'sandbox-mail-reports') problems.push('MAIL_REPORT_TOKEN is the sandbox’s');
  if (environment['GOOGLE_CLIENT_SECRET'] === 'sandbox-google-secret') problems.push('GOOGLE_CLIENT_SECRET is the sandbox’s');
  if (environment['APPLE_TEAM_ID'] === 'SANDBOXTEAM') problems.push('APPLE_TEAM_ID is the sandbox’s');
  for (const name of ['MAIL_FROM', 'OPERATOR_HELP_EMAIL'])
    if (/@([\w-]+\.)*example>?\s*$/.test(environment[name] ?? '')) problems.push(`${name} is an example address that is never read`);
  if (environment['BASE_URL'] && !environment['BASE_URL'].startsWith('https://')) problems.push('BASE_URL must start with https://');
  return problems;
};

/** Reads the environment once. @throws Error with every missing or wrong name */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = shape.safeParse(given);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...halfProblems(given));
  if (given['APP_ENV'] === 'production') problems.push(...productionProblems(given));
  if (!result.success || problems.length > 0) throw new Error(`The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return result.data;
};

/** The one thing that migrating needs. @throws Error when it is missing */
export const readDatabaseUrl = (environment: NodeJS.ProcessEnv = process.env): string => {
  const url = environment['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set. "npm start" sets it for the built-in database.');
  return url;
};
