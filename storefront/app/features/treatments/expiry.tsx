import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/ui/values.tsx';
import { daysUntil } from '../../lib/format/german-day.ts';
import styles from './treatments.module.css';

const soonDays = 14;

/** Until when a prescription is valid, and for how long that still is. What has ended has nothing to count. */
export const Expiry = ({ prescription: { status, validUntil } }: { prescription: Pick<PatientPrescription, 'status' | 'validUntil'> }) => {
  const { t } = useTranslation('treatments');
  const isOpen = (prescriptionStates.actions.expire.from as readonly string[]).includes(status);
  const days = daysUntil(validUntil);
  const isSoon = isOpen && days <= soonDays;
  return (
    <p className={isSoon ? styles.soon : styles.meta}>
      {t('validUntil')} <DateTime value={validUntil} kind="date" />
      {isOpen && days >= 0 && <> ({days === 0 ? t('lastDay') : t('daysLeft', { count: days })})</>}
    </p>
  );
};
