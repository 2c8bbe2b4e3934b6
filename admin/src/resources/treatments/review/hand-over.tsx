import { SwapOutlined } from '@ant-design/icons';
import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useAction } from '../../../components/use-action.ts';
import { useColleagues } from './colleague-choice.tsx';

interface Entered {
  doctorId: string;
  note: string;
}

/** Gives the request to a colleague at once, with a note that the colleague finds in the case. */
export const HandOver = ({ treatment }: { treatment: TreatmentRecord }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Entered>();
  const [isOpen, setOpen] = useState(false);
  const { run, running } = useAction('treatments');
  const { choices, isLoading } = useColleagues();
  if (!treatment.abilities.includes('hand-over')) return null;
  const give = async (entered: Entered) => {
    const done = await run(treatment.id, 'handover', entered, { done: ({ doctor }) => t('review.handOver.done', { name: doctor?.name }) });
    if (done !== undefined) setOpen(false);
  };
  return (
    <>
      <Button icon={<SwapOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('review.handOver.button')}
      </Button>
      <Dialog
        title={t('review.handOver.title')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('review.handOver.submit')}
        confirmLoading={running === 'handover'}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(entered) => void give(entered)}>
          <Form.Item name="doctorId" label={t('review.handOver.doctor')} rules={[{ required: true, message: t('review.handOver.doctorNeeded') }]}>
            <Choice showSearch optionFilterProp="label" options={choices} loading={isLoading} />
          </Form.Item>
          <Form.Item
            name="note"
            label={t('review.handOver.note')}
            extra={t('review.handOver.noteHelp')}
            rules={[{ required: true, whitespace: true, message: t('review.handOver.noteNeeded') }]}
          >
            <Input.TextArea rows={3} maxLength={1000} />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
};
