import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import { skipReasons } from '@blattwerk/contract/reviews/decision-shapes';
import type { DecideManyResult } from '@blattwerk/contract/reviews/decision-shapes';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { RejectionFields } from './rejection-fields.tsx';
import { useDecideMany } from './use-decide-many.ts';
import type { Contribution, ModeratedResource, Rejection } from './use-moderation.ts';

/** How many will be decided, how many will be left as they are, and why. */
const Preview = ({ preview: { decided, skipped }, action }: { preview: DecideManyResult; action: 'publish' | 'reject' }) => {
  const { t } = useTranslation();
  const left = skipReasons.map((reason) => ({ reason, count: skipped.filter((one) => one.reason === reason).length })).filter(({ count }) => count > 0);
  return (
    <>
      <p className="section-lead">{t(`moderation.will.${action}`, { count: decided })}</p>
      {left.length === 0 ? null : (
        <ul>
          {left.map(({ reason, count }) => (
            <li key={reason}>{t(`moderation.left.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
    </>
  );
};

interface Props {
  resource: ModeratedResource;
  rows: readonly Contribution[];
  onDone: () => void;
}

/** The same decision about all that is ticked; nothing happens before its outcome has been shown. */
export const DecideMany = ({ resource, rows, onDone }: Props) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Rejection>();
  const { ask, isBusy, preview, take, close } = useDecideMany(resource, onDone);
  const action = ask?.action ?? 'publish';
  const begin = (next: 'publish' | 'reject', icon: ReactNode) => (
    <Button size="small" icon={icon} loading={isBusy} onClick={() => void preview(next, rows)}>
      {t(`moderation.begin.${next}`)}
    </Button>
  );
  return (
    <>
      {rows.length === 0 ? null : (
        <span className="decision-buttons" role="group" aria-label={t('moderation.chosen', { count: rows.length })}>
          <span role="status">{t('moderation.chosen', { count: rows.length })}</span>
          {begin('publish', <CheckOutlined aria-hidden="true" />)}
          {begin('reject', <StopOutlined aria-hidden="true" />)}
        </span>
      )}
      <Dialog
        title={t(`moderation.title.${action}`)}
        open={ask !== undefined}
        onCancel={close}
        okText={t(`${resource}.${action}`)}
        okButtonProps={{ danger: action === 'reject', disabled: ask?.preview.decided === 0 }}
        confirmLoading={isBusy}
        onOk={() => (action === 'reject' ? form.submit() : void take())}
        destroyOnHidden
      >
        {ask === undefined ? null : <Preview preview={ask.preview} action={action} />}
        {action === 'reject' ? (
          <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void take(values)}>
            <RejectionFields resource={resource} />
          </Form>
        ) : null}
      </Dialog>
    </>
  );
};
