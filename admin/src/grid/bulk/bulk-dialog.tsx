import type { BulkStart } from '@blattwerk/contract/bulk-actions/shapes';
import { Alert, Form, Input, Skeleton } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { RejectionFields } from '../../components/moderation/rejection-fields.tsx';
import { errorText } from '../../providers/error-text.ts';
import type { BulkChoice } from './bulk-choices.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { previewBulk, startBulk } from './call-bulk.ts';
import type { BulkAsked } from './call-bulk.ts';

interface BulkDialogProps {
  resource: string;
  choice: BulkChoice;
  which: Omit<BulkAsked, 'action'>;
  onClose: () => void;
  onDone: () => void;
}

/** How many of the records would be changed, and why not the others. */
const usePreview = (resource: string, asked: BulkAsked): { preview: BulkStart | undefined; error: unknown } => {
  const [preview, setPreview] = useState<BulkStart>();
  const [error, setError] = useState<unknown>();
  const [first] = useState(asked);
  useEffect(() => {
    previewBulk(resource, first).then(setPreview, setError);
  }, [resource, first]);
  return { preview, error };
};

const Preview = ({ preview, error }: { preview: BulkStart | undefined; error: unknown }) => {
  const { t } = useTranslation();
  if (error !== undefined) return <Alert type="error" showIcon message={errorText(error)} />;
  if (preview === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <p>{t('bulk.allowed', { count: preview.allowed, total: preview.total })}</p>
      {preview.skipped.length === 0 ? null : (
        <ul className="bulk-skipped">
          {preview.skipped.map(({ reason, count }) => (
            <li key={reason}>{t(`bulk.skipped.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
    </>
  );
};

type Values = Readonly<Record<string, unknown>>;

interface ValuesFieldsProps {
  resource: string;
  needs: BulkChoice['needs'];
  onChange: (values: Values) => void;
}

/** What is given with the action; it goes to every record. */
const ValuesFields = ({ resource, needs, onChange }: ValuesFieldsProps) => {
  const { t } = useTranslation();
  const field = useId();
  if (needs === 'rejection')
    return (
      <Form className="bulk-values" layout="vertical" onValuesChange={(_changed, values: Values) => onChange(values)}>
        <RejectionFields resource={resource} />
      </Form>
    );
  if (needs === undefined) return null;
  return (
    <div className="bulk-reason">
      <label htmlFor={field}>{t('bulk.reason')}</label>
      <Input.TextArea id={field} rows={3} maxLength={500} onChange={({ target }) => onChange({ reason: target.value })} />
    </div>
  );
};

const isGiven = ({ reason }: Values): boolean => typeof reason === 'string' && reason.trim() !== '';

/** First what would happen, then that it happens, then what became of each record. */
export const BulkDialog = ({ resource, choice, which, onClose, onDone }: BulkDialogProps) => {
  const { t } = useTranslation();
  const [values, setValues] = useState<Values>({});
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const [bulkId, setBulkId] = useState<string>();
  const asked = { action: choice.action, ...which };
  const { preview, error } = usePreview(resource, asked);
  const { needs } = choice;
  const start = async () => {
    setBusy(true);
    try {
      const { id } = await startBulk(resource, { ...asked, ...(needs === undefined ? {} : { values }) });
      if (id !== null) setBulkId(id);
    } catch (refusal) {
      setFailed(refusal);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    onClose();
    if (bulkId !== undefined) onDone();
  };
  const name = t(`bulk.actions.${resource}.${choice.action}`);
  if (bulkId !== undefined)
    return (
      <Dialog title={name} open onCancel={close} cancelText={t('common.close')} okButtonProps={{ style: { display: 'none' } }} width={560}>
        <BulkProgress id={bulkId} />
      </Dialog>
    );
  return (
    <Dialog
      title={name}
      open
      onCancel={close}
      onOk={() => void start()}
      okText={t('bulk.start', { count: preview?.allowed ?? 0 })}
      okButtonProps={{
        loading: isBusy,
        danger: choice.isDanger === true,
        disabled: (preview?.allowed ?? 0) === 0 || (needs !== undefined && !isGiven(values)),
      }}
      width={560}
    >
      <Preview preview={preview} error={error ?? failed} />
      <ValuesFields resource={resource} needs={needs} onChange={setValues} />
    </Dialog>
  );
};
