import { entry } from '../error-entry.ts';

/** How the second factor can fail; part of the catalogue in `errors.ts`. */
export const secondFactorErrors = {
  'auth.totpInvalid': entry(
    401,
    'Der Code stimmt nicht, ist abgelaufen oder wurde schon benutzt. Bitte geben Sie den nächsten Code ein.',
    'The code is not correct, has expired or has already been used. Please enter the next code.',
  ),
  'auth.codeInvalid': entry(
    422,
    'Der Code stimmt nicht, ist abgelaufen oder wurde schon benutzt. Bitte geben Sie den nächsten Code ein.',
    'The code is not correct, has expired or has already been used. Please enter the next code.',
  ),
  'auth.secondFactorRequired': entry(
    403,
    'Für Ihr Konto ist ein zweiter Faktor vorgeschrieben. Bitte richten Sie ihn zuerst ein.',
    'Your account needs a second factor. Please set it up first.',
  ),
  'auth.factorAlreadyOn': entry(409, 'Die Authentifizierungs-App ist bereits eingerichtet.', 'The authenticator app is already set up.'),
  'auth.factorNotSetUp': entry(
    409,
    'Hier ist nichts einzurichten oder zu ändern. Bitte beginnen Sie von vorn.',
    'There is nothing to set up or change here. Please start again.',
  ),
  'auth.lastFactor': entry(
    409,
    'Für Ihr Konto ist ein zweiter Faktor vorgeschrieben. Bitte richten Sie zuerst einen anderen ein, bevor Sie diesen entfernen.',
    'Your account needs a second factor. Please set up another one before you remove this one.',
  ),
  'auth.mailCodeInvalid': entry(
    422,
    'Der Code aus der E-Mail stimmt nicht oder gilt nicht mehr. Bitte lassen Sie sich einen neuen senden.',
    'The code from the email is wrong or no longer valid. Please have a new one sent.',
  ),
  'auth.passkeyFailed': entry(
    401,
    'Die Anmeldung mit dem Passkey ist fehlgeschlagen. Bitte versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
    'Signing in with the passkey failed. Please try again or log in with your password.',
  ),
  'auth.passkeyInvalid': entry(
    422,
    'Der Passkey konnte nicht eingerichtet werden. Bitte versuchen Sie es erneut.',
    'The passkey could not be set up. Please try again.',
  ),
  'user.notOneself': entry(
    409,
    'Für Ihr eigenes Konto ist das nicht möglich. Bitte wenden Sie sich an eine andere Person der Verwaltung.',
    'This is not possible for your own account. Please ask another administrator.',
  ),
} as const;
