import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Presence } from '../../../components/presence.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { Day } from '../../../components/values.tsx';
import { useRecord } from '../../../providers/use-record.ts';
import { Actions } from '../actions.tsx';
import { PrescriptionContent } from '../content.tsx';
import type { Steps } from '../use-steps.ts';

interface Props {
  id: string;
  /** The same prescription as the list has it: shown until its own reading is there. */
  known: PrescriptionRecord | undefined;
  steps: Steps;
  backTo: string;
  onRead: (row: PrescriptionRecord) => void;
}

/** The open prescription beside the list; on a phone alone, with the way back. */
export const InboxRecord = ({ id, known, steps, backTo, onRead }: Props) => {
  const { t } = useTranslation();
  const { query, result } = useRecord({ resource: 'prescriptions', id, errorNotification: false });
  const read = result?.id === id ? result : undefined;
  const row = read !== undefined && (known === undefined || read.version >= known.version) ? read : (known ?? read);
  useEffect(() => {
    if (row !== undefined) onRead(row);
  }, [row, onRead]);
  return (
    <article className="inbox-record" aria-label={row === undefined ? t('common.loading') : t('prescriptions.one', { number: row.number })}>
      <Link className="page-back inbox-back" to={backTo}>
        <ArrowLeftOutlined aria-hidden="true" /> {t('prescriptions.inbox')}
      </Link>
      {query.isError && row === undefined ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {row === undefined && !query.isError ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : null}
      {row === undefined ? null : (
        <>
          <div className="page-line">
            <h2>{t('prescriptions.one', { number: row.number })}</h2>
            <StatusTag type="prescriptionStatus" value={row.status} />
            <Presence key={id} resource="prescriptions" id={id} />
            <div className="page-actions">
              <Actions row={row} steps={steps} />
            </div>
          </div>
          {row.patient === null ? null : (
            <p className="inbox-for">
              {row.patient.name}, <Day value={row.patient.dob} />
            </p>
          )}
          <PrescriptionContent row={row} />
        </>
      )}
    </article>
  );
};
