import { createPrivateKey } from 'node:crypto';
import { tellingWords } from '@blattwerk/contract/telling-words';

export const googleIssuer = 'https://accounts.google.com';
export const appleIssuer = 'https://appleid.apple.com';

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

export const halfProblems = (environment: NodeJS.ProcessEnv): string[] =>
  belongTogether.flatMap((names) => {
    const missing = names.filter((name) => !environment[name]);
    return missing.length < names.length ? missing.map((name) => `${name} is missing`) : [];
  });

/** Vendors' test accounts and our own stand-ins for them, which staging may have. */
const sandboxProblems = (environment: NodeJS.ProcessEnv): string[] => {
  const problems: string[] = [];
  if (/^[sr]k_test_/.test(environment['STRIPE_SECRET_KEY'] ?? '')) problems.push('STRIPE_SECRET_KEY is a test key');
  if (environment['STRIPE_WEBHOOK_SECRET'] === 'whsec_sandbox') problems.push('STRIPE_WEBHOOK_SECRET is the sandbox’s');
  if (environment['STRIPE_API_URL']) problems.push('STRIPE_API_URL points away from Stripe');
  if ((environment['GOOGLE_ISSUER'] ?? googleIssuer) !== googleIssuer) problems.push('GOOGLE_ISSUER points away from Google');
  if ((environment['APPLE_ISSUER'] ?? appleIssuer) !== appleIssuer) problems.push('APPLE_ISSUER points away from Apple');
  if (environment['MAIL_REPORT_TOKEN'] === 'sandbox-mail-reports') problems.push('MAIL_REPORT_TOKEN is the sandbox’s');
  if (environment['GOOGLE_CLIENT_SECRET'] === 'sandbox-google-secret') problems.push('GOOGLE_CLIENT_SECRET is the sandbox’s');
  if (environment['APPLE_TEAM_ID'] === 'SANDBOXTEAM') problems.push('APPLE_TEAM_ID is the sandbox’s');
  for (const name of ['MAIL_FROM', 'OPERATOR_HELP_EMAIL'])
    if (/@([\w-]+\.)*example>?\s*$/.test(environment[name] ?? '')) problems.push(`${name} is an example address that is never read`);
  const [senderName = ''] = (environment['MAIL_FROM'] ?? '').split('<');
  if (tellingWords.test(senderName)) problems.push('MAIL_FROM has a sender name that tells what its mails are about');
  return problems;
};

/** What is wrong with the environment, all of it at once; empty when the product may start. */
export const productionProblems = (environment: NodeJS.ProcessEnv): string[] => {
  const problems: string[] = neededInProduction.filter((name) => !environment[name]).map((name) => `${name} is missing`);
  if (environment['APP_ENV'] === 'production') problems.push(...sandboxProblems(environment));
  if (environment['FEED_PRIVATE_HOSTS']) problems.push('FEED_PRIVATE_HOSTS must be empty: feeds are fetched from the internet only');
  if (environment['CSC_URL'] && !environment['CSC_URL'].startsWith('https://')) problems.push('CSC_URL must start with https://');
  if (environment['CALL_GATEWAY_URL'] && !environment['CALL_GATEWAY_URL'].startsWith('https://')) problems.push('CALL_GATEWAY_URL must start with https://');
  if (/http:/.test(environment['PUSH_SERVICES'] ?? '')) problems.push('PUSH_SERVICES must start with https://');
  if (environment['BASE_URL'] && !environment['BASE_URL'].startsWith('https://')) problems.push('BASE_URL must start with https://');
  return problems;
};

const jwtKeyProblem = (pem: string): string | null => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1') return null;
    return 'JWT_PRIVATE_KEY must be an EC key on the curve P-256, because tokens are signed with ES256';
  } catch {
    // What it is instead is nobody's business but the operator's.
    return 'JWT_PRIVATE_KEY is no private key that can be read (PEM, line ends as \\n)';
  }
};

/** Keys that would only fail when the first person signs in. */
export const keyProblems = (environment: NodeJS.ProcessEnv): string[] => {
  const problem = environment['JWT_PRIVATE_KEY'] ? jwtKeyProblem(environment['JWT_PRIVATE_KEY']) : null;
  return problem === null ? [] : [problem];
};
