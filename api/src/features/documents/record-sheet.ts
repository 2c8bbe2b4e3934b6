import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { TFunction } from 'i18next';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import type { Locale } from '../../locales/format.ts';

/** What the parts of the document share. */
export interface RecordSheet {
  sheet: Sheet;
  data: ExportedData;
  locale: Locale;
  t: TFunction;
  day: (at: string | null) => string;
  moment: (at: string | null) => string;
  /** A stored value in words; one without words stays as it is stored. */
  word: (kind: string, value: string) => string;
}
