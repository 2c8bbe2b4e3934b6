import { UndoOutlined } from '@ant-design/icons';
import type { UndoneTreatment } from '@blattwerk/contract/treatments/shapes';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../components/use-action.ts';
import { secondsUntil, useNow } from '../components/use-now.ts';
import { forgetHeld, keepUndone, useHeld } from '../resources/treatments/review/held-decisions.ts';
import type { Held } from '../resources/treatments/review/held-decisions.ts';
import './undo-bar.css';

const Bar = ({ held }: { held: Held }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useAction('treatments');
  const left = secondsUntil(held.releasesAt, useNow(500));
  useEffect(() => {
    if (left === 0) forgetHeld();
  }, [left]);
  const undo = async () => {
    const answer = await run<UndoneTreatment>(held.id, 'undo', {}, { done: 'review.undone' });
    forgetHeld();
    if (answer === undefined) return;
    keepUndone(held.id, answer.undone);
    void navigate(`/treatments/${held.id}`);
  };
  if (left === 0) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <section className="undo-bar" aria-label={t('review.undoBar')}>
      <p>
        <span role="status">{t('review.undoSaid', { number: held.number })}</span> <span aria-hidden="true">{t('review.undoLeaves', { clock })}</span>
      </p>
      <Button icon={<UndoOutlined aria-hidden="true" />} loading={running === 'undo'} onClick={() => void undo()}>
        {t('review.undo')}
      </Button>
    </section>
  );
};

/** A decision has been taken and has not left yet: it can be undone from every screen. */
export const UndoBar = () => {
  const held = useHeld();
  return held === undefined ? null : <Bar key={held.id} held={held} />;
};
