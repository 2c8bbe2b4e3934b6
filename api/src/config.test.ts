import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from './config.ts';

const pem = { type: 'pkcs8', format: 'pem' } as const;
const spki = { type: 'spki', format: 'pem' } as const;
const ecKey = (namedCurve: string): string => generateKeyPairSync('ec', { namedCurve, privateKeyEncoding: pem, publicKeyEncoding: spki }).privateKey;
const rsaKey = generateKeyPairSync('rsa', { modulusLength: 1024, privateKeyEncoding: pem, publicKeyEncoding: spki }).privateKey;

const complete = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://db/blattwerk',
  BASE_URL: 'https://blattwerk.example',
  JWT_PRIVATE_KEY: ecKey('P-256').replaceAll('\n', '\\n'),
  SECRET: 'x'.repeat(40),
  SEAL_CERTIFICATE: 'certificate',
  SEAL_PRIVATE_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Blattwerk <post@blattwerk.de>',
  OPERATOR_HELP_EMAIL: 'hilfe@blattwerk.de',
  OPERATOR_HELP_PHONE: '+4930123456',
  OPERATOR_HELP_HOURS: 'Mo-Fr 09:00-17:00',
  OPERATOR_IMPRINT: 'Blattwerk GmbH, Musterstraße 1, 10115 Berlin',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  CLAMD_URL: 'tcp://scanner:3310',
};

describe('The configuration', () => {
  it('starts the demo with nothing but its name and a database', () => {
    expect(readConfig({ APP_ENV: 'demo', DATABASE_URL: 'postgres://db/blattwerk' })).toMatchObject({ APP_ENV: 'demo', ROLE: 'all', PORT: 3000 });
  });

  it('accepts a complete production environment', () => {
    expect(readConfig(complete).APP_ENV).toBe('production');
  });

  it('names everything that production lacks at once', () => {
    expect(() => readConfig({ APP_ENV: 'production', DATABASE_URL: 'postgres://db/blattwerk' })).toThrow(
      /JWT_PRIVATE_KEY is missing[\s\S]*STRIPE_SECRET_KEY is missing[\s\S]*S3_BUCKET is missing/,
    );
  });

  it.each([
    [{ APP_ENV: '' }, 'APP_ENV: must be production, staging or demo'],
    [{ APP_ENV: 'prod' }, 'APP_ENV: must be production, staging or demo'],
    [{ JWT_PRIVATE_KEY: rsaKey }, 'JWT_PRIVATE_KEY must be an EC key on the curve P-256'],
    [{ JWT_PRIVATE_KEY: ecKey('P-384') }, 'JWT_PRIVATE_KEY must be an EC key on the curve P-256'],
    [{ JWT_PRIVATE_KEY: 'key' }, 'JWT_PRIVATE_KEY is no private key'],
    [{ FEED_PRIVATE_HOSTS: 'intranet:80' }, 'FEED_PRIVATE_HOSTS must be empty'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY: must be a list'],
    [{ STRIPE_SECRET_KEY: 'rk_test_1' }, 'test key'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'test key'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' }, 'sandbox'],
    [{ STRIPE_API_URL: 'http://localhost:3010' }, 'points away from Stripe'],
    [{ GOOGLE_ISSUER: 'http://localhost:3010/oidc/google' }, 'points away from Google'],
    [{ APPLE_ISSUER: 'http://localhost:3010/oidc/apple' }, 'points away from Apple'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'sandbox-google-secret' }, 'sandbox'],
    [{ APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' }, 'APPLE_PRIVATE_KEY is missing'],
    [{ BASE_URL: 'http://blattwerk.example' }, 'https://'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ OPERATOR_HELP_EMAIL: '' }, 'OPERATOR_HELP_EMAIL is missing'],
    [{ OPERATOR_HELP_PHONE: '' }, 'OPERATOR_HELP_PHONE is missing'],
    [{ OPERATOR_HELP_HOURS: 'werktags' }, 'OPERATOR_HELP_HOURS'],
    [{ OPERATOR_IMPRINT: '' }, 'OPERATOR_IMPRINT is missing'],
    [{ OPERATOR_HELP_EMAIL: 'hilfe@blattwerk.example' }, 'OPERATOR_HELP_EMAIL is an example'],
    [{ MAIL_FROM: 'Blattwerk <post@blattwerk.example>' }, 'MAIL_FROM is an example'],
    [{ MAIL_FROM: 'Cannabis-Rezepte <post@blattwerk.de>' }, 'MAIL_FROM has a sender name'],
    [{ SEAL_CERTIFICATE: '' }, 'SEAL_CERTIFICATE is missing'],
    [{ CLAMD_URL: '' }, 'CLAMD_URL is missing'],
    [{ FILE_KEYS: '1:short' }, 'FILE_KEYS'],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY'],
    [{ SEAL_PRIVATE_KEY: '' }, 'SEAL_PRIVATE_KEY is missing'],
  ])('refuses %o in production', (change, words) => {
    expect(() => readConfig({ ...complete, ...change })).toThrow(words);
  });

  it('tells everything at once, with what was found elsewhere', () => {
    const wrong = { ...complete, JWT_PRIVATE_KEY: rsaKey, STRIPE_SECRET_KEY: 'rk_test_1', FEED_PRIVATE_HOSTS: 'intranet' };
    expect(() => readConfig(wrong, ['DATABASE_URL leads to a database with demo data'])).toThrow(
      /demo data[\s\S]*JWT_PRIVATE_KEY[\s\S]*STRIPE_SECRET_KEY[\s\S]*FEED_PRIVATE_HOSTS/,
    );
  });

  const sandboxes = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_API_URL: 'https://sandbox.blattwerk.de', MAIL_FROM: 'Blattwerk <post@staging.example>' };

  it('lets staging use the vendors’ test accounts, and asks of it everything else', () => {
    expect(readConfig({ ...complete, ...sandboxes, APP_ENV: 'staging' }).APP_ENV).toBe('staging');
    expect(() => readConfig({ ...complete, ...sandboxes, APP_ENV: 'staging', S3_BUCKET: '' })).toThrow('S3_BUCKET is missing');
  });

  it('takes proxies by their addresses', () => {
    expect(readConfig({ ...complete, TRUST_PROXY: 'uniquelocal, 203.0.113.7' }).TRUST_PROXY).toEqual(['uniquelocal', '203.0.113.7']);
  });
});
