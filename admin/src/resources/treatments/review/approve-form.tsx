import { PlusOutlined } from '@ant-design/icons';
import { useWarnAboutChange } from '@refinedev/core';
import { contactKinds } from '@blattwerk/contract/treatments/states';
import type { ApproveInput, TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { limits } from '@blattwerk/contract/limits';
import { App, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../components/use-action.ts';
import { doneWords } from './done-words.ts';
import { forgetUndone, rememberPending, useUndone } from './pending-decision.ts';
import { draftFrom, planFrom, startLine } from './plan.ts';
import type { PlanDraft, ProductFacts } from './plan.ts';
import { PlanLineFields } from './plan-line-fields.tsx';
import { PlanSummary, PlanWarnings } from './plan-summary.tsx';
import { DoseReasons } from './dose-reasons.tsx';
import { judgeDoses, plausibilityOf } from './plausibility.ts';
import type { DraftLine } from './plausibility.ts';
import type { RequestedProduct } from './requested-products.tsx';

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
  const undone = useUndone(treatment.id);
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);
  const asked = record.products.flatMap(({ product }) => (product === null ? [] : [product]));
  const [facts, setFacts] = useState<Record<string, ProductFacts>>(() => Object.fromEntries(asked.map((product) => [product.id, product as ProductFacts])));
  const lines = Form.useWatch('lines', form) ?? [];
  const drafts = lines.map((line): DraftLine => ({ ...line, ...(line?.productId === undefined ? {} : factsOf(facts[line.productId])) }));
  const warnings = plausibilityOf(drafts, { usageType: record.answers.usageType, recentGrams: record.prescribedLast30Days.g });
  const doses = judgeDoses(drafts, record.doseLimits);
  const approve = async (input: Omit<ApproveInput, 'id'>) => {
    const answer = await run(treatment.id, 'approve', input, { done: ({ releasesAt }) => doneWords(t, 'approved', releasesAt) });
    if (answer === undefined) return;
    rememberPending(answer);
    forgetUndone();
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
      initialValues={undone?.kind === 'approve' ? draftFrom(undone.input) : { lines: [{}], contactKind: record.contact.kind }}
      onFinish={confirm}
      onValuesChange={() => setWarnWhen(true)}
    >
      <PlanLines facts={facts} asked={asked} onPick={(product) => setFacts((known) => ({ ...known, [product.id]: product }))} />
      <PlanWarnings warnings={[...warnings, ...doses.unchecked]} />
      <DoseReasons exceeded={doses.exceeded} />
      <ReasonFields />
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

interface PlanLinesProps {
  facts: Record<string, ProductFacts>;
  asked: readonly RequestedProduct[];
  onPick: (product: ProductFacts) => void;
}

const PlanLines = ({ facts, asked, onPick }: PlanLinesProps) => {
  const { t } = useTranslation();
  return (
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
              onPick={onPick}
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
  );
};

const ReasonFields = () => {
  const { t } = useTranslation();
  const required = [{ required: true, whitespace: true, min: 2, message: t('common.required') }];
  return (
    <>
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
    </>
  );
};
