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
  'imports.keepHours': setting(
    z.int().min(24).max(336),
    72,
    'Importe in Listen: Stunden, nach denen der Inhalt der hochgeladenen Datei gelöscht wird',
    'Imports into lists: hours after which what the uploaded file held is deleted',
  ),
  'imports.mostRows': setting(
    z.int().min(1).max(50_000),
    10_000,
    'Importe in Listen: so viele Zeilen darf eine Datei haben',
    'Imports into lists: so many rows may a file have',
  ),
  'bulk.mostRecords': setting(
    z.int().min(1).max(100_000),
    10_000,
    'Sammelaktionen: so viele Einträge dürfen auf einmal geändert werden',
    'Bulk actions: so many entries may be changed at once',
  ),
} as const;
