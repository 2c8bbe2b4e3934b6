import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import { outcomesOf, type DeliveryOutcome } from '@blattwerk/contract/delivery-tasks/states';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useAction } from '../../components/use-action.ts';

/** How the call went: a note and one button for each outcome that the task can have. */
export const FinishForm = ({ row }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  const id = useId();
  const [note, setNote] = useState('');
  const { run, running } = useAction('delivery-tasks');
  const finish = (outcome: DeliveryOutcome) => {
    const body = { outcome, ...(note.trim() === '' ? {} : { note: note.trim() }) };
    void run(row.id, 'done', body, { done: `delivery-tasks.doneAs.${outcome}` });
  };
  const isBusy = running === 'done';
  return (
    <div className="stack">
      <label htmlFor={id}>{t('delivery-tasks.note')}</label>
      <Input.TextArea id={id} rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`} className="quiet">
        {t('delivery-tasks.noteHelp')}
      </p>
      <div className="dialog-actions">
        <Button type="primary" loading={isBusy} onClick={() => finish('reached')}>
          {t(`delivery-tasks.finish.${row.kind}.reached`)}
        </Button>
        <Button disabled={isBusy} onClick={() => finish('unreachable')}>
          {t('delivery-tasks.finish.unreachable')}
        </Button>
        {outcomesOf(row.kind).includes('refused') ? (
          <ConfirmButton danger disabled={isBusy} means={t('delivery-tasks.finish.refusedMeans')} onConfirm={() => finish('refused')}>
            {t('delivery-tasks.finish.refused')}
          </ConfirmButton>
        ) : null}
      </div>
    </div>
  );
};
