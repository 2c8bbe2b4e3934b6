import { usePermissions } from '@refinedev/core';
import type { Dashboard } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../components/format.ts';

/** The next consultation of today: when, and with whom. */
export const NextTile = ({ next }: { next: NonNullable<Dashboard['nextConsultation']> }) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { data: role } = usePermissions<string>({});
  return (
    <Link to={`/consultations/${next.id}`} className="tile">
      <span className="tile-number">{time(next.startsAt)}</span>
      <span>{t('dashboard.nextConsultation', { name: [next.patientName, ...(role === 'admin' ? [next.doctorName] : [])].join(', ') })}</span>
    </Link>
  );
};
