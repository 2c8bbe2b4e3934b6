import type { Facets } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { AppLink } from '../../components/ui/app-link.tsx';
import type { Section } from './catalog-query.ts';
import { offeredSorts, sections } from './catalog-query.ts';
import { useFilterLabel } from './filter-label.ts';
import styles from './catalog.module.css';

const shownOptions = 12;

interface Props {
  facets: Facets;
  params: URLSearchParams;
  section: Section | undefined;
  total: number;
}

type ListKey = 'category' | 'genetics' | 'irradiation' | 'manufacturer' | 'terpenes';

/** One group of check boxes with counts. What is chosen stays visible even when it counts nothing. */
const FacetGroup = ({ name, facets, params, isOpen }: { name: ListKey; facets: Facets; params: URLSearchParams; isOpen: boolean }) => {
  const { t } = useTranslation('market');
  const { number } = useFormat();
  const label = useFilterLabel();
  const chosen = params.getAll(name);
  const counted = facets[name].filter((option) => option.count > 0 || chosen.includes(option.value)).slice(0, shownOptions);
  const missing = chosen.filter((value) => !counted.some((option) => option.value === value)).map((value) => ({ value, count: 0 }));
  const options = [...counted, ...missing];
  if (options.length === 0) return null;
  return (
    <Disclosure summary={t(`filter.${name}`)} isOpen={isOpen || chosen.length > 0}>
      <ul className={styles.options} aria-label={t(`filter.${name}`)}>
        {options.map((option) => (
          <li key={option.value}>
            <label>
              <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
              <span>{label(name, option.value)}</span>
              <span className={styles.count}>{number(option.count, 0)}</span>
            </label>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

const Ranges = ({ params }: { params: URLSearchParams }) => {
  const { t } = useTranslation('market');
  return (
    <>
      <Disclosure summary={t('filter.thc')} isOpen={params.has('thcMin') || params.has('thcMax')}>
        <div className={styles.range}>
          <TextInput
            label={t('filter.from')}
            name="thcMin"
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            isOptional
            defaultValue={params.get('thcMin') ?? ''}
          />
          <TextInput
            label={t('filter.to')}
            name="thcMax"
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            isOptional
            defaultValue={params.get('thcMax') ?? ''}
          />
        </div>
      </Disclosure>
      <Disclosure summary={t('filter.place')} isOpen={params.has('zipCode')}>
        <div className={styles.range}>
          <TextInput
            label={t('filter.zipCode')}
            name="zipCode"
            inputMode="numeric"
            pattern="\d{5}"
            maxLength={5}
            autoComplete="postal-code"
            isOptional
            defaultValue={params.get('zipCode') ?? ''}
          />
          <Select
            label={t('filter.radius')}
            name="radiusKm"
            isOptional
            defaultValue={params.get('radiusKm') ?? ''}
            options={[{ value: '', label: t('filter.anywhere') }, ...['10', '25', '50', '100'].map((km) => ({ value: km, label: `${km} km` }))]}
          />
        </div>
      </Disclosure>
    </>
  );
};

/** A plain form that asks the address for other results; it works with scripts off. */
export const CatalogFilters = ({ facets, params, section, total }: Props) => {
  const { t } = useTranslation('market');
  const { number } = useFormat();
  const { pathname, search } = useLocation();
  const fixed = section ? Object.keys(sections[section])[0] : undefined;
  const groups = (['category', 'genetics', 'irradiation', 'terpenes', 'manufacturer'] as const).filter((name) => name !== fixed);
  return (
    <Form method="get" action={pathname} key={search} className={styles.filters} aria-label={t('filter.title')}>
      <TextInput label={t('filter.q')} name="q" type="search" isOptional defaultValue={params.get('q') ?? ''} enterKeyHint="search" />
      <Select
        label={t('sort.label')}
        name="sort"
        defaultValue={params.get('sort') ?? 'popularity'}
        options={offeredSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
      <label className={styles.flag}>
        <input type="checkbox" name="inStock" value="true" defaultChecked={params.get('inStock') === 'true'} /> <span>{t('filter.inStock')}</span>
      </label>
      {groups.map((name, index) => (
        <FacetGroup key={name} name={name} facets={facets} params={params} isOpen={index === 0} />
      ))}
      <Ranges params={params} />
      <div className={styles.filterActions}>
        <Button type="submit" isWide>
          {t('filter.show')}
        </Button>
        <p className={styles.count}>{t('filter.current', { total: number(total, 0) })}</p>
      </div>
    </Form>
  );
};

/** The market's sections as tabs of plain links. */
export const SectionLinks = ({ section }: { section: Section | undefined }) => {
  const { t } = useTranslation('market');
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      <ul>
        <li>
          <AppLink to="/market" current={section === undefined}>
            {t('section.all')}
          </AppLink>
        </li>
        {(Object.keys(sections) as Section[]).map((key) => (
          <li key={key}>
            <AppLink to={`/market/catalog/${key}`} current={section === key}>
              {t(`section.${key}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
