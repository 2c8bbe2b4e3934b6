import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import type { Upload } from '@blattwerk/contract/uploads/shapes';
import { useNotification } from '@refinedev/core';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { useAction } from '../../components/use-action.ts';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { Answers } from './review/answers.tsx';
import { ReasonContext } from './review/case-file.ts';
import { CaseFacts } from './review/case-facts.tsx';
import { Messages } from './review/messages.tsx';
import { Metadata } from './review/preview.tsx';
import { UploadList } from './review/uploads.tsx';
import { Verdict } from './review/verdict.tsx';

interface Asked {
  reason: string;
}

interface Shown extends Asked {
  record: TreatmentRecord;
  uploads: readonly Upload[];
}

/** Why, before anything is shown. The reason stands in the audit log, and the patient can read it. */
const ReasonDialog = ({ treatmentId, onClose, onShown }: { treatmentId: string; onClose: () => void; onShown: (shown: Shown) => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Asked>();
  const { open } = useNotification();
  const { run, running } = useAction('treatments');
  const ask = async ({ reason }: Asked) => {
    const record = await run(treatmentId, 'break-glass', { reason });
    if (record === undefined) return;
    try {
      const { items: uploads } = await api.post('/backoffice/treatments/:id/break-glass/files', { params: { id: treatmentId }, body: { reason } });
      onShown({ reason, record, uploads });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    }
  };
  return (
    <Dialog
      title={t('treatments.glass.title')}
      open
      onCancel={onClose}
      okText={t('treatments.glass.show')}
      okButtonProps={{ danger: true }}
      confirmLoading={running === 'break-glass'}
      onOk={() => form.submit()}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void ask(values)}>
        <Alert className="page-note" type="warning" showIcon message={t('treatments.glass.warning')} />
        <Form.Item
          name="reason"
          label={t('treatments.glass.reason')}
          extra={t('treatments.glass.reasonHelp')}
          rules={[{ required: true, whitespace: true, min: 10, message: t('treatments.glass.reasonNeeded') }]}
        >
          <Input.TextArea rows={3} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Dialog>
  );
};

const HealthContent = ({ record, uploads }: Omit<Shown, 'reason'>) => {
  const { t } = useTranslation();
  if (record.case === null) return null;
  return (
    <div className="review glass">
      <div className="review-facts stack">
        <CaseFacts treatment={record} record={record.case} />
      </div>
      <div className="review-answers stack">
        <Answers record={record.case} />
        <Section title={t('review.uploads.title')}>
          {uploads.length === 0 ? <p className="quiet">{t('review.uploads.none')}</p> : <UploadList files={uploads} />}
        </Section>
      </div>
      <div className="review-decision stack">
        <Section title={t('review.decision')}>
          {record.case.decision === null ? <p className="quiet">{t('treatments.glass.undecided')}</p> : <Verdict treatment={record} record={record.case} />}
        </Section>
        <Messages messages={record.case.messages} />
      </div>
    </div>
  );
};

/**
 * A request for an administrator: where it is, and, for a reason, what it says. The health content lives in this component alone:
 * no cache keeps it, and leaving the page forgets it.
 */
export const AdministratorsView = ({ treatment }: { treatment: TreatmentRecord }) => {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const show = (next: Shown) => {
    setShown(next);
    setAsking(false);
  };
  return (
    <div className="stack">
      <Metadata treatment={treatment} />
      <Section
        title={t('treatments.glass.section')}
        aside={
          shown === undefined ? (
            <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('treatments.glass.button')}
            </Button>
          ) : (
            <Button icon={<EyeInvisibleOutlined aria-hidden="true" />} onClick={() => setShown(undefined)}>
              {t('treatments.glass.hide')}
            </Button>
          )
        }
      >
        <p className="quiet">{t(shown === undefined ? 'treatments.glass.closed' : 'treatments.glass.opened')}</p>
      </Section>
      {shown === undefined ? null : (
        <ReasonContext value={{ treatmentId: treatment.id, reason: shown.reason }}>
          <HealthContent record={shown.record} uploads={shown.uploads} />
        </ReasonContext>
      )}
      {isAsking ? <ReasonDialog treatmentId={treatment.id} onClose={() => setAsking(false)} onShown={show} /> : null}
    </div>
  );
};
