import type { ListedPharmacy } from '@blattwerk/contract/prescriptions/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionButton } from '../../components/place/position-button.tsx';
import { PharmacyPrice } from '../../components/selection/pharmacy-price.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton, StatusTag } from '../../components/ui/feedback.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useOpeningWords } from '../../lib/opening/use-opening-words.ts';
import { ChoiceMap } from './choice-map.tsx';
import { ConfirmChoice } from './confirm-choice.tsx';
import { ManualPharmacy } from './manual-pharmacy.tsx';
import styles from './pharmacy-choice.module.css';

const sorts = ['distance', 'price', 'delivered', 'name'] as const;
const step = 20;

interface Search {
  q: string;
  zipCode: string;
  sort: (typeof sorts)[number];
}

const SearchFields = ({ search, onChange }: { search: Search; onChange: (search: Search) => void }) => {
  const { t } = useTranslation('pharmacy-choice');
  return (
    <>
      <div className={styles.search}>
        <TextInput
          label={t('zipCode')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          value={search.zipCode}
          onChange={(event) => onChange({ ...search, zipCode: event.target.value.replace(/\D/g, '') })}
        />
        <TextInput label={t('q')} type="search" isOptional value={search.q} onChange={(event) => onChange({ ...search, q: event.target.value })} />
        <Select
          label={t('sort')}
          value={search.sort}
          onChange={(event) => onChange({ ...search, sort: sorts.find((value) => value === event.target.value) ?? search.sort })}
          options={sorts.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
        />
      </div>
      <PositionButton onZipCode={(zipCode) => onChange({ ...search, zipCode, sort: 'distance' })} />
    </>
  );
};

const Shipping = ({ isPickupOnly, shippingCents, currency }: Pick<ListedPharmacy, 'isPickupOnly' | 'shippingCents' | 'currency'>) => {
  const { t } = useTranslation('pharmacy-choice');
  const { money } = useFormat();
  if (isPickupOnly) return null;
  if (shippingCents === null) return t('shipping.unknown');
  return shippingCents === 0 ? t('shipping.free') : t('shipping.price', { price: money(shippingCents, currency) });
};

const Row = ({ pharmacy, sort, onChoose }: { pharmacy: ListedPharmacy; sort: string; onChoose: () => void }) => {
  const { t } = useTranslation('pharmacy-choice');
  const { distance, moment } = useFormat();
  const opening = useOpeningWords();
  return (
    <li className={styles.row}>
      <div>
        <h2>{pharmacy.name}</h2>
        <p>
          {pharmacy.street} {pharmacy.houseNum}, {pharmacy.zipCode} {pharmacy.city}
          {pharmacy.distanceKm !== null && ` · ${distance(pharmacy.distanceKm)}`}
        </p>
        <p className={styles.tags}>
          <StatusTag tone={pharmacy.hasAll ? 'ok' : 'warn'}>{pharmacy.hasAll ? t('hasAll') : t('missing', { list: pharmacy.missing.join(', ') })}</StatusTag>
          {pharmacy.opening && <StatusTag tone={pharmacy.opening.isOpen ? 'ok' : 'info'}>{opening(pharmacy.opening)}</StatusTag>}
          {pharmacy.isPickupOnly && <StatusTag tone="neutral">{t('pickupOnly')}</StatusTag>}
        </p>
        {pharmacy.confirmedAt && <p className={styles.confirmed}>{t('confirmed', { at: moment(pharmacy.confirmedAt) })}</p>}
      </div>
      <div className={styles.choose}>
        {pharmacy.totalCents !== null && (
          <p className={styles.price}>
            <PharmacyPrice priced={pharmacy} withShipping={sort === 'delivered'} />
            <span>
              <Shipping {...pharmacy} />
            </span>
          </p>
        )}
        <Button kind="secondary" opensDialog onClick={onChoose}>
          {t('choose')}
          <span className="visually-hidden">: {pharmacy.name}</span>
        </Button>
      </div>
    </li>
  );
};

/** Those that the patient has noted before come once more above the list, whatever it is asked for. */
const Noted = ({ treatmentId, zipCode, onChoose }: { treatmentId: string; zipCode: string; onChoose: (pharmacy: ListedPharmacy) => void }) => {
  const { t } = useTranslation('pharmacy-choice');
  const query = { treatmentId, favorites: 'true', sort: 'name', ...(zipCode ? { zipCode } : {}) } as const;
  const noted = useQuery({ queryKey: ['pharmacy', 'listed', query], queryFn: () => memberApi.get('/clients/pharmacy/listed', { query }) });
  if (!noted.data || noted.data.items.length === 0) return null;
  return (
    <section className={styles.noted} aria-labelledby="noted">
      <h2 id="noted">{t('noted')}</h2>
      <ul className={styles.list}>
        {noted.data.items.map((pharmacy) => (
          <Row key={pharmacy.id} pharmacy={pharmacy} sort="name" onChoose={() => onChoose(pharmacy)} />
        ))}
      </ul>
    </section>
  );
};

/** All pharmacies with equal weight, those that have everything first, by what the patient asks for; or one by hand. */
export const PharmacyChoiceScreen = ({ treatmentId, homeZip }: { treatmentId: string; homeZip: string }) => {
  const { t } = useTranslation('pharmacy-choice');
  const [search, setSearch] = useState<Search>({ q: '', zipCode: homeZip, sort: homeZip ? 'distance' : 'price' });
  const [size, setSize] = useState(step);
  const [chosen, setChosen] = useState<ListedPharmacy>();
  const asked = useDeferredValue(search);
  const hasZip = /^\d{5}$/.test(asked.zipCode);
  const query = {
    treatmentId,
    q: asked.q.trim(),
    pageSize: size,
    sort: asked.sort === 'distance' && !hasZip ? ('price' as const) : asked.sort,
    ...(hasZip ? { zipCode: asked.zipCode } : {}),
  };
  const list = useQuery({
    queryKey: ['pharmacy', 'listed', query],
    queryFn: () => memberApi.get('/clients/pharmacy/listed', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Noted treatmentId={treatmentId} zipCode={/^\d{5}$/.test(homeZip) ? homeZip : ''} onChoose={setChosen} />
      <SearchFields search={search} onChange={setSearch} />
      {list.isPending && <Skeleton kind="cards" lines={3} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      {list.data && (
        <>
          <p role="status">{t('count', { count: list.data.total })}</p>
          <div className={styles.map}>
            <ChoiceMap pharmacies={list.data.items} listId="choices" onZipCode={(zipCode) => setSearch({ ...search, zipCode, sort: 'distance' })} />
          </div>
          <ul className={styles.list} id="choices">
            {list.data.items.map((pharmacy) => (
              <Row key={pharmacy.id} pharmacy={pharmacy} sort={query.sort} onChoose={() => setChosen(pharmacy)} />
            ))}
          </ul>
          {size < 100 && list.data.total > list.data.items.length && (
            <Button kind="secondary" onClick={() => setSize(Math.min(100, size + step))}>
              {t('more')}
            </Button>
          )}
        </>
      )}
      <div className={styles.manual}>
        <Disclosure summary={t('manual.title')}>
          <ManualPharmacy treatmentId={treatmentId} />
        </Disclosure>
      </div>
      {chosen && <ConfirmChoice key={chosen.id} treatmentId={treatmentId} pharmacy={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
};
