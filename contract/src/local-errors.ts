import { entry, type Entry } from './error-entry.ts';

/** The failures that a front end also tells by itself, where there is no answer of the API whose words it could show. */
export const localErrors = {
  'token.expired': entry(401, 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', 'Your session has expired. Please log in again.'),
  'auth.appleFailed': entry(
    401,
    'Die Anmeldung mit Apple ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    'Signing in with Apple failed. Please try again.',
  ),
  'auth.googleFailed': entry(
    401,
    'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    'Signing in with Google failed. Please try again.',
  ),
  'server.unavailable': entry(
    503,
    'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich erneut.',
    'The service is not available right now. Please try again shortly.',
    'warn',
  ),
  'server.internalServerError': entry(
    500,
    'Es ist ein Fehler aufgetreten. Ihre Angaben sind nicht verloren. Bitte versuchen Sie es erneut.',
    'Something went wrong. Your details are not lost. Please try again.',
  ),
} as const satisfies Record<string, Entry>;
