import type { Facets, Ranges } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import type { FlagFilter, ListFilter, Section } from './catalog-query.ts';
import { fixedFilter, listsBelow, sections } from './catalog-query.ts';
import { filterFormId } from './catalog-toolbar.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterSheet, filterSheetId } from './filter-sheet.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { CatalogFilters } from './use-catalog-filters.ts';
import styles from './filters.module.css';

interface Props {
  filters: CatalogFilters;
  section: Section | undefined;
  facets: Facets;
  ranges: Ranges;
  total: number;
  isZipUnknown: boolean;
  /** What stands above the filters. */
  head?: ReactNode;
}

const Flag = ({ name, filters }: { name: FlagFilter; filters: CatalogFilters }) => {
  const { t } = useTranslation('catalog');
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={filters.address.has(name)}
        onChange={(event) => filters.choose(name, event.currentTarget.checked ? 'true' : '')}
      />
      <span>{t(`filter.${name}`)}</span>
    </label>
  );
};

/** Which kinds of product the numbers speak of: the section's, the chosen ones, else all that there are. */
const kindsOf = (section: Section | undefined, address: URLSearchParams, facets: Facets): string[] => {
  const fixed = section && sections[section];
  if (fixed && 'category' in fixed) return [fixed.category];
  const chosen = address.getAll('category');
  return chosen.length > 0 ? chosen : facets.category.map(({ value }) => value);
};

const unitOf = { flower: 'g', extract: 'ml', vape: 'piece', edible: 'piece' } as const;

/** Flowers and vapes state per cent, extracts and edibles milligrams per millilitre; prices are for what is sold. */
const useUnits = (kinds: readonly string[]): { share: string; price: string } => {
  const { t } = useTranslation('catalog');
  const liquid = kinds.filter((kind) => kind === 'extract' || kind === 'edible').length;
  const [sold = 'perUnit', ...others] = new Set(kinds.map((kind) => unitOf[kind as keyof typeof unitOf]));
  const share = liquid === 0 ? 'share' : liquid === kinds.length ? 'mgPerMl' : 'mixed';
  return { share: t(`range.${share}`), price: t(`range.${others.length === 0 ? sold : 'perUnit'}`) };
};

const Groups = ({ filters, section, facets, ranges, isZipUnknown }: Props) => {
  const { t } = useTranslation('catalog');
  const kinds = kindsOf(section, filters.address, facets);
  const units = useUnits(kinds);
  const hasSystems = filters.address.has('cartridgeSystem') || (kinds.length === 1 && kinds[0] === 'vape');
  const list = (name: ListFilter & keyof Facets, isOpen = false) =>
    name === fixedFilter(section) ? null : <FacetGroup key={name} name={name} options={facets[name]} filters={filters} isOpen={isOpen} />;
  return (
    <>
      <Flag name="inStock" filters={filters} />
      {list('category', true)}
      {list('genetics', true)}
      {hasSystems && list('cartridgeSystem')}
      <RangeFilter name="price" histogram={ranges.price} unit={units.price} filters={filters} isOpen />
      <RangeFilter name="thc" histogram={ranges.thc} unit={units.share} filters={filters} isOpen />
      <RangeFilter name="cbd" histogram={ranges.cbd} unit={units.share} filters={filters} />
      <PlaceFilter filters={filters} isUnknown={isZipUnknown} />
      {list('terpenes')}
      {list('effects')}
      {facets.benefits.length > 0 && <Suspense>{list('benefits')}</Suspense>}
      {listsBelow.map((name) => list(name))}
      <FilterGroup id="more" name={t('filter.more')} isOpen={filters.address.has('isNew') || filters.address.has('isPromoted')}>
        <Flag name="isNew" filters={filters} />
        <Flag name="isPromoted" filters={filters} />
      </FilterGroup>
    </>
  );
};

/** Who typed goes on typing, but a phone's keyboard makes room; who pressed the button is led to what it shows. */
const showResults = (): void => {
  const typedIn = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
  if (!typedIn) document.getElementById('results')?.focus();
  else if (window.matchMedia('(pointer: coarse)').matches) typedIn.blur();
};

/** All filters in one plain form: with scripts off its button asks for other results, with scripts on every change does. */
export const FilterPanel = (props: Props) => {
  const { filters, facets, total } = props;
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const pharmacyId = filters.address.get('pharmacyId');
  const words = t('filter.showTotal', { count: total, total: number(total, 0) });
  const footer = (
    <>
      <div className={styles.submit}>
        <Button type="submit" form={filterFormId} kind="secondary" isWide>
          {t('filter.show')}
        </Button>
      </div>
      <button type="button" className={styles.done} popoverTarget={filterSheetId} popoverTargetAction="hide" aria-busy={filters.isBehind}>
        {words}
      </button>
    </>
  );
  return (
    <FilterSheet footer={footer} status={words}>
      {props.head}
      <Form
        id={filterFormId}
        method="get"
        action={pathname}
        aria-label={t('filter.title')}
        onSubmit={(event) => {
          event.preventDefault();
          filters.flush();
          showResults();
        }}
      >
        {pharmacyId && <input type="hidden" name="pharmacyId" value={pharmacyId} />}
        {filters.address.has('view') && <input type="hidden" name="view" value="list" />}
        {facets.benefits.length === 0 && filters.address.getAll('benefits').map((value) => <input key={value} type="hidden" name="benefits" value={value} />)}
        <Groups {...props} />
      </Form>
    </FilterSheet>
  );
};
