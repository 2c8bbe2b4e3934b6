import { entry, type Entry } from '../error-entry.ts';

export const listImportErrors = {
  'import.unreadable': entry(
    422,
    'Diese Datei lässt sich nicht als Tabelle lesen. Bitte speichern Sie sie als CSV oder als Excel-Arbeitsmappe (XLSX) ohne Kennwort.',
    'This file cannot be read as a table. Please save it as CSV or as an Excel workbook (XLSX) without a password.',
  ),
  'import.noRows': entry(
    422,
    'In dieser Datei steht unter der Kopfzeile keine Zeile. Geändert wurde nichts.',
    'There is no row below the head line in this file. Nothing was changed.',
  ),
  'import.tooManyRows': entry(
    422,
    'Diese Datei hat mehr Zeilen, als auf einmal importiert werden dürfen. Bitte teilen Sie sie auf.',
    'This file has more rows than may be imported at once. Please split it.',
  ),
  'import.columnMissing': entry(
    422,
    'Es fehlt eine Spalte, an der die Einträge zu erkennen sind, oder eine Spalte steht für zwei Felder. Bitte prüfen Sie die Zuordnung.',
    'A column that tells which record is meant is missing, or one column stands for two fields. Please check the mapping.',
  ),
  'import.alreadyCommitted': entry(
    409,
    'Dieser Import ist schon ausgeführt. Für eine berichtigte Datei laden Sie diese bitte neu hoch.',
    'This import has been carried out already. Please upload a corrected file anew.',
  ),
  'import.busy': entry(409, 'Dieser Import läuft gerade. Bitte warten Sie, bis er fertig ist.', 'This import is at work. Please wait until it is done.'),
  'import.notUndoable': entry(409, 'Dieser Import lässt sich nicht oder nicht mehr rückgängig machen.', 'This import cannot be undone, or not any more.'),
} as const satisfies Record<string, Entry>;
