import type { CaredForAppointment, CaredForPickup, CaredForProgress } from '@blattwerk/contract/caregivers/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { weekLines } from '../../lib/opening/opening-week.ts';
import styles from './caregivers.module.css';

const Part = ({ title, empty, items }: { title: string; empty: string; items: readonly ReactNode[] }) => (
  <Card>
    <h2>{title}</h2>
    {items.length === 0 ? <p>{empty}</p> : <ul className={styles.list}>{items}</ul>}
  </Card>
);

const facts = (rows: [term: string, value: ReactNode][]) => <Facts items={rows.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />;

/** Where each request stands, and what comes next. */
export const ProgressPart = ({ progress }: { progress: readonly CaredForProgress[] }) => {
  const { t } = useTranslation('caregivers');
  const items = progress.map(({ number, status, submittedAt, decidedAt, dueAt, next }) => (
    <li key={number} className={styles.entry}>
      <h3>{t('progress.request', { number })}</h3>
      {facts([
        [t('progress.state'), t(`request.${status}`)],
        [t('progress.next'), t(`next.${next}`)],
        [t('progress.submitted'), submittedAt && <DateTime value={submittedAt} kind="date" />],
        [t('progress.due'), dueAt && <DateTime value={dueAt} kind="due" />],
        [t('progress.decided'), decidedAt && <DateTime value={decidedAt} kind="date" />],
      ])}
    </li>
  ));
  return <Part title={t('limit.progress')} empty={t('progress.empty')} items={items} />;
};

/** The appointments ahead. */
export const AppointmentsPart = ({ appointments }: { appointments: readonly CaredForAppointment[] }) => {
  const { t } = useTranslation('caregivers');
  const items = appointments.map(({ startsAt, doctorName, isByPhone }) => (
    <li key={startsAt} className={styles.entry}>
      <h3>
        <DateTime value={startsAt} kind="due" />
      </h3>
      {facts([
        [t('appointment.with'), doctorName],
        [t('appointment.place'), t(isByPhone ? 'appointment.phone' : 'appointment.video')],
      ])}
    </li>
  ));
  return <Part title={t('limit.appointments')} empty={t('appointment.empty')} items={items} />;
};

const Hours = ({ pickup: { opening, openingHours } }: { pickup: CaredForPickup }) => {
  const { t } = useTranslation('caregivers');
  const { time, weekTime } = useFormat();
  const locale = useLocale();
  const at = opening?.changesAt ? (opening.isToday ? time : weekTime)(opening.changesAt) : '';
  return (
    <>
      {opening && (
        <strong className={styles.line}>
          {t(opening.changesAt === null ? 'pickup.alwaysOpen' : opening.isOpen ? 'pickup.open' : 'pickup.closed', { at })}
        </strong>
      )}
      {weekLines(openingHours ?? [], locale).map(({ days, times }) => (
        <span key={days} className={styles.line}>
          {days} {times}
        </span>
      ))}
    </>
  );
};

const Pickup = ({ pickup }: { pickup: CaredForPickup }) => {
  const { t } = useTranslation('caregivers');
  const { code, qr, medicine, holdUntil, isHoldOver, pharmacy, openingHours } = pickup;
  return (
    <li className={styles.entry}>
      <h3 className={styles.long}>{medicine}</h3>
      {isHoldOver && (
        <Notice kind="warn" title={t('pickup.overTitle')}>
          <p>{t('pickup.over')}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.code}>
          <img src={qr} alt={t('pickup.qrAlt', { code })} width={176} height={176} />
          <p>
            <span className={styles.quiet}>{t('pickup.code')}</span>
            <strong className={styles.letters}>{code}</strong>
          </p>
        </div>
        <div>
          {facts([
            [t('pickup.keptUntil'), <DateTime key="kept" value={holdUntil} kind="due" />],
            [t('pickup.where'), `${pharmacy.name}, ${pharmacy.street} ${pharmacy.houseNum}, ${pharmacy.zipCode} ${pharmacy.city}`],
            [t('pickup.phone'), pharmacy.phone && <a href={`tel:${pharmacy.phone}`}>{pharmacy.phoneInGroups}</a>],
            [t('pickup.hours'), openingHours && <Hours key="hours" pickup={pickup} />],
          ])}
        </div>
      </div>
    </li>
  );
};

/** What is ready at a pharmacy, and what is shown at its counter. */
export const PickupPart = ({ pickups }: { pickups: readonly CaredForPickup[] }) => {
  const { t } = useTranslation('caregivers');
  return (
    <>
      <Part
        title={t('limit.pickup')}
        empty={t('pickup.empty')}
        items={pickups.map((pickup) => (
          <Pickup key={pickup.code + pickup.medicine} pickup={pickup} />
        ))}
      />
      {pickups.length > 0 && <p>{t('pickup.bring')}</p>}
    </>
  );
};
