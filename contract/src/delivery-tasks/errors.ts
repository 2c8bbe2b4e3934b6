import { entry, type Entry } from '../error-entry.ts';

export const deliveryTaskErrors = {
  'deliveryTask.notFound': entry(404, 'Diese Versandaufgabe gibt es nicht.', 'This delivery task does not exist.'),
  'deliveryTask.alreadyDone': entry(
    409,
    'Diese Versandaufgabe ist schon erledigt oder entfallen. Bitte laden Sie die Liste neu.',
    'This delivery task is already done or no longer needed. Please reload the list.',
  ),
} as const satisfies Record<string, Entry>;
