import { entry, type Entry } from '../error-entry.ts';

export const workErrors = {
  'work.ended': entry(409, 'Dieser Vorgang ist schon beendet.', 'This has already ended.'),
} as const satisfies Record<string, Entry>;
