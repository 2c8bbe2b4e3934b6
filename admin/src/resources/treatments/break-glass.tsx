import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { useAction } from '../../components/use-action.ts';
import { Answers } from './review/answers.tsx';
import { CaseFacts } from './review/case-facts.tsx';
import { Messages } from './review/messages.tsx';
import { Metadata } from './review/preview.tsx';
import { Verdict } from './review/verdict.tsx';

interface Asked {
  reason: string;
}

/** Why, before anything is shown. The reason stands in the audit log, and the patient can read it. */
const ReasonDialog = ({ treatmentId, onClose, onShown }: { treatmentId: string; onClose: () => void; onShown: (record: TreatmentRecord) => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Asked>();
  const { run, running } = useAction('treatments');
  const ask = async ({ reason }: Asked) => {
    const record = await run(treatmentId, 'break-glass', { reason });
    if (record !== undefined) onShown(record);
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

const HealthContent = ({ record }: { record: TreatmentRecord }) => {
  const { t } = useTranslation();
  if (record.case === null) return null;
  return (
    <div className="review glass">
      <div className="review-facts stack">
        <CaseFacts treatment={record} record={record.case} />
      </div>
      <div className="review-answers stack">
        <Answers record={record.case} />
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
  const [shown, setShown] = useState<TreatmentRecord>();
  const show = (record: TreatmentRecord) => {
    setShown(record);
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
      {shown === undefined ? null : <HealthContent record={shown} />}
      {isAsking ? <ReasonDialog treatmentId={treatment.id} onClose={() => setAsking(false)} onShown={show} /> : null}
    </div>
  );
};
