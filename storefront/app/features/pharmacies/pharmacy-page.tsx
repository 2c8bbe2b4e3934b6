import type { PharmacyItem, PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/card.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { BackLink } from './back-link.tsx';
import styles from './pharmacies.module.css';
import { RequestHere } from './request-here.tsx';
import { StockReliability } from './stock-reliability.tsx';

export type ShownPharmacy = PharmacyItem & Pick<Pharmacy, 'stockReliability'>;

const useFacts = (pharmacy: ShownPharmacy): { term: string; value: ReactNode }[] => {
  const { t } = useTranslation('pharmacies');
  const confirmed: [string, ReactNode] = ['confirmed', pharmacy.confirmedAt ? <DateTime value={pharmacy.confirmedAt} /> : t('page.neverConfirmed')];
  const rows: [string, ReactNode][] = [
    ['address', `${pharmacy.address}, ${pharmacy.zipCode} ${pharmacy.city}`],
    ['phone', pharmacy.phone && <a href={`tel:${pharmacy.phone.replace(/[^+\d]/g, '')}`}>{pharmacy.phone}</a>],
    ['email', pharmacy.email && <a href={`mailto:${pharmacy.email}`}>{pharmacy.email}</a>],
    [
      'website',
      pharmacy.website && (
        <a href={pharmacy.website} rel="noopener nofollow">
          {pharmacy.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </a>
      ),
    ],
    ['delivery', t(pharmacy.isPickupOnly ? 'page.pickupOnly' : 'page.shipping')],
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
