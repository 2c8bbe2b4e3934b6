import { z } from 'zod';
import { setting } from '../setting.ts';

/** Work on many records of a list at once. */
export const listSettings = {
  'exports.keepHours': setting(
    z.int().min(1).max(168),
    24,
    'Exporte von Listen: Stunden, nach denen die Datei gelöscht wird',
    'Exports of lists: hours after which the file is deleted',
  ),
  'bulk.mostRecords': setting(
    z.int().min(1).max(100_000),
    10_000,
    'Sammelaktionen: so viele Einträge dürfen auf einmal geändert werden',
    'Bulk actions: so many entries may be changed at once',
  ),
} as const;
