import { formatNumber, type Locale } from '../../locales/format.ts';

/** What a product has of a substance, in the unit of `strengthUnit`. */
export interface Content {
  value: number;
  isBelow: boolean;
}

/** A medicine by what documents print of it. */
export interface PrintedMedicine {
  /** Full trade name. */
  name: string;
  /** Pharmaceutical form in words, e.g. `Blüten, unzerkleinert`. */
  form: string;
  category: 'flower' | 'extract' | 'vape' | 'edible';
  /** Null where the maker states none; `isBelow` where it states "less than". */
  thc: Content | null;
  cbd: Content | null;
  /** What `thc` and `cbd` count. */
  strengthUnit: '%' | 'mg/ml' | 'mg/g';
}

export const substances = {
  flower: 'Cannabis flos (Cannabisblüten)',
  extract: 'Cannabis extractum (Cannabisextrakt)',
  vape: 'Cannabis extractum (Cannabisextrakt)',
  edible: 'Cannabis extractum (Cannabisextrakt)',
} as const;

const unstated = { de: 'keine Angabe', en: 'not stated' } as const;

const content = (substance: string, stated: Content | null, { unit, locale }: { unit: string; locale: Locale }): string =>
  `${substance} ${stated ? `${stated.isBelow ? '<\u00a0' : ''}${formatNumber(stated.value, locale)}\u00a0${unit}` : unstated[locale]}`;

/** `THC 22 %, CBD < 1 %` */
export const strength = ({ thc, cbd, strengthUnit: unit }: Pick<PrintedMedicine, 'thc' | 'cbd' | 'strengthUnit'>, locale: Locale = 'de'): string =>
  `${content('THC', thc, { unit, locale })}, ${content('CBD', cbd, { unit, locale })}`;
