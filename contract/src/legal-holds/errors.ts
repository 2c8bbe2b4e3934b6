import { entry, type Entry } from '../error-entry.ts';

export const legalHoldErrors = {
  'legalHold.past': entry(400, 'Das Ende muss in der Zukunft liegen.', 'The end must be in the future.'),
  'legalHold.fourEyes': entry(
    403,
    'Wer die Löschsperre gesetzt hat, darf sie nicht aufheben. Bitte lassen Sie es eine andere Person aus der Verwaltung tun.',
    'The person who set the legal hold may not lift it. Please ask another administrator.',
  ),
  'legalHold.over': entry(409, 'Diese Löschsperre gilt nicht mehr.', 'This legal hold no longer applies.'),
} as const satisfies Record<string, Entry>;
