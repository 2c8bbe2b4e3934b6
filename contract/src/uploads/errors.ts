import { entry, type Entry } from '../error-entry.ts';

export const uploadErrors = {
  'file.notFound': entry(404, 'Diese Datei wurde nicht gefunden.', 'This file was not found.'),
  'file.scanning': entry(
    409,
    'Diese Datei wird noch auf Schadsoftware geprüft. Sie lässt sich danach öffnen.',
    'This file is still being checked for malware. It can be opened after that.',
  ),
} as const satisfies Record<string, Entry>;
