import { entry, type Entry } from '../error-entry.ts';

export const listExportErrors = {
  'listExport.ticketInvalid': entry(
    409,
    'Dieser Link zum Herunterladen wurde schon benutzt oder ist abgelaufen. Im Back Office erhalten Sie einen neuen.',
    'This download link has already been used or has run out. You get a new one in the back office.',
  ),
} as const satisfies Record<string, Entry>;
