import type { Pickup } from '@blattwerk/contract/prescriptions/inbox';
import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterCode } from '../../components/pickup/counter-code.tsx';
import { OpeningLines } from '../../components/pickup/opening-lines.tsx';
import { Facts } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { DateTime, Money } from '../../components/ui/values.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { keepPickupCard, type PickupCardKept } from '../../lib/offline/pickup-card.ts';
import { weekLines } from '../../lib/opening/opening-week.ts';
import styles from './pickup.module.css';

type Ready = Pick<PatientPrescription, 'id' | 'status' | 'readyAt' | 'productName'> & { pharmacy: NonNullable<PatientPrescription['pharmacy']> };

/** OpenStreetMap, which does not track; it opens by a press and receives the pharmacy's address only. */
const routeTo = ({ street, houseNum, zipCode, city }: Ready['pharmacy']): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${street} ${houseNum}, ${zipCode} ${city}`)}`;

const Hours = ({ pickup }: { pickup: Pickup }) => {
  const { t } = useTranslation('treatments');
  return (
    <>
      <OpeningLines opening={pickup.opening} hours={pickup.openingHours ?? []} say={(state, at) => t(`pickup.${state}`, { at })} />
      <span className={styles.second}>{t('pickup.holidays')}</span>
    </>
  );
};

const Place = ({ pharmacy }: Pick<Ready, 'pharmacy'>) => {
  const { t } = useTranslation('treatments');
  return (
    <>
      <span className={styles.line}>{pharmacy.name}</span>
      <span className={styles.line}>
        {pharmacy.street} {pharmacy.houseNum}, {pharmacy.zipCode} {pharmacy.city}
      </span>
      <a className={styles.way} href={routeTo(pharmacy)} target="_blank" rel="noopener noreferrer">
        {t('pickup.route')}
      </a>
    </>
  );
};

const Content = ({ pickup, prescription: { pharmacy, status } }: { pickup: Pickup; prescription: Ready }) => {
  const { t } = useTranslation('treatments');
  const rows: [string, ReactNode][] = [
    ['keptUntil', <DateTime key="kept" value={pickup.holdUntil} kind="due" />],
    ['where', <Place key="where" pharmacy={pharmacy} />],
    ['phone', pharmacy.phone && <a href={`tel:${pharmacy.phone}`}>{pharmacy.phoneInGroups}</a>],
    ['hours', pickup.openingHours && <Hours key="hours" pickup={pickup} />],
    [status === 'ready' ? 'price' : 'priceOfRest', pickup.priceCents !== null && <Money key="price" cents={pickup.priceCents} />],
  ];
  return (
    <>
      {pickup.isHoldOver && (
        <Notice kind="warn" title={t('pickup.overTitle')}>
          <p>{t('pickup.over')}</p>
        </Notice>
      )}
      <CounterCode code={pickup.code} qr={pickup.qr} alt={t('pickup.qrAlt', { code: pickup.code })} label={t('pickup.code')}>
        <p>{t('pickup.bring')}</p>
        <Facts items={rows.flatMap(([key, value]) => (value ? [{ term: t(`pickup.${key}`), value }] : []))} />
        {pickup.priceCents !== null && <p className={styles.second}>{t('pickup.priceNote')}</p>}
      </CounterCode>
    </>
  );
};

/** How long after it was read a card is shown without a connection. */
const goodForMs = 14 * 86_400_000;

/** Keeps what this card says for a place without a connection. `readAt`: milliseconds since 1970. */
const useKeptCard = (pickup: Pickup | undefined, readAt: number, { pharmacy }: Ready): void => {
  const { due, moment } = useFormat();
  const locale = useLocale();
  const card = pickup && {
    code: pickup.code,
    qr: pickup.qr,
    keptUntil: due(pickup.holdUntil),
    where: `${pharmacy.name}\n${pharmacy.street} ${pharmacy.houseNum}\n${pharmacy.zipCode} ${pharmacy.city}`,
    phone: pharmacy.phone,
    phoneInGroups: pharmacy.phoneInGroups,
    hours:
      weekLines(pickup.openingHours ?? [], locale)
        .map(({ days, times }) => `${days} ${times}`)
        .join('\n') || null,
  };
  // As text, so that a render with the same card keeps nothing anew.
  const kept = card && JSON.stringify({ ...card, seen: moment(new Date(readAt).toISOString()), goodUntil: readAt + goodForMs } satisfies PickupCardKept);
  useEffect(() => {
    if (kept) void keepPickupCard(JSON.parse(kept) as PickupCardKept);
  }, [kept]);
};

/** What is needed at the counter, on one card: the code and its picture, until when, where, how to get there, and the price. */
export const PickupCard = ({ prescription }: { prescription: Ready }) => {
  const { t } = useTranslation('treatments');
  const pickup = useQuery({
    // Made ready again, it has another code.
    queryKey: ['pickup', prescription.id, prescription.readyAt, prescription.status],
    queryFn: () => memberApi.get('/clients/prescriptions/:id/pickup', { params: { id: prescription.id } }),
  });
  useKeptCard(pickup.data, pickup.dataUpdatedAt, prescription);
  return (
    <section className={styles.card} aria-label={t('pickup.titleOf', { product: prescription.productName })}>
      <h5>{t('pickup.title')}</h5>
      {pickup.isPending && <Skeleton lines={4} />}
      {pickup.isError && <ErrorState error={pickup.error} onRetry={() => void pickup.refetch()} />}
      {pickup.data && <Content pickup={pickup.data} prescription={prescription} />}
    </section>
  );
};
