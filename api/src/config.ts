import { helpHours, helpPhone } from '@blattwerk/contract/operator';
import { z } from 'zod';
import { appleIssuer, googleIssuer, halfProblems, keyProblems, productionProblems } from './config-problems.ts';
import { databaseProblems } from './database-problems.ts';
import { isProxyList, proxiesOf } from './trusted-proxies.ts';

const sealingKey = /^[\w-]{43}$/;
const versionedKeys = /^$|^[1-9]\d{0,3}:[\w-]{43}(,[1-9]\d{0,3}:[\w-]{43})*$/;

/** Every variable the API reads. `demo` fills what is missing with the sandbox's values; `staging` and `production` refuse to start without them. */
const shape = z.object({
  /** `staging` is production with the vendors' test accounts. It is never guessed: a server that was meant to be one would serve demo data. */
  APP_ENV: z.enum(['demo', 'staging', 'production', 'test'], { error: 'must be production, staging or demo' }),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  BASE_URL: z.url().default('http://localhost:3000'),
  COOKIE_DOMAIN: z.string().optional(),
  /** Whose word about a caller's address counts: the proxies' addresses and networks, or how many there are in private networks. */
  TRUST_PROXY: z.string().refine(isProxyList, 'must be a list of addresses and networks').transform(proxiesOf).default(0),
  DATABASE_URL: z.string().min(1),
  /** For the migration: the address with which the application signs in; its login is made, and owns nothing. */
  DATABASE_APPLICATION_URL: z.string().optional(),
  /** A streaming replica of DATABASE_URL, for reads of staff and for the catalogue's start. */
  DATABASE_READ_URL: z.string().optional(),
  /** PgBouncer in front of DATABASE_URL, with a database for each role (`deploy/pgbouncer.ini`); what needs a session of its own goes past it. */
  DATABASE_POOLER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Seconds that a request waits for a connection or an answer of the database before it is answered with 503. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  /** What one network may cost a web process in ten seconds, in tenths of a millisecond of processor time (`app/request-costs.ts`); 0 is no limit. */
  CALLER_BUDGET: z.coerce.number().int().min(0).default(10_000),
  /** Where Prometheus reads metrics: a port that no proxy leads to. There are none without it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** OpenTelemetry's own names: a collector of traces (OTLP over HTTP), and the share of requests and jobs that it is told about. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Seconds between "not ready" and the last accepted request, so that a proxy notices before a process stops. */
  STOP_DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  JWT_PRIVATE_KEY: z.string().optional(),
  SECRET: z.string().min(32).optional(),
  /** Master keys of stored files, `1:<32 bytes as base64url>,2:…`; new files take the highest. Without them the one derived from SECRET. */
  FILE_KEYS: z.string().regex(versionedKeys, 'must be 1:<32 bytes as base64url>,2:…').default(''),
  /** Seals backups, 32 bytes as base64url; only making and reading them needs it. */
  BACKUP_KEY: z.string().regex(sealingKey, 'must be 32 bytes as base64url').optional(),
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

/** Whether real people are served, and not a demo or a test. */
export const isServed = ({ APP_ENV }: Pick<Config, 'APP_ENV'>): boolean => APP_ENV === 'production' || APP_ENV === 'staging';

/** Reads the environment once. `others` are problems found elsewhere, to be told together. @throws Error with every missing or wrong name */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env, others: readonly string[] = []): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = shape.safeParse(given);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...halfProblems(given), ...others);
  problems.push(...keyProblems(given));
  if (given['APP_ENV'] === 'production' || given['APP_ENV'] === 'staging') problems.push(...productionProblems(given));
  if (!result.success || problems.length > 0) throw new Error(`The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return result.data;
};

/** `readConfig`, and what of the database keeps production from starting. @throws Error with all of it */
export const readCheckedConfig = async (environment: NodeJS.ProcessEnv = process.env): Promise<Config> =>
  readConfig(environment, await databaseProblems(environment));

/** The application's address, whose login the migration makes; undefined where the owner's serves for both. */
export const readApplicationUrl = (environment: NodeJS.ProcessEnv = process.env): string | undefined => environment['DATABASE_APPLICATION_URL'] || undefined;

/** The one thing that migrating needs. @throws Error when it is missing */
export const readDatabaseUrl = (environment: NodeJS.ProcessEnv = process.env): string => {
  const url = environment['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set. "npm start" sets it for the built-in database.');
  return url;
};
