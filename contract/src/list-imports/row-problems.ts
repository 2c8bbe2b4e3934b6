import type { Locale } from '../errors.ts';

/** What can be wrong with one row of an imported file, besides what the record's own rules say. */
export const rowProblems = {
  'row.columns': { de: 'Die Zeile hat mehr oder weniger Spalten als die Kopfzeile.', en: 'The row has more or fewer columns than the head line.' },
  'row.malformed': { de: 'Ein Anführungszeichen in dieser Zeile ist nicht geschlossen.', en: 'A quotation mark in this row is not closed.' },
  'row.duplicate': { de: 'Derselbe Eintrag steht schon weiter oben; die erste Zeile gilt.', en: 'The same record has come before; the first row counts.' },
  'row.ambiguous': {
    de: 'Auf diese Zeile passen mehrere Einträge. Bitte nehmen Sie eine eindeutige Spalte hinzu.',
    en: 'Several records match this row. Please add a column that tells them apart.',
  },
  'value.required': { de: 'Diese Angabe fehlt. Für einen neuen Eintrag wird sie gebraucht.', en: 'This is missing. It is needed for a new record.' },
  'value.number': {
    de: 'Das ist keine Zahl, die sich sicher lesen lässt. Beispiel: 12,5.',
    en: 'This is not a number that can be read for certain. Example: 12.5.',
  },
  'value.money': {
    de: 'Das ist kein Betrag, der sich sicher lesen lässt. Beispiel: 4,90.',
    en: 'This is not an amount that can be read for certain. Example: 4.90.',
  },
  'value.yesNo': { de: 'Bitte schreiben Sie „ja“ oder „nein“.', en: 'Please write “yes” or “no”.' },
  'value.unknown': { de: 'Diesen Wert gibt es für das Feld nicht.', en: 'The field has no such value.' },
  'value.invalid': { de: 'Dieser Wert ist so nicht möglich.', en: 'This value is not possible.' },
  'pzn.invalid': { de: 'Die PZN fehlt oder ihre Prüfziffer stimmt nicht.', en: 'The PZN is missing or its check digit is not correct.' },
  'content.invalid': { de: 'Der Gehalt ist nicht zu lesen. Beispiele: 22, <1.', en: 'The content cannot be read. Examples: 22, <1.' },
  'origin.unknown': { de: 'Dieses Herkunftsland gibt es nicht.', en: 'There is no such country of origin.' },
  'pharmacy.unknown': { de: 'Es gibt keine Apotheke mit diesem Kürzel.', en: 'There is no pharmacy with this short name.' },
  'person.otherRole': {
    de: 'Diese Person ist schon da, mit einer anderen Rolle oder Apotheke. Ein Import ändert beides nicht.',
    en: 'This person is here already, with another role or pharmacy. An import changes neither.',
  },
  'record.failed': { de: 'Diese Zeile ließ sich nicht übernehmen.', en: 'This row could not be brought in.' },
} as const;
export type RowProblem = keyof typeof rowProblems;

export const rowProblemText = (code: RowProblem, locale: Locale): string => rowProblems[code][locale];
