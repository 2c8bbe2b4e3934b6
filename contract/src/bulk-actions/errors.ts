import { entry, type Entry } from '../error-entry.ts';

export const bulkErrors = {
  'bulk.tooMany': entry(
    422,
    'Das sind mehr Einträge, als auf einmal geändert werden dürfen. Bitte engen Sie die Liste ein.',
    'These are more entries than may be changed at once. Please narrow the list.',
  ),
  'bulk.notUndoable': entry(409, 'Das lässt sich nicht oder nicht noch einmal rückgängig machen.', 'This cannot be undone, or not again.'),
} as const satisfies Record<string, Entry>;
