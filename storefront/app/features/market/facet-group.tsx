import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import type { ListFilter } from './catalog-query.ts';
import { FilterGroup } from './filter-group.tsx';
import { useFilterLabel } from './filter-label.ts';
import { holdsTheSame, type CatalogFilters } from './use-catalog-filters.ts';
import styles from './filters.module.css';

/** Options shown at first, and the number from which a list can be searched. */
const firstFew = 6;
const longList = 12;

interface Option {
  value: string;
  count: number;
}

interface Props {
  name: ListFilter;
  options: readonly Option[];
  filters: CatalogFilters;
  isOpen?: boolean;
}

const OptionBox = ({ name, option, isChosen, filters }: { name: ListFilter; option: Option; isChosen: boolean; filters: CatalogFilters }) => {
  const { number } = useFormat();
  const label = useFilterLabel(name === 'benefits');
  return (
    <li>
      <label data-empty={option.count === 0 || undefined}>
        <input
          type="checkbox"
          name={name}
          value={option.value}
          checked={isChosen}
          onChange={(event) => filters.toggle(name, option.value, event.currentTarget.checked)}
        />
        <span>{label(name, option.value)}</span>
        <span className={styles.count}>{number(option.count, 0)}</span>
      </label>
    </li>
  );
};

/** What is offered, in the order of the counts, and what is chosen although it counts nothing now. */
const withChosen = (options: readonly Option[], chosen: readonly string[]): Option[] => {
  const offered = options.filter((option) => option.count > 0);
  const missing = chosen.filter((value) => !offered.some((option) => option.value === value)).map((value) => ({ value, count: 0 }));
  return [...offered, ...missing];
};

/** Opens the list in place; with scripts off the address asks for the whole list. */
const ShowAll = ({ name, count, onPress }: { name: ListFilter; count: number; onPress: () => void }) => {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('show', name);
  return (
    <Link
      to={`${pathname}?${params.toString()}#${name}`}
      rel="nofollow"
      className={styles.more}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {t('filter.all', { count })}
    </Link>
  );
};

/** One group of check boxes with counts: the first few, the whole list on demand, and a search in it when it is long. */
const Group = ({ name, options, filters, isOpen = false }: Props) => {
  const { t } = useTranslation('catalog');
  const label = useFilterLabel(name === 'benefits');
  const asked = filters.raw.get('show') === name;
  const [isWhole, setWhole] = useState(asked);
  const [wanted, setWanted] = useState('');
  const chosen = filters.address.getAll(name);
  const all = withChosen(options, chosen);
  if (all.length === 0) return null;
  const words = wanted.trim().toLowerCase();
  const found = words === '' ? all : all.filter(({ value }) => chosen.includes(value) || label(name, value).toLowerCase().includes(words));
  const isShort = all.length <= firstFew + 1;
  const shown = isWhole || isShort ? found : all.filter(({ value }, at) => at < firstFew || chosen.includes(value));
  return (
    <FilterGroup id={name} name={t(`filter.${name}`)} count={chosen.length} isOpen={isOpen || asked || chosen.length > 0}>
      {(name === 'effects' || name === 'benefits') && <p className={styles.help}>{t('filter.effectsNote')}</p>}
      {isWhole && all.length > longList && (
        <input
          type="search"
          className={styles.find}
          value={wanted}
          placeholder={t('filter.findPlaceholder')}
          aria-label={t('filter.find', { name: t(`filter.${name}`) })}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className={styles.options} aria-label={t(`filter.${name}`)} data-long={(isWhole && all.length > longList) || undefined}>
        {shown.map((option) => (
          <OptionBox key={option.value} name={name} option={option} isChosen={chosen.includes(option.value)} filters={filters} />
        ))}
      </ul>
      {words !== '' && shown.length === 0 && <p className={styles.help}>{t('filter.notFound')}</p>}
      {!isShort && !isWhole && <ShowAll name={name} count={all.length} onPress={() => setWhole(true)} />}
      {!isShort && isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(false)}>
          {t('filter.fewer')}
        </button>
      )}
    </FilterGroup>
  );
};

export const FacetGroup = memo(
  Group,
  (before, after) => before.name === after.name && before.options === after.options && holdsTheSame(before.filters, after.filters, [after.name]),
);
