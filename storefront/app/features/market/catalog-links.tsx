import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { ViewSwitch } from '../../components/ui/view-switch.tsx';
import { activeFilters, clearedSearch } from './active-filters.ts';
import type { Section } from './catalog-query.ts';
import { searchIn, searchOf, sections, viewOf, views } from './catalog-query.ts';
import { useChipLabel } from './filter-label.ts';
import type { AskedBy } from './use-catalog-filters.ts';
import styles from './catalog.module.css';

/** What a link inside the catalogue tells the page that follows: it goes on here, not at its top. */
export const stay = { preventScrollReset: true, state: { by: 'link' } satisfies AskedBy } as const;

/** The market's sections as tabs of plain links; what was chosen comes along. */
export const SectionLinks = ({ section, address }: { section: Section | undefined; address: URLSearchParams }) => {
  const { t } = useTranslation('market');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [section]);
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      <ul ref={list}>
        <li>
          <AppLink to={`/market${searchIn(address, undefined)}`} current={section === undefined}>
            {t('section.all')}
          </AppLink>
        </li>
        {(Object.keys(sections) as Section[]).map((key) => (
          <li key={key}>
            <AppLink to={`/market/catalog/${key}${searchIn(address, key)}`} current={section === key}>
              {t(`section.${key}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The same products as cards or as a list. */
export const CatalogViews = ({ address }: { address: URLSearchParams }) => {
  const { t } = useTranslation('catalog');
  const { pathname } = useLocation();
  const addressIn = (view: string): string => {
    const other = new URLSearchParams(address);
    other.delete('view');
    if (view === 'list') other.set('view', view);
    return pathname + searchOf(other);
  };
  return (
    <ViewSwitch label={t('view.label')} current={viewOf(address)} views={views.map((view) => ({ key: view, name: t(`view.${view}`), to: addressIn(view) }))} />
  );
};

/** Every active filter as a chip that removes it, and one that removes all. */
export const Chips = ({ address, pharmacyName }: { address: URLSearchParams; pharmacyName: string | undefined }) => {
  const { t } = useTranslation('catalog');
  const label = useChipLabel({ hasBenefits: address.has('benefits'), pharmacyName });
  const { pathname } = useLocation();
  const active = activeFilters(address);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.active')}>
      {active.map((filter) => (
        <li key={filter.id}>
          <Link to={pathname + filter.search} {...stay} aria-label={t('filter.remove', { name: label(filter) })}>
            {label(filter)}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={pathname + clearedSearch(address)} {...stay} className={styles.clear}>
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  );
};
