import type { Category } from '@blattwerk/contract/products/enums';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../lib/seo/trail-schema.ts';
import { sections, type Section } from './catalog-query.ts';

const sectionOf = (category: Category): Section | undefined =>
  (Object.keys(sections) as Section[]).find((key) => 'category' in sections[key] && sections[key].category === category);

/** The way to the catalogue, or to one of its sections: its own, or that of a kind of product. */
export const useMarketTrail = ({ section, category }: { section?: Section | undefined; category?: Category }): Crumb[] => {
  const { t } = useTranslation('market');
  const key = section ?? (category && sectionOf(category));
  return [
    { name: t('trail.home', { ns: 'common' }), to: '/' },
    { name: t('title'), to: '/market' },
    ...(key ? [{ name: t(`section.${key}`), to: `/market/catalog/${key}` }] : []),
  ];
};
