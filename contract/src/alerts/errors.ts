import { entry, type Entry } from '../error-entry.ts';

export const alertErrors = {
  'alert.tooMany': entry(
    409,
    'Mehr Benachrichtigungen lassen sich nicht einrichten. Bitte beenden Sie zuerst eine, die Sie nicht mehr brauchen.',
    'No more alerts can be set up. Please end one first that you no longer need.',
  ),
} as const satisfies Record<string, Entry>;
