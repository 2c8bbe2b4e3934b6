import type { Locale } from '../errors.ts';

/** What can be wrong with one row of a table of postal codes. */
export const postalProblems = {
  'row.columns': { de: 'Die Zeile hat nicht so viele Spalten wie die Kopfzeile.', en: 'The row does not have as many columns as the header.' },
  'row.duplicate': {
    de: 'Dieser Ort steht mit dieser Postleitzahl schon weiter oben; die erste Zeile gilt.',
    en: 'This town has come before with this postal code; the first row counts.',
  },
  'plz.invalid': { de: 'Die Postleitzahl hat keine fünf Ziffern.', en: 'The postal code does not have five digits.' },
  'ort.invalid': { de: 'Der Ort fehlt oder ist zu lang.', en: 'The town is missing or too long.' },
  'land.unknown': { de: 'Dieses Bundesland gibt es nicht.', en: 'There is no such federal state.' },
  'land.differs': { de: 'Diese Postleitzahl steht weiter oben in einem anderen Bundesland.', en: 'This postal code has come before in another federal state.' },
  'lat.invalid': { de: 'Die geografische Breite liegt nicht in Deutschland.', en: 'The latitude is not in Germany.' },
  'lon.invalid': { de: 'Die geografische Länge liegt nicht in Deutschland.', en: 'The longitude is not in Germany.' },
} as const;
export type PostalProblem = keyof typeof postalProblems;

export const postalProblemText = (code: PostalProblem, locale: Locale): string => postalProblems[code][locale];
