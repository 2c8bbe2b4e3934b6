import { z } from 'zod';

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
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  JWT_PRIVATE_KEY: z.string().optional(),
  SECRET: z.string().min(32).optional(),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  STRIPE_API_URL: z.url().optional(),
  SMTP_URL: z.string().default('smtp://localhost:3011'),
  MAIL_FROM: z.string().default('Blattwerk <post@blattwerk.example>'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  FEED_PRIVATE_HOSTS: z.string().default(''),
  STOREFRONT_DEV_URL: z.url().optional(),
  ADMIN_DEV_URL: z.url().optional(),
});

export type Config = z.output<typeof shape>;

const neededInProduction = [
  'JWT_PRIVATE_KEY',
  'SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'BASE_URL',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** What is wrong with the environment, all of it at once; empty when the product may start. */
const productionProblems = (environment: NodeJS.ProcessEnv): string[] => {
  const problems: string[] = neededInProduction.filter((name) => !environment[name]).map((name) => `${name} is missing`);
  if (/^sk_test_/.test(environment['STRIPE_SECRET_KEY'] ?? '')) problems.push('STRIPE_SECRET_KEY is a test key');
  if (environment['STRIPE_WEBHOOK_SECRET'] === 'whsec_sandbox') problems.push('STRIPE_WEBHOOK_SECRET is the sandbox’s');
  if (environment['STRIPE_API_URL']) problems.push('STRIPE_API_URL points away from Stripe');
  if (environment['BASE_URL'] && !environment['BASE_URL'].startsWith('https://')) problems.push('BASE_URL must start with https://');
  return problems;
};

/** Reads the environment once. @throws Error with every missing or wrong name */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = shape.safeParse(given);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
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
