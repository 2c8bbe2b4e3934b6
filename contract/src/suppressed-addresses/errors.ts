import { entry, type Entry } from '../error-entry.ts';

export const suppressedAddressErrors = {
  'mail.reportRefused': entry(400, 'Wer den Bericht schickt, hat sich nicht ausgewiesen.', 'The sender of the report has not proven who they are.', 'warn'),
} as const satisfies Record<string, Entry>;
