import { useInvalidate, useNotification } from '@refinedev/core';
import type { RebookTarget } from '@blattwerk/contract/consultations/shapes';
import type { ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import './consultations.css';

interface AffectedProps {
  affected: ScheduleRecord['affected'];
  onChanged: () => void;
}

/** All of them by one press: to the colleagues who cover, or to the next free times. */
const MoveAll = ({ affected, onChanged }: AffectedProps) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const [running, setRunning] = useState<RebookTarget>();
  const move = async (to: RebookTarget) => {
    setRunning(to);
    try {
      const { moved, left } = await api.post('/backoffice/consultations/rebook-affected', { body: { to } });
      const words = [t('consultations.moveAll.moved', { count: moved }), ...(left > 0 ? [t('consultations.moveAll.left', { count: left })] : [])];
      open?.({ type: left > 0 ? 'progress' : 'success', message: words.join(' ') });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setRunning(undefined);
      await invalidate({ resource: 'consultations', invalidates: ['list', 'many'] });
      onChanged();
    }
  };
  const targets: RebookTarget[] = affected.some(({ coverDoctorId }) => coverDoctorId !== null) ? ['cover', 'own'] : ['own'];
  return (
    <div className="form-foot">
      {targets.map((to) => (
        <ConfirmButton
          key={to}
          type={to === targets[0] ? 'primary' : 'default'}
          loading={running === to}
          disabled={running !== undefined}
          means={t(`consultations.moveAll.means.${to}`)}
          onConfirm={() => void move(to)}
        >
          {t(`consultations.moveAll.${to}`)}
        </ConfirmButton>
      ))}
    </div>
  );
};

/** Appointments that lie in an absence, each with its ways out of it. */
export const Affected = ({ affected, onChanged }: AffectedProps) => {
  const { t } = useTranslation();
  const { run, running } = useAction('consultations');
  const [busy, setBusy] = useState<string>();
  const act = async (id: string, action: 'rebook' | 'hand-over') => {
    setBusy(id);
    await run(id, action, {}, { done: `consultations.${action}.done`, leaves: action === 'hand-over' });
    setBusy(undefined);
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
        <div className="affected">
          {affected.length > 1 ? <MoveAll affected={affected} onChanged={onChanged} /> : null}
          <ul>
            {affected.map(({ consultationId: id, startsAt, patientName, coverName }) => (
              <li key={id}>
                <Link to={`/consultations/${id}`}>
                  <DateTime value={startsAt} />, {patientName}
                </Link>
                <span className="form-foot">
                  {coverName === null ? null : (
                    <Button loading={busy === id && running === 'hand-over'} disabled={busy !== undefined} onClick={() => void act(id, 'hand-over')}>
                      {t('consultations.hand-over.button', { name: coverName })}
                    </Button>
                  )}
                  <Button loading={busy === id && running === 'rebook'} disabled={busy !== undefined} onClick={() => void act(id, 'rebook')}>
                    {t('consultations.rebook.button')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
};
