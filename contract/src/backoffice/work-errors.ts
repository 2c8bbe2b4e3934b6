import { bulkErrors } from '../bulk-actions/errors.ts';
import { entry, type Entry } from '../error-entry.ts';
import { listExportErrors } from '../list-exports/errors.ts';
import { listImportErrors } from '../list-imports/errors.ts';

export const workErrors = {
  ...bulkErrors,
  ...listExportErrors,
  ...listImportErrors,
  'work.ended': entry(409, 'Dieser Vorgang ist schon beendet.', 'This has already ended.'),
} as const satisfies Record<string, Entry>;
