import { QuestionCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useGetIdentity } from '@refinedev/core';
import { questionTypes } from '@blattwerk/contract/pharmacy-questions/states';
import type { PharmacyQuestion } from '@blattwerk/contract/pharmacy-questions/shapes';
import { revokeReasons } from '@blattwerk/contract/prescriptions/states';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText } from '../../components/values.tsx';
import { http } from '../../providers/http.ts';
import { errorText } from '../../providers/error-text.ts';
import type { StaffMember } from '../../providers/auth.ts';
import { AnswerText } from './answer-text.tsx';

interface Kind {
  action: 'question' | 'revoke';
  field: 'type' | 'reason';
  values: readonly string[];
  enumType: string;
}
const asking: Kind = { action: 'question', field: 'type', values: questionTypes, enumType: 'questionType' };
const revoking: Kind = { action: 'revoke', field: 'reason', values: revokeReasons, enumType: 'revokeReason' };

/** A kind and words: the pharmacy's question, or the doctor's revocation. */
const KindDialog = ({ row, kind, onClose }: { row: PrescriptionRecord; kind: Kind; onClose: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Record<string, string>>();
  const { run, running } = useAction('prescriptions');
  const name = kind.action === 'question' ? 'ask' : 'revoke';
  const send = async (values: Record<string, string>) => {
    if ((await run(row.id, kind.action, values, { done: `prescriptions.${name}Done` })) !== undefined) onClose();
  };
  return (
    <Dialog
      open
      title={t(`prescriptions.${name}Title`)}
      okText={t(`prescriptions.${name}`)}
      okButtonProps={{ danger: kind.action === 'revoke' }}
      confirmLoading={running !== undefined}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t(`prescriptions.${name}Help`)}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item name={kind.field} label={t(`prescriptions.${name}Kind`)} rules={[{ required: true, message: t('common.required') }]}>
          <Choice options={kind.values.map((value) => ({ value, label: t(`enum.${kind.enumType}.${value}`) }))} />
        </Form.Item>
        <Form.Item name="text" label={t(`prescriptions.${name}Text`)} rules={[{ required: true, whitespace: true, min: 2, message: t('common.required') }]}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};

const Question = ({ question, isDoctor }: { question: PharmacyQuestion; isDoctor: boolean }) => {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        <strong>
          <EnumText type="questionType" value={question.type} />
        </strong>{' '}
        <StatusTag type="questionStatus" value={question.status} /> · <DateTime value={question.askedAt} />
      </p>
      {question.text === null ? null : <p>{question.text}</p>}
      {question.answer === null ? (
        <p className="quiet">
          {t('pharmacy-questions.dueAt')}: <DateTime value={question.dueAt} />
        </p>
      ) : (
        <AnswerText answer={question.answer} />
      )}
      {isDoctor && question.abilities.length > 0 ? <Link to={`/pharmacy-questions/${question.id}`}>{t('pharmacy-questions.toAnswer')}</Link> : null}
    </li>
  );
};

const askable = ['passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed'];

/** What was asked about a prescription; the pharmacy's button to ask, and the doctor's to revoke. */
export const PrescriptionQuestions = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const [open, setOpen] = useState<Kind>();
  const [items, setItems] = useState<PharmacyQuestion[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void http
      .request<{ items: PharmacyQuestion[] }>('GET', `/backoffice/prescriptions/${row.id}/questions`)
      .then((answer) => (isGone ? undefined : setItems(answer.items)))
      .catch((error: unknown) => (isGone ? undefined : setProblem(errorText(error))));
    return () => void (isGone = true);
  }, [row.id, row.version, open]);
  const isWaiting = items.some(({ status }) => status === 'open');
  const mayAsk = user?.role === 'pharmacy' && askable.includes(row.status) && !isWaiting;
  const mayRevoke = row.abilities.includes('revoke');
  const isTooLate = user?.role === 'doctor' && (row.status === 'dispensed' || row.status === 'partly-dispensed');
  if (items.length === 0 && !mayAsk && !mayRevoke && !isTooLate) return null;
  return (
    <Section title={t('pharmacy-questions.title')}>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <ul className="stack">
        {items.map((question) => (
          <Question key={question.id} question={question} isDoctor={user?.role === 'doctor'} />
        ))}
      </ul>
      <div className="form-foot">
        {mayAsk ? (
          <Button icon={<QuestionCircleOutlined aria-hidden="true" />} onClick={() => setOpen(asking)}>
            {t('prescriptions.ask')}
          </Button>
        ) : null}
        {mayRevoke ? (
          <Button danger icon={<StopOutlined aria-hidden="true" />} onClick={() => setOpen(revoking)}>
            {t('prescriptions.revoke')}
          </Button>
        ) : null}
      </div>
      {isTooLate ? <p>{t('prescriptions.revokeTooLate')}</p> : null}
      {open === undefined ? null : <KindDialog row={row} kind={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
};
