import { entry, type Entry } from '../error-entry.ts';

export const diaryErrors = {
  'diary.dayInFuture': entry(
    422,
    'Dieser Tag liegt in der Zukunft. Bitte tragen Sie eine Dosis ein, wenn Sie sie genommen haben.',
    'This day is in the future. Please enter a dose once you have taken it.',
  ),
  'diary.entryDeleted': entry(409, 'Dieser Eintrag wurde gelöscht.', 'This entry has been deleted.'),
  'diary.tooMany': entry(
    409,
    'Für diesen Tag sind schon 24 Einträge gespeichert. Bitte ändern Sie einen davon.',
    'There are already 24 entries for this day. Please change one of them.',
  ),
} as const satisfies Record<string, Entry>;
