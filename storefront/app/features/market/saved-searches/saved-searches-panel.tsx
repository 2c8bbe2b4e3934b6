import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/feedback.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { memberApi } from '../../../lib/api/client.ts';
import { activeFilters } from '../active-filters.ts';
import type { Section } from '../catalog-query.ts';
import { useChipLabel } from '../filter-label.ts';
import { searchOfAddress, nameOf } from './search-of-address.ts';
import { SaveSearch } from './save-search.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { useSavedSearches } from './use-saved-searches.ts';
import styles from './saved-searches.module.css';

/** As many as the API keeps for one person; repeated here because its shape would bring all of zod along. */
const most = 20;

interface Props {
  address: URLSearchParams;
  section: Section | undefined;
}

/** What there is to do with the filters as they are: keep them, or the name under which they are kept. */
const Present = ({ search, items, onSaved }: { search: string; items: readonly SavedSearch[]; onSaved: (made: SavedSearch) => void }) => {
  const { t } = useTranslation('saved-searches');
  const label = useChipLabel({ hasBenefits: new URLSearchParams(search).has('benefits') });
  const same = items.find((one) => one.search === search);
  if (search === '') return items.length === 0 ? null : <p className={styles.quiet}>{t('none')}</p>;
  if (same) return <p className={styles.quiet}>{t('same', { name: same.name })}</p>;
  if (items.length >= most) return <p className={styles.quiet}>{t('full', { most })}</p>;
  return <SaveSearch key={search} search={search} proposal={nameOf(activeFilters(new URLSearchParams(search)).map(label))} onSaved={onSaved} />;
};

/** The searches that a user keeps, each with what it finds today. */
export const SavedSearchesPanel = ({ address, section }: Props) => {
  const { t } = useTranslation('saved-searches');
  const { saved, change, retry } = useSavedSearches();
  const [told, setTold] = useState('');
  const search = searchOfAddress(address, section);
  if (saved.kind === 'loading') return <Skeleton lines={3} />;
  if (saved.kind === 'failed') return <ErrorState error={saved.error} onRetry={retry} />;
  if (saved.kind === 'others') return <p className={styles.quiet}>{t('others')}</p>;
  const onSaved = (made: SavedSearch): void => {
    change((items) => [made, ...items]);
    setTold(t('saved', { name: made.name }));
  };
  const onRemoved = ({ id, name, search: filters }: SavedSearch): void => {
    change((items) => items.filter((item) => item.id !== id));
    toast.removed(t('removed', { name }), async () => onSaved(await memberApi.post('/clients/saved-searches', { body: { name, search: filters } })));
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {saved.items.length === 0 && search === '' && <p className={styles.quiet}>{t('empty')}</p>}
      <Present search={search} items={saved.items} onSaved={onSaved} />
      {saved.items.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {saved.items.map((one) => (
            <SavedSearchRow
              key={one.id}
              saved={one}
              isCurrent={one.search === search}
              onChanged={(changed) => change((items) => items.map((item) => (item.id === changed.id ? changed : item)))}
              onRemoved={() => onRemoved(one)}
            />
          ))}
        </ul>
      )}
    </>
  );
};
