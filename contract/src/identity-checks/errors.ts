import { entry, type Entry } from '../error-entry.ts';

export const identityErrors = {
  'identity.requiresInput': entry(
    409,
    'Ihre Identität konnte noch nicht geprüft werden. Bitte versuchen Sie es erneut.',
    'Your identity could not be verified yet. Please try again.',
  ),
  'identity.processing': entry(
    409,
    'Ihre Identität wird gerade geprüft. Das dauert meist weniger als eine Minute.',
    'Your identity is being verified. This usually takes less than a minute.',
  ),
  'identity.canceled': entry(
    409,
    'Die Identitätsprüfung wurde abgebrochen. Sie können sie neu starten.',
    'The identity check was cancelled. You can start it again.',
  ),
  'identity.alreadyVerified': entry(409, 'Ihre Identität ist bereits geprüft.', 'Your identity has already been verified.'),
  'identity.redacted': entry(
    409,
    'Die Daten dieser Identitätsprüfung wurden gelöscht. Sie können eine neue starten.',
    'The data of this identity check has been deleted. You can start a new one.',
  ),
  'identity.mismatch': entry(
    409,
    'Name oder Geburtsdatum auf dem Ausweis weichen vom Profil ab.',
    'The name or date of birth on the document differs from the profile.',
  ),
  'identity.unavailable': entry(
    502,
    'Die Identitätsprüfung ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
    'The identity check cannot be reached at the moment. Please try again in a few minutes.',
  ),
} as const satisfies Record<string, Entry>;
