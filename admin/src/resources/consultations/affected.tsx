import type { ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '../../components/use-action.ts';
import { DateTime } from '../../components/values.tsx';

/** Appointments that lie in an absence, each with its move to the next free time. */
export const Affected = ({ affected, onChanged }: { affected: ScheduleRecord['affected']; onChanged: () => void }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('consultations');
  const rebook = async (id: string) => {
    await run(id, 'rebook', {}, { done: 'consultations.rebook.done' });
    onChanged();
  };
  if (affected.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="page-note"
      message={t('schedules.affected', { count: affected.length })}
      description={
        <ul>
          {affected.map(({ consultationId, startsAt, patientName }) => (
            <li key={consultationId}>
              <Link to={`/consultations/${consultationId}`}>
                <DateTime value={startsAt} />, {patientName}
              </Link>{' '}
              <Button size="small" loading={running === 'rebook'} onClick={() => void rebook(consultationId)}>
                {t('consultations.rebook.button')}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
};
