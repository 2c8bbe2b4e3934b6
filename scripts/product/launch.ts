import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { StartFailure } from '../failure.ts';
import { ROOT, inRoot } from '../root.ts';
import { apiProcess } from './api-process.ts';

/** How the product is to be run, read once from the environment. */
export interface Launch {
  port: number;
  sandboxPort: number;
  smtpPort: number;
  sftpPort: number;
  clamdPort: number;
  dataDir: string;
  /** The PostgreSQL to use instead of the built-in one. */
  databaseUrl: string | undefined;
  /** Signs and checks what the product presents at the sandbox's Apple; new with each start. */
  appleKey: { privateKey: string; publicKey: string };
  /** Production brings its own vendors: no sandbox, no demo data. */
  isProduction: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new StartFailure(`${name} is "${text}", which is not a port.`, `Give a number between 1 and 65535, for example ${name}=${fallback} npm start`);
}

/** @throws StartFailure for a port that is none */
export function readLaunch(env: Environment): Launch {
  const sandboxPort = readPort(env, 'SANDBOX_PORT', 3010);
  return {
    port: readPort(env, 'PORT', 3000),
    sandboxPort,
    smtpPort: readPort(env, 'SANDBOX_SMTP_PORT', sandboxPort + 1),
    sftpPort: readPort(env, 'SANDBOX_SFTP_PORT', sandboxPort + 2),
    clamdPort: readPort(env, 'SANDBOX_CLAMD_PORT', sandboxPort + 3),
    dataDir: path.resolve(ROOT, env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    appleKey: generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }),
    isProduction: ['production', 'staging'].includes(env['APP_ENV'] ?? ''),
  };
}

const filled = (env: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''));

/** The API's environment: what the user set, else the sandbox. A vendor that the user configured is never mixed with the sandbox's part of it. */
export function apiEnvironment(launch: Launch, databaseUrl: string, env: Environment): Record<string, string> {
  const given = filled(env);
  const fixed = { DATABASE_URL: databaseUrl, DATA_DIR: launch.dataDir, PORT: String(launch.port) };
  if (launch.isProduction) return { NODE_ENV: 'production', ...given, ...fixed };
  const sandbox = `http://localhost:${launch.sandboxPort}`;
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_sandbox', STRIPE_API_URL: sandbox };
  const google = {
    GOOGLE_ISSUER: `${sandbox}/oidc/google`,
    GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  };
  const apple = {
    APPLE_ISSUER: `${sandbox}/oidc/apple`,
    APPLE_CLIENT_ID: 'example.blattwerk.web',
    APPLE_TEAM_ID: 'SANDBOXTEAM',
    APPLE_KEY_ID: 'SANDBOXKEY',
    APPLE_PRIVATE_KEY: launch.appleKey.privateKey,
  };
  const calls = { CALL_GATEWAY_URL: `${sandbox}/calls`, CALL_GATEWAY_TOKEN: 'sandbox-call-gateway' };
  const push = {
    VAPID_PUBLIC_KEY: 'BK1DwUmV3cSNFi9jGO1HFvXn_xcbrfnpwNpk9G8IkpjMQzheiKWM90S5VLZT3PGBBTv1jUvNnWiKxkoJK_8jXwo',
    VAPID_PRIVATE_KEY: '55nvXxu8iW-_O5thA2CCXsrNpTD_hi6pepw1nd5Dqcs', // secretlint-disable-line
    PUSH_SERVICES: `${sandbox},https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.notify.windows.com,https://web.push.apple.com`,
  };
  return {
    APP_ENV: 'demo',
    NODE_ENV: 'production',
    // For the commands too that run beside the API.
    NODE_COMPILE_CACHE: apiProcess.env.NODE_COMPILE_CACHE,
    BASE_URL: `http://localhost:${launch.port}`,
    CLAMD_URL: `tcp://localhost:${launch.clamdPort}`,
    SMTP_URL: `smtp://localhost:${launch.smtpPort}`,
    MAIL_REPORT_TOKEN: 'sandbox-mail-reports',
    SANDBOX_PORT: String(launch.sandboxPort),
    SANDBOX_SFTP_PORT: String(launch.sftpPort),
    FEED_PRIVATE_HOSTS: `localhost:${launch.sandboxPort},localhost:${launch.sftpPort}`,
    ...(given['STRIPE_SECRET_KEY'] === undefined ? stripe : {}),
    ...(given['GOOGLE_CLIENT_ID'] === undefined ? google : {}),
    ...(given['APPLE_CLIENT_ID'] === undefined ? apple : {}),
    TIMESTAMP_URL: `${sandbox}/tsa`,
    ...(given['CALL_GATEWAY_URL'] === undefined ? calls : {}),
    ...(given['VAPID_PUBLIC_KEY'] === undefined ? push : {}),
    ...given,
    ...fixed,
  };
}

/** The sandbox's environment. */
export function sandboxEnvironment(launch: Launch, env: Environment): Record<string, string> {
  return {
    SANDBOX_WEBHOOK_URL: `http://localhost:${launch.port}/api/v1/webhooks/stripe`,
    SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox',
    SANDBOX_MAIL_REPORT_URL: `http://localhost:${launch.port}/api/v1/webhooks/mail-reports`,
    SANDBOX_MAIL_REPORT_TOKEN: 'sandbox-mail-reports',
    SANDBOX_PRODUCTS: inRoot('seeds', 'demo', 'products.json'),
    SANDBOX_APPLE_PUBLIC_KEY: launch.appleKey.publicKey,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: apiProcess.env.NODE_COMPILE_CACHE,
    ...filled(env),
    SANDBOX_PORT: String(launch.sandboxPort),
    SANDBOX_SMTP_PORT: String(launch.smtpPort),
    SANDBOX_SFTP_PORT: String(launch.sftpPort),
    SANDBOX_CLAMD_PORT: String(launch.clamdPort),
    DATA_DIR: launch.dataDir,
  };
}

/** What the user reads once everything runs. */
export function welcome(launch: Launch): string {
  const base = `http://localhost:${launch.port}`;
  const lines = [
    '',
    'Blattwerk is ready',
    `  Patients and market   ${base}/`,
    `  Back office           ${base}/admin/`,
    `  API description       ${base}/api/v1/openapi.json`,
  ];
  if (launch.isProduction) return [...lines, ''].join('\n');
  const logins = ['admin', 'doctor', 'patient', 'pharmacy'].map((who) => `    ${who}@blattwerk.example`);
  const sandbox = `http://localhost:${launch.sandboxPort}`;
  return [
    ...lines,
    `  Sandbox, mailbox      ${sandbox}/  ${sandbox}/mail`,
    '  Demo logins, password Demo-2026! for all:',
    ...logins,
    '  No second factor is asked for: the demo data switches off secondFactor.required (Settings).',
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}
