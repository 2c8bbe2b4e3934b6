import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { contentUnitOf } from '../content-unit.ts';
import { useCountryName } from '../filter-label.ts';

/** One fact of each product, in words; null where it is not known. */
export interface CompareLine {
  name: string;
  valueOf: (product: ProductDetail) => string | null;
}

export const useCompareLines = (): CompareLine[] => {
  const { t } = useTranslation(['market', 'common']);
  const { money, number, percent, rating } = useFormat();
  const country = useCountryName();
  const content = ({ category }: ProductDetail, value: number | null, isBelow: boolean): string | null =>
    value === null ? null : `${isBelow ? '< ' : ''}${contentUnitOf(category) === 'mgPerMl' ? `${number(value)} mg/ml` : percent(value)}`;
  return [
    {
      name: t('product.price'),
      valueOf: ({ fromPriceCents, currency, unit }) =>
        fromPriceCents === null ? null : t('price.from', { price: money(fromPriceCents, currency), unit: t(`unit.${unit}`, { ns: 'common' }) }),
    },
    {
      name: t('product.availability'),
      valueOf: ({ pharmacyCount }) => (pharmacyCount > 0 ? t('inPharmacies', { count: pharmacyCount }) : t('inNoPharmacy')),
    },
    { name: 'THC', valueOf: (product) => content(product, product.thc, product.isThcBelow) },
    { name: 'CBD', valueOf: (product) => content(product, product.cbd, product.isCbdBelow) },
    { name: t('product.category'), valueOf: ({ category }) => t(`category.${category}`, { ns: 'common' }) },
    { name: t('product.genetics'), valueOf: ({ genetics }) => genetics && t(`genetics.${genetics}`, { ns: 'common' }) },
    { name: t('product.strain'), valueOf: ({ strain }) => strain },
    { name: t('terpenes.title', { ns: 'product' }), valueOf: ({ terpenes }) => terpenes.map(({ label }) => label).join(', ') || null },
    { name: t('product.manufacturer'), valueOf: ({ manufacturer }) => manufacturer },
    { name: t('product.origin'), valueOf: ({ origin }) => origin && country(origin) },
    { name: t('product.irradiation'), valueOf: ({ irradiation }) => t(`irradiation.${irradiation}`) },
    { name: t('product.rating'), valueOf: ({ rating: stars, reviewCount }) => (stars === null ? null : `${rating(stars)} (${number(reviewCount, 0)})`) },
  ];
};
