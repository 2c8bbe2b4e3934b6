import { entry, type Entry } from '../error-entry.ts';

export const supportViewErrors = {
  'supportView.linkInvalid': entry(
    404,
    'Dieser Link zur Support-Ansicht ist abgelaufen oder wurde schon benutzt. Ein neuer Link lässt sich in der Verwaltung anfordern.',
    'This link to the support view has expired or has already been used. A new one can be requested in the back office.',
  ),
  'supportView.ended': entry(401, 'Diese Support-Ansicht ist beendet.', 'This support view has ended.'),
} as const satisfies Record<string, Entry>;
