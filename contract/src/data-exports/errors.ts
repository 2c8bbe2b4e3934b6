import { entry, type Entry } from '../error-entry.ts';

export const exportErrors = {
  'export.alreadyRunning': entry(409, 'Ihre Daten werden bereits zusammengestellt.', 'Your data is already being put together.'),
  'export.notReady': entry(409, 'Diese Datei ist nicht mehr oder noch nicht verfügbar.', 'This file is no longer available, or not yet.'),
  'export.ticketInvalid': entry(
    409,
    'Die Freigabe für diesen Download wurde schon benutzt oder ist abgelaufen. Bitte bestätigen Sie noch einmal, dass Sie es sind.',
    'The permission for this download has already been used or has run out. Please confirm once more that it is you.',
  ),
} as const satisfies Record<string, Entry>;
