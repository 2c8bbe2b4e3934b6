import { entry, type Entry } from '../error-entry.ts';

export const roomGuestErrors = {
  'roomGuest.notFound': entry(
    404,
    'Diesen Link gibt es nicht. Bitte öffnen Sie ihn direkt aus unserer Nachricht, ohne ihn abzutippen.',
    'This link does not exist. Please open it directly from our message, without typing it.',
  ),
  'roomGuest.wrongPerson': entry(
    422,
    'Name und Geburtsdatum passen nicht zu diesem Termin. Bitte prüfen Sie beides.',
    'Name and date of birth do not match this appointment. Please check both.',
    'warn',
  ),
  'roomGuest.locked': entry(
    423,
    'Nach fünf falschen Angaben ist dieser Link gesperrt. Melden Sie sich mit Ihrem Konto an; beim Termin bekommen Sie dort einen neuen Link.',
    'After five wrong entries this link is locked. Log in to your account; with the appointment you will find a new link there.',
    'warn',
  ),
  'roomGuest.accessEnded': entry(
    401,
    'Ihr Zugang über diesen Link ist beendet. Bitte geben Sie Name und Geburtsdatum noch einmal an.',
    'Your access through this link has ended. Please enter your name and date of birth again.',
  ),
} as const satisfies Record<string, Entry>;
