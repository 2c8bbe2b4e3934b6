import { entry, type Entry } from '../error-entry.ts';

export const consentErrors = {
  'consent.required': entry(409, 'Dafür fehlt noch Ihre Einwilligung.', 'Your consent to this is still missing.'),
} as const satisfies Record<string, Entry>;
