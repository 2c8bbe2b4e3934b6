import type { CaredForAppointment, CaredForPickup, CaredForProgress } from '@blattwerk/contract/caregivers/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterCode } from '../../components/pickup/counter-code.tsx';
import { OpeningLines } from '../../components/pickup/opening-lines.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { CalendarButton } from './calendar-button.tsx';
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
export const AppointmentsPart = ({ personId, appointments }: { personId: string; appointments: readonly CaredForAppointment[] }) => {
  const { t } = useTranslation('caregivers');
  const items = appointments.map(({ id, startsAt, doctorName, isByPhone }) => (
    <li key={id} className={styles.entry}>
      <h3>
        <DateTime value={startsAt} kind="due" />
      </h3>
      {facts([
        [t('appointment.with'), doctorName],
        [t('appointment.place'), t(isByPhone ? 'appointment.phone' : 'appointment.video')],
      ])}
      <CalendarButton personId={personId} appointment={{ id, startsAt }} />
    </li>
  ));
  return <Part title={t('limit.appointments')} empty={t('appointment.empty')} items={items} />;
};

const Pickup = ({ pickup }: { pickup: CaredForPickup }) => {
  const { t } = useTranslation('caregivers');
  const { code, qr, medicine, holdUntil, isHoldOver, pharmacy, opening, openingHours } = pickup;
  return (
    <li className={styles.entry}>
      <h3 className={styles.long}>{medicine}</h3>
      {isHoldOver && (
        <Notice kind="warn" title={t('pickup.overTitle')}>
          <p>{t('pickup.over')}</p>
        </Notice>
      )}
      <CounterCode code={code} qr={qr} alt={t('pickup.qrAlt', { code })} label={t('pickup.code')}>
        {facts([
          [t('pickup.keptUntil'), <DateTime key="kept" value={holdUntil} kind="due" />],
          [t('pickup.where'), `${pharmacy.name}, ${pharmacy.street} ${pharmacy.houseNum}, ${pharmacy.zipCode} ${pharmacy.city}`],
          [t('pickup.phone'), pharmacy.phone && <a href={`tel:${pharmacy.phone}`}>{pharmacy.phoneInGroups}</a>],
          [
            t('pickup.hours'),
            openingHours && <OpeningLines key="hours" opening={opening} hours={openingHours} say={(state, at) => t(`pickup.${state}`, { at })} />,
          ],
        ])}
      </CounterCode>
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
