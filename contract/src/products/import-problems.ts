import type { Locale } from '../errors.ts';

/** What can be wrong with one row of a product file. */
export const productProblems = {
  'row.columns': { de: 'Die Zeile hat nicht so viele Spalten wie die Kopfzeile.', en: 'The row does not have as many columns as the header.' },
  'pzn.invalid': { de: 'Die PZN fehlt oder ihre Prüfziffer stimmt nicht.', en: 'The PZN is missing or its check digit is not correct.' },
  'pzn.duplicate': { de: 'Diese PZN steht schon weiter oben; die erste Zeile gilt.', en: 'This PZN has come before; the first row counts.' },
  'name.invalid': { de: 'Der Name fehlt oder ist zu lang.', en: 'The name is missing or too long.' },
  'category.unknown': { de: 'Diese Produktart gibt es nicht.', en: 'There is no such product category.' },
  'unit.unknown': { de: 'Diese Einheit gibt es nicht.', en: 'There is no such unit.' },
  'genetics.unknown': { de: 'Diese Genetik gibt es nicht.', en: 'There is no such genetics.' },
  'thc.invalid': { de: 'Der THC-Gehalt ist nicht zu lesen.', en: 'The THC content cannot be read.' },
  'cbd.invalid': { de: 'Der CBD-Gehalt ist nicht zu lesen.', en: 'The CBD content cannot be read.' },
  'origin.unknown': { de: 'Dieses Herkunftsland gibt es nicht.', en: 'There is no such country of origin.' },
  'irradiation.unknown': { de: 'Die Angabe zur Bestrahlung ist nicht zu lesen.', en: 'The irradiation cannot be read.' },
} as const;
export type ProductProblem = keyof typeof productProblems;

export const productProblemText = (code: ProductProblem, locale: Locale): string => productProblems[code][locale];
