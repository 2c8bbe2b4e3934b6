import { entry, type Entry } from './error-entry.ts';

/** What is refused before it is known what is asked. */
export const requestErrors = {
  'server.addressMalformed': entry(
    400,
    'Diese Adresse ist unvollständig oder enthält Zeichen, die dort nicht stehen können. Bitte beginnen Sie auf der Startseite.',
    'This address is incomplete or holds characters that cannot stand there. Please start from the home page.',
  ),
  'server.misdirected': entry(421, 'Diese Anfrage gilt einer anderen Adresse als unserer.', 'This request is meant for another address than ours.'),
  'server.tooManyRequests': entry(
    429,
    'Von Ihrem Anschluss kommen gerade ungewöhnlich viele Anfragen. Bitte warten Sie einige Sekunden und versuchen Sie es dann erneut.',
    'Unusually many requests come from your connection at the moment. Please wait a few seconds and then try again.',
    'warn',
  ),
  'server.methodNotAllowed': entry(405, 'Diese Anfrage ist hier nicht möglich.', 'This request is not possible here.'),
} as const satisfies Record<string, Entry>;
