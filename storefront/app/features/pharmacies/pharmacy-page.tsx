import type { PharmacyItem, PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/card.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { BackLink } from './back-link.tsx';
import type { WeekLine } from '../../lib/opening/opening-week.ts';
import { PharmacyTags } from './pharmacy-tags.tsx';
import styles from './pharmacies.module.css';
import { RequestHere } from './request-here.tsx';
import { StockReliability } from './stock-reliability.tsx';

/** With its weekly hours in the reader's language. */
export type ShownPharmacy = PharmacyItem & Pick<Pharmacy, 'stockReliability'> & { week: readonly WeekLine[] };

const Week = ({ lines }: { lines: readonly WeekLine[] }) => {
  const { t } = useTranslation('pharmacies');
  return (
    <>
      {lines.map(({ days, times }) => (
        <span key={days} className={styles.hours}>
          {days} {times}
        </span>
      ))}
      <span className={styles.second}>{t('page.holidays')}</span>
    </>
  );
};

/** What sending costs there: what is not known is said to be unknown. */
const useShipping = ({ isPickupOnly, shippingCents, freeShippingFromCents }: PharmacyItem): string | null => {
  const { t } = useTranslation('pharmacies');
  const { money } = useFormat();
  if (isPickupOnly) return null;
  if (shippingCents === null) return t('page.shippingUnknown');
  return freeShippingFromCents === null ? money(shippingCents) : t('page.shippingFreeFrom', { price: money(shippingCents), sum: money(freeShippingFromCents) });
};

const useFacts = (pharmacy: ShownPharmacy): { term: string; value: ReactNode }[] => {
  const { t } = useTranslation('pharmacies');
  const confirmed: [string, ReactNode] = ['confirmed', pharmacy.confirmedAt ? <DateTime value={pharmacy.confirmedAt} /> : t('page.neverConfirmed')];
  const shipping = useShipping(pharmacy);
  const { isPickupOnly, hasCourier, acceptsElectronic, week } = pharmacy;
  const rows: [string, ReactNode][] = [
    ['address', `${pharmacy.address}, ${pharmacy.zipCode} ${pharmacy.city}`],
    ['phone', pharmacy.phone && <a href={`tel:${pharmacy.phone}`}>{pharmacy.phoneInGroups}</a>],
    ['email', pharmacy.email && <a href={`mailto:${pharmacy.email}`}>{pharmacy.email}</a>],
    [
      'website',
      pharmacy.website && (
        <a href={pharmacy.website} rel="noopener nofollow">
          {pharmacy.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </a>
      ),
    ],
    ['hours', week.length > 0 && <Week lines={week} />],
    ['delivery', t(isPickupOnly ? 'page.pickupOnly' : hasCourier ? 'page.courierToo' : 'page.shipping')],
    ['shippingCost', shipping],
    ['prescriptions', acceptsElectronic !== null && t(acceptsElectronic ? 'page.electronicToo' : 'page.electronicNot')],
    ...(pharmacy.stockReliability ? [] : [confirmed]),
  ];
  return rows.flatMap(([key, value]) => (value ? [{ term: t(`page.${key}`), value }] : []));
};

interface Props {
  pharmacy: ShownPharmacy;
  /** Whether the stock was confirmed today in Germany; the server says so, whose clock counts. */
  isConfirmedToday: boolean;
  /** Shown under the pharmacy's own address: there is nowhere to go back to. */
  isOwnDomain?: boolean;
  stock: ReactNode;
}

/** One pharmacy: where it is, how to reach it, how a prescription gets there, and its live stock. */
export const PharmacyPage = ({ pharmacy, isConfirmedToday, isOwnDomain = false, stock }: Props) => {
  const { t } = useTranslation('pharmacies');
  const facts = useFacts(pharmacy);
  return (
    <article>
      {!isOwnDomain && <BackLink />}
      <h1>{pharmacy.name}</h1>
      <PharmacyTags pharmacy={pharmacy} />
      <div className={styles.top}>
        <Facts items={facts} />
        <RequestHere pharmacy={pharmacy} isOwnDomain={isOwnDomain} />
      </div>
      <h2 id="stock">{t('page.stock')}</h2>
      {pharmacy.stockReliability && <StockReliability reliability={pharmacy.stockReliability} isToday={isConfirmedToday} />}
      {stock}
    </article>
  );
};
