import { UndoOutlined } from '@ant-design/icons';
import type { UndoneTreatment } from '@blattwerk/contract/treatments/case-shapes';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../components/use-action.ts';
import { secondsUntil, useNow } from '../components/use-now.ts';
import { forgetPending, rememberUndone, usePending } from '../resources/treatments/review/pending-decision.ts';
import type { PendingDecision } from '../resources/treatments/review/pending-decision.ts';
import './undo-bar.css';

const Bar = ({ decision }: { decision: PendingDecision }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useAction('treatments');
  const left = secondsUntil(decision.releasesAt, useNow(500));
  useEffect(() => {
    if (left === 0) forgetPending();
  }, [left]);
  const onDone = ({ undone }: UndoneTreatment) => {
    forgetPending();
    rememberUndone(decision.id, undone);
    void navigate(`/treatments/${decision.id}`);
  };
  const undo = () => run(decision.id, 'undo', {}, { done: 'review.undone', onDone, onError: forgetPending });
  if (left === 0) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <section className="undo-bar" aria-label={t('review.undoBar')}>
      <p>
        <span role="status">{t('review.undoSaid', { number: decision.number })}</span> <span aria-hidden="true">{t('review.undoLeaves', { clock })}</span>
      </p>
      <Button icon={<UndoOutlined aria-hidden="true" />} loading={running === 'undo'} onClick={() => void undo()}>
        {t('review.undo')}
      </Button>
    </section>
  );
};

/** A pending decision can be undone from every screen until it takes effect. */
export const UndoBar = () => {
  const pending = usePending();
  return pending === undefined ? null : <Bar key={pending.id} decision={pending} />;
};
