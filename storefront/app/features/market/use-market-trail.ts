import type { Category } from '@blattwerk/contract/products/enums';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../lib/seo/trail-schema.ts';
import type { Section } from './catalog-query.ts';

/** Written out, since pages that only name the way there need nothing else of the filters. */
const sectionOf: Record<Category, Section> = { flower: 'flowers', extract: 'extracts', vape: 'vapes', edible: 'edibles' };

/** The way to the catalogue, or to one of its sections: its own, or that of a kind of product. */
export const useMarketTrail = ({ section, category }: { section?: Section | undefined; category?: Category }): Crumb[] => {
  const { t } = useTranslation('market');
  const key = section ?? (category && sectionOf[category]);
  return [
    { name: t('trail.home', { ns: 'common' }), to: '/' },
    { name: t('title'), to: '/market' },
    ...(key ? [{ name: t(`section.${key}`), to: `/market/catalog/${key}` }] : []),
  ];
};
