import { apiEnvironment, readLaunch, sandboxEnvironment, welcome } from './launch.ts';

test('without any setting it is the demo on the known ports', () => {
  expect(readLaunch({})).toMatchObject({ port: 3000, sandboxPort: 3010, smtpPort: 3011, databaseUrl: undefined, isProduction: false });
});

test('empty variables count as unset', () => {
  expect(readLaunch({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each(['0', '70000', 'http', '3000.5'])('a port that is %s is refused by name', (text) => {
  expect(() => readLaunch({ SANDBOX_PORT: text })).toThrow('SANDBOX_PORT');
});

test('the API is pointed at the sandbox of this run', () => {
  const launch = readLaunch({ PORT: '4000', SANDBOX_PORT: '4010' });
  expect(apiEnvironment(launch, 'postgres://here', {})).toMatchObject({
    DATABASE_URL: 'postgres://here',
    BASE_URL: 'http://localhost:4000',
    STRIPE_API_URL: 'http://localhost:4010',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    SMTP_URL: 'smtp://localhost:4011',
    CLAMD_URL: 'tcp://localhost:4013',
    FEED_PRIVATE_HOSTS: 'localhost:4010,localhost:4012',
    GOOGLE_ISSUER: 'http://localhost:4010/oidc/google',
    APPLE_ISSUER: 'http://localhost:4010/oidc/apple',
    TIMESTAMP_URL: 'http://localhost:4010/tsa',
    APPLE_PRIVATE_KEY: launch.appleKey.privateKey,
  });
  expect(sandboxEnvironment(launch, {})).toMatchObject({
    SANDBOX_WEBHOOK_URL: 'http://localhost:4000/api/v1/webhooks/stripe',
    SANDBOX_SMTP_PORT: '4011',
    SANDBOX_SFTP_PORT: '4012',
    SANDBOX_CLAMD_PORT: '4013',
  });
});

test('a developer’s own Google account is never mixed with the sandbox', () => {
  const given = { GOOGLE_CLIENT_ID: 'own', GOOGLE_CLIENT_SECRET: 'own-secret' };
  const environment = apiEnvironment(readLaunch(given), 'postgres://here', given);
  expect(environment['GOOGLE_ISSUER']).toBeUndefined();
  expect(environment['APPLE_ISSUER']).toBeDefined();
});

test('a developer’s own Stripe account is never mixed with the sandbox', () => {
  const given = { STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_WEBHOOK_SECRET: 'whsec_own' };
  const environment = apiEnvironment(readLaunch(given), 'postgres://here', given);
  expect(environment['STRIPE_API_URL']).toBeUndefined();
  expect(environment).toMatchObject(given);
});

test('production gets no stand-in at all', () => {
  const given = { APP_ENV: 'production' };
  const launch = readLaunch(given);
  expect(Object.keys(apiEnvironment(launch, 'postgres://here', given)).toSorted()).toEqual(['APP_ENV', 'DATABASE_URL', 'DATA_DIR', 'NODE_ENV', 'PORT']);
  expect(welcome(launch)).not.toContain('Demo-2026!');
});
