import type { Alternative } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import { activeFilters, clearedSearch, keysOfFilter, without } from './active-filters.ts';
import { stay } from './catalog-links.tsx';
import type { Section } from './catalog-query.ts';
import { fixedFilter, listFilters } from './catalog-query.ts';
import { useFilterLabel } from './filter-label.ts';
import styles from './no-results.module.css';

interface Props {
  section: Section | undefined;
  address: URLSearchParams;
  alternatives: readonly Alternative[];
}

/** "Ohne „unbestrahlt“", "ohne den Umkreis von 25 km": what leaving a filter out means, in words. */
const useNameOf = ({ section, address }: Props): ((filter: string) => string) => {
  const { t } = useTranslation(['catalog', 'market']);
  const label = useFilterLabel();
  return (filter) => {
    if (filter === fixedFilter(section)) return t('empty.names.section', { value: t(`section.${section}`, { ns: 'market' }) });
    if (listFilters.some((key) => key === filter)) {
      return address
        .getAll(filter)
        .map((value) => t('chip.q', { value: label(filter, value) }))
        .join(', ');
    }
    return t(`empty.names.${filter}`, { value: address.get(filter) ?? '' });
  };
};

const AlternativeLinks = (props: Props) => {
  const { section, address, alternatives } = props;
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const path = usePath();
  const nameOf = useNameOf(props);
  return (
    <ul className={styles.alternatives}>
      {alternatives.map(({ without: filter, total }) => {
        const isSection = filter === fixedFilter(section);
        return (
          <li key={filter}>
            <Link to={(isSection ? path('/market') : pathname) + without(address, keysOfFilter(filter))} {...stay}>
              <span>{t('empty.without', { name: nameOf(filter) })}</span>
              <span className="tabular">{t('empty.count', { count: total, total: number(total, 0) })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Nothing found: says so, and which single filter stands in the way. */
const NothingFound = (props: Props) => {
  const { address, alternatives } = props;
  const { t } = useTranslation('catalog');
  const { pathname } = useLocation();
  const path = usePath();
  const active = activeFilters(address);
  const q = active.length === 1 ? address.get('q') : null;
  const hint = active.length === 0 ? 'empty.nothingYet' : alternatives.length > 0 ? 'empty.text' : 'empty.nothing';
  return (
    <div className={styles.none}>
      <EmptyState
        title={q ? t('empty.search', { q }) : t('empty.title')}
        action={
          <>
            {alternatives.length > 0 && <AlternativeLinks {...props} />}
            <Link to={active.length > 0 ? pathname + clearedSearch(address) : path('/market')} {...stay}>
              {t(active.length > 0 ? 'empty.clear' : 'empty.market')}
            </Link>
          </>
        }
      >
        {t(hint)}
      </EmptyState>
    </div>
  );
};

/** Where there is nothing by law and not by filter, no filter is to blame. */
export const NoResults = (props: Props) => {
  const { t } = useTranslation('catalog');
  if (props.section !== 'edibles') return <NothingFound {...props} />;
  return (
    <EmptyState title={t('edibles.title')} action={<LinkButton to="/market/catalog/extracts">{t('edibles.extracts')}</LinkButton>}>
      {t('edibles.text')}
    </EmptyState>
  );
};
