import { MailOutlined } from '@ant-design/icons';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Alert, Button, Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berlinToday, toBerlinField } from '../../components/berlin-time.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useFormats } from '../../components/format.ts';
import { useAction } from '../../components/use-action.ts';
import type { ActionBody } from '../../providers/resource-types.ts';

type Original = NonNullable<PrescriptionRecord['original']>;
type Values = ActionBody<'prescriptions', 'post-original'>;

const dayOf = (instant: string): string => toBerlinField(instant).slice(0, 10);

/** What has happened to the signed sheet, and what its reader has to do. */
export const OriginalNotice = ({ row, original }: { row: PrescriptionRecord; original: Original }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (original.status === 'arrived') return null;
  const { pharmacy } = row;
  const isDoctor = row.abilities.includes('post-original');
  const isToSign = isDoctor && original.status === 'to-post';
  const address = pharmacy === null ? '' : `${pharmacy.name}, ${pharmacy.street} ${pharmacy.houseNum}, ${pharmacy.zipCode} ${pharmacy.city}`;
  const posted = original.postedOn === null ? '' : date(original.postedOn);
  const words = original.status === 'to-post' ? (isToSign ? 'toSign' : 'awaited') : 'posted';
  return (
    <Alert
      className="page-note"
      type={isToSign ? 'warning' : 'info'}
      showIcon
      message={t(`prescriptions.paper.${words}`, { address, posted })}
      {...(row.abilities.includes('confirm-original') ? { description: t('prescriptions.paper.confirmFirst') } : {})}
    />
  );
};

const PostDialog = ({ row, original, onClose }: { row: PrescriptionRecord; original: Original; onClose: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const { run, running } = useAction('prescriptions');
  const today = berlinToday();
  const first = dayOf(row.issuedAt);
  const isInSpan: Rule = {
    validator: (_, day?: string) => (day && day >= first && day <= today ? Promise.resolve() : Promise.reject(new Error(t('prescriptions.paper.dayInvalid')))),
  };
  const send = async (values: Values) => {
    if ((await run(row.id, 'post-original', values, { done: 'prescriptions.paper.postDone' })) !== undefined) onClose();
  };
  return (
    <Dialog
      open
      title={t('prescriptions.paper.postTitle')}
      okText={t('prescriptions.paper.postSubmit')}
      confirmLoading={running !== undefined}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className="dialog-help">{t('prescriptions.paper.postHelp')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ postedOn: original.postedOn ?? today, tracking: original.tracking ?? '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="postedOn" label={t('prescriptions.paper.postedOn')} required rules={[isInSpan]}>
          <Input type="date" min={first} max={today} />
        </Form.Item>
        <Form.Item name="tracking" label={t('prescriptions.paper.tracking')} extra={t('prescriptions.paper.trackingHelp')}>
          <Input maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};

/** The doctor notes that the signed sheet was posted, or corrects what was noted. */
export const PostOriginal = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { original } = row;
  if (original === null || !row.abilities.includes('post-original')) return null;
  const isNext = original.status === 'to-post';
  return (
    <>
      <Button type={isNext ? 'primary' : 'default'} icon={<MailOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t(`prescriptions.paper.${isNext ? 'post' : 'change'}`)}
      </Button>
      {isOpen ? <PostDialog row={row} original={original} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
