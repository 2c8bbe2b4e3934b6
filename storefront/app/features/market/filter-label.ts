import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n/use-locale.ts';

/** Names of countries come from the platform's own data. */
export const useCountryName = (): ((code: string) => string) => {
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code) => names.of(code) ?? code;
};

/** A filter's value in words: our own values have texts, names of makers are themselves. */
export const useFilterLabel = (): ((key: string, value: string) => string) => {
  const { t } = useTranslation('market');
  return (key, value) => {
    if (key === 'category') return t(`section.${value === 'flower' || value === 'extract' || value === 'vape' || value === 'edible' ? `${value}s` : value}`);
    if (key === 'genetics') return t(`section.${value}`);
    if (key === 'irradiation') return t(`irradiation.${value}`);
    if (key === 'terpenes') return t(`terpene.${value}`, { defaultValue: value });
    if (key === 'inStock') return t('filter.inStock');
    if (key === 'thcMin') return t('chip.thcMin', { value });
    if (key === 'thcMax') return t('chip.thcMax', { value });
    if (key === 'zipCode') return t('chip.zipCode', { value });
    if (key === 'radiusKm') return t('chip.radius', { value });
    return value;
  };
};
