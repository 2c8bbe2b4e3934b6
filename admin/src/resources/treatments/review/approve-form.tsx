import { PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { useWarnAboutChange } from '@refinedev/core';
import { contactKinds } from '@blattwerk/contract/treatments/states';
import type { ApproveInput, TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { limits } from '@blattwerk/contract/settings';
import { App, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useAction } from '../../../components/use-action.ts';
import { planFrom, startLine } from './plan.ts';
import type { PlanDraft, ProductFacts } from './plan.ts';
import { PlanLineFields } from './plan-line-fields.tsx';
import { plausibilityOf } from './plausibility.ts';
import type { DraftLine, Warning } from './plausibility.ts';

const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = ({ code, line, values = {} }: Warning) => {
    const written = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? number(value) : value]));
    const text = t(`review.warnings.${code}`, written);
    return line === undefined ? text : `${t('review.line', { number: line + 1 })}: ${text}`;
  };
  return (
    <div role="status">
      {warnings.length === 0 ? null : (
        <ul className="plan-warnings">
          {warnings.map((warning) => (
            <li key={`${warning.code} ${warning.line ?? ''}`}>
              <WarningOutlined aria-hidden="true" /> {words(warning)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface ApproveFormProps {
  treatment: TreatmentRecord;
  record: TreatmentCase;
  onDone: () => void;
}

/** Approval with the medication plan: one line, one prescription. Nothing is issued before the last question is answered. */
export const ApproveForm = ({ treatment, record, onDone }: ApproveFormProps) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const [form] = Form.useForm<PlanDraft>();
  const { run, running } = useAction('treatments');
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);
  const asked = record.products.flatMap(({ product }) => (product === null ? [] : [product]));
  const [facts, setFacts] = useState<Record<string, ProductFacts>>(() => Object.fromEntries(asked.map((product) => [product.id, product as ProductFacts])));
  const lines = Form.useWatch('lines', form) ?? [];
  const drafts = lines.map((line): DraftLine => ({ ...line, ...(line?.productId === undefined ? {} : factsOf(facts[line.productId])) }));
  const warnings = plausibilityOf(drafts, { usageType: record.answers.usageType, recentGrams: record.prescribedLast30Days.g });
  const required = [{ required: true, whitespace: true, min: 2, message: t('common.required') }];
  const approve = async (input: Omit<ApproveInput, 'id'>) => {
    const answer = await run(treatment.id, 'approve', input, { done: 'review.approved' });
    if (answer === undefined) return;
    setWarnWhen(false);
    onDone();
  };
  const confirm = (draft: PlanDraft) => {
    const input = planFrom(draft);
    void modal.confirm({
      title: t('review.approveAsk', { count: input.medicationPlan.length, patient: record.patient.name }),
      content: <PlanSummary input={input} nameOf={(id) => facts[id]?.name ?? ''} />,
      okText: t('review.approveSubmit'),
      width: 520,
      onOk: () => approve(input),
    });
  };
  return (
    <Form<PlanDraft>
      form={form}
      layout="vertical"
      initialValues={{ lines: [{}], contactKind: record.contact.kind }}
      onFinish={confirm}
      onValuesChange={() => setWarnWhen(true)}
    >
      <Form.List name="lines">
        {(fields, { add, remove }) => (
          <>
            {fields.map((field, index) => (
              <PlanLineFields
                key={field.key}
                name={field.name}
                number={index + 1}
                facts={facts}
                asked={asked}
                onPick={(product) => setFacts((known) => ({ ...known, [product.id]: product }))}
                {...(fields.length > 1 ? { onRemove: () => remove(field.name) } : {})}
              />
            ))}
            {fields.length < limits.productsPerRequest ? (
              <Button className="plan-add" icon={<PlusOutlined aria-hidden="true" />} onClick={() => add(startLine())}>
                {t('review.addLine')}
              </Button>
            ) : null}
          </>
        )}
      </Form.List>
      <Warnings warnings={warnings} />
      <Form.Item name="diagnosis" label={t('review.diagnosis')} rules={required}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <Form.Item name="remoteJustification" label={t('review.remoteJustification')} extra={t('review.remoteHelp')} rules={required}>
        <Input.TextArea rows={2} maxLength={1000} />
      </Form.Item>
      <Form.Item name="contactKind" label={t('review.contact')}>
        <Choice options={contactKinds.map((value) => ({ value, label: t(`enum.contactKind.${value}`) }))} />
      </Form.Item>
      <Form.Item name="letter" label={t('review.letter')} extra={t('review.letterHelp')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      <div className="form-foot">
        <Button type="primary" htmlType="submit" loading={running === 'approve'}>
          {t('review.approveSubmit')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
};

const factsOf = (product: ProductFacts | undefined): Partial<DraftLine> =>
  product === undefined ? {} : { category: product.category, pharmacyCount: product.pharmacyCount, productName: product.name };

const PlanSummary = ({ input, nameOf }: { input: Omit<ApproveInput, 'id'>; nameOf: (productId: string) => string }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <ol className="requested">
        {input.medicationPlan.map((line) => (
          <li key={line.productId}>
            <p className="requested-name">{nameOf(line.productId)}</p>
            <p>
              {number(line.quantity)} {t(`enum.unit.${line.unit}`)}, {line.form}
            </p>
            <p className="quiet">
              {t('review.singleDose')}: {line.singleDose} · {t('review.dailyDose')}: {line.dailyDose}
            </p>
          </li>
        ))}
      </ol>
      <p>{t('review.approveNote')}</p>
    </>
  );
};
