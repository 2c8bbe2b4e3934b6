import type { Fees } from '@blattwerk/contract/fees/shapes';
import type { Selection, SelectionPharmacy, SelectionSort } from '@blattwerk/contract/selections/shapes';
import { selectionSorts } from '@blattwerk/contract/selections/sorts';
import { useTranslation } from 'react-i18next';
import { PharmacyPrice } from '../../components/selection/pharmacy-price.tsx';
import { PositionButton } from '../../components/place/position-button.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState, StatusTag } from '../../components/ui/feedback.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { formatAgo } from '../../lib/format/format.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './checkout.module.css';

export interface Search {
  zipCode: string;
  sort: SelectionSort;
  limit: number;
}

const step = 5;
const most = 100;
type NameOf = (productId: string) => string;

const Tags = ({ row, nameOf }: { row: SelectionPharmacy; nameOf: NameOf }) => {
  const { t } = useTranslation('selection');
  const list = (ids: readonly string[]): string => ids.map(nameOf).join(', ');
  const unsure = row.offers.filter((offer) => !offer.isAmountSure).map(({ productId }) => productId);
  const old = row.offers.some(({ freshness }) => freshness === 'uncertain');
  return (
    <p className={styles.tags}>
      {row.hasAll ? <StatusTag tone="ok">{t('hasAll')}</StatusTag> : <StatusTag tone="warn">{t('missing', { list: list(row.missing) })}</StatusTag>}
      {unsure.length > 0 && <StatusTag tone="info">{unsure.length === row.offers.length ? t('askAmounts') : t('askAmount', { list: list(unsure) })}</StatusTag>}
      {old && <StatusTag tone="info">{t('uncertain')}</StatusTag>}
      {row.isPickupOnly && <StatusTag tone="neutral">{t('pickupOnly')}</StatusTag>}
    </p>
  );
};

const oldest = (row: SelectionPharmacy): string => row.offers.map(({ confirmedAt }) => confirmedAt).sort()[0] ?? '';

interface RowProps {
  row: SelectionPharmacy;
  sort: SelectionSort;
  nameOf: NameOf;
  now: Date;
  fees: Fees;
}

const Row = ({ row, sort, nameOf, now, fees }: RowProps) => {
  const { t } = useTranslation('selection');
  const { money, distance } = useFormat();
  const locale = useLocale();
  const inAll = ({ isPickupOnly, shippingCents, currency }: SelectionPharmacy, totalCents: number): string => {
    const price = money(totalCents + fees.depositCents + (shippingCents ?? 0), currency);
    if (isPickupOnly) return t('withFeePickup', { price });
    if (shippingCents === null) return t('withFee', { price });
    return shippingCents === 0 ? t('withFeeFree', { price }) : t('withFeeShipping', { price, shipping: money(shippingCents, currency) });
  };
  return (
    <li className={styles.pharmacy}>
      <div>
        <h3>
          <AppLink to={`/market/pharmacies/${row.pharmacy.slug}`}>{row.pharmacy.name}</AppLink>
        </h3>
        <p className={styles.quiet}>
          {row.pharmacy.zipCode} {row.pharmacy.city}
          {row.distanceKm !== null && ` · ${distance(row.distanceKm)}`} · {t('confirmed', { ago: formatAgo(locale, oldest(row), now) })}
        </p>
        <Tags row={row} nameOf={nameOf} />
      </div>
      {row.totalCents !== null && (
        <p className={styles.total}>
          <PharmacyPrice priced={row} withShipping={sort === 'delivered'} />
          {row.hasAll && <span className={styles.withFee}>{inAll(row, row.totalCents)}</span>}
        </p>
      )}
    </li>
  );
};

/** An unfinished postal code asks for nothing; the order by distance waits for a whole one. */
const Fields = ({ search, onChange }: { search: Search; onChange: (search: Search) => void }) => {
  const { t } = useTranslation('selection');
  return (
    <>
      <div className={styles.search}>
        <TextInput
          label={t('zipCode')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          value={search.zipCode}
          onChange={(event) => {
            const zipCode = event.target.value.replace(/\D/g, '');
            onChange({ ...search, zipCode, ...(zipCode.length === 5 && search.zipCode.length < 5 ? { sort: 'distance' as const } : {}) });
          }}
        />
        <Select
          label={t('sort')}
          value={search.sort}
          onChange={(event) => onChange({ ...search, sort: selectionSorts.find((known) => known === event.target.value) ?? 'price' })}
          options={selectionSorts.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
        />
      </div>
      <PositionButton onZipCode={(zipCode) => onChange({ ...search, zipCode, sort: 'distance' })} />
    </>
  );
};

interface Props {
  fees: Fees;
  selection: Selection;
  search: Search;
  onSearch: (search: Search) => void;
  nameOf: NameOf;
}

/** Who has all of it, by what was asked for; then who has a part, with what is missing. */
export const PharmacyResults = ({ fees, selection, search, onSearch, nameOf }: Props) => {
  const { t } = useTranslation('selection');
  const { pharmacies, total, sort, checkedAt } = selection;
  return (
    <section className={styles.section} aria-labelledby="where">
      <h2 id="where">{t('where')}</h2>
      <Fields search={search} onChange={onSearch} />
      {search.sort === 'distance' && search.zipCode.length < 5 && <p className={styles.quiet}>{t('zipMissing')}</p>}
      {pharmacies.length === 0 && <EmptyState title={t('nobody.title')}>{t('nobody.text')}</EmptyState>}
      <ul className={styles.pharmacies}>
        {pharmacies.map((row) => (
          <Row key={row.pharmacy.id} row={row} sort={sort} nameOf={nameOf} now={new Date(checkedAt)} fees={fees} />
        ))}
      </ul>
      {total > pharmacies.length && search.limit < most && (
        <Button kind="secondary" onClick={() => onSearch({ ...search, limit: Math.min(most, search.limit + 3 * step) })}>
          {t('more')}
        </Button>
      )}
      {pharmacies.length > 0 && <p className={styles.quiet}>{t('noSteering')}</p>}
    </section>
  );
};

export const firstSearch: Search = { zipCode: '', sort: 'price', limit: step };
