import { useTranslation } from 'react-i18next';
import { formatCountry } from '../../lib/format/format.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { ActiveFilter } from './active-filters.ts';

export const useCountryName = (): ((code: string) => string) => {
  const locale = useLocale();
  return (code) => formatCountry(locale, code);
};

/** A filter's value in words: our own values have texts, names of makers are themselves. The words of benefits come only where there are any. */
export const useFilterLabel = (hasBenefits = false): ((key: string, value: string) => string) => {
  const { t } = useTranslation(hasBenefits ? ['catalog', 'market', 'common', 'reviews'] : ['catalog', 'market', 'common']);
  const country = useCountryName();
  return (key, value) => {
    if (key === 'category') return t(`category.${value}`, { ns: 'common' });
    if (key === 'genetics') return t(`genetics.${value}`, { ns: 'common' });
    if (key === 'irradiation') return t(`irradiation.${value}`, { ns: 'market' });
    if (key === 'effects') return t(`effect.${value}`, { ns: 'market' });
    if (key === 'benefits') return t(`benefit.${value}`, { ns: 'reviews', defaultValue: value.replaceAll('_', ' ') });
    if (key === 'terpenes') return t(`terpene.${value}`, { defaultValue: value });
    if (key === 'origin') return country(value);
    if (key === 'q') return t('chip.q', { value });
    if (key === 'inStock' || key === 'isNew' || key === 'isPromoted' || key === 'pharmacyId') return t(`chip.${key}`);
    return /^[\w-]+$/.test(value) ? t(`value.${key}.${value}`, { defaultValue: value }) : value;
  };
};

/** An active filter as its chip says it. */
export const useChipLabel = ({ hasBenefits = false, pharmacyName }: { hasBenefits?: boolean; pharmacyName?: string | undefined } = {}): ((
  filter: ActiveFilter,
) => string) => {
  const { t } = useTranslation('catalog');
  const { money, number } = useFormat();
  const label = useFilterLabel(hasBenefits);
  return (filter) => {
    if (filter.kind === 'value' && filter.key === 'pharmacyId' && pharmacyName) return pharmacyName;
    if (filter.kind === 'value' && filter.key === 'cartridgeSystem') return t('chip.cartridgeSystem', { value: filter.value });
    if (filter.kind === 'value') return label(filter.key, filter.value);
    if (filter.kind === 'place')
      return filter.radiusKm ? t('chip.around', { km: filter.radiusKm, zipCode: filter.zipCode }) : t('chip.from', { zipCode: filter.zipCode });
    const words = (value: number | undefined) => (value === undefined ? '' : filter.key === 'price' ? money(value) : number(value));
    const ends = { name: t(`chip.${filter.key}`), min: words(filter.min), max: words(filter.max) };
    if (filter.max === undefined) return t('chip.atLeast', ends);
    return t(filter.min === undefined ? 'chip.atMost' : 'chip.between', ends);
  };
};
