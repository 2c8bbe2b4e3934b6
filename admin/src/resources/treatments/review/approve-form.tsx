import { useWarnAboutChange } from '@refinedev/core';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import type { ApproveInput } from '@blattwerk/contract/treatments/decision-shapes';
import type { Exceeded } from '@blattwerk/contract/treatments/plan-limits';
import { App, Button, Form, Skeleton } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../components/use-action.ts';
import { doneWords } from './done-words.ts';
import { DraftNote } from './draft-note.tsx';
import { forgetUndone, rememberPending, useUndone } from './pending-decision.ts';
import { draftFrom, draftFromKept, draftFromLast, keptFrom, planFrom, startLine } from './plan.ts';
import type { PlanDraft } from './plan.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { PlanLines } from './plan-lines.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { PlanSummary, PlanWarnings } from './plan-summary.tsx';
import { plausibilityOf } from './plausibility.ts';
import { QuickForm } from './quick-form.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { Reasons } from './reasons.tsx';
import { refusalIn } from './refusal.ts';
import { useDraft } from './use-draft.ts';
import type { Draft } from './use-draft.ts';
import { useJudgement } from './use-judgement.ts';
import { useProductFacts } from './use-product-facts.ts';

export interface ApproveFormProps {
  treatment: TreatmentRecord;
  record: TreatmentCase;
  /** How often "as last time" was asked for; 0 for a form that begins empty. */
  repeats: number;
  /** `goesOn`: the next case is wanted. */
  onDone: (goesOn: boolean) => void;
}

/** Approval with the medication plan: one line, one prescription. What was written before, on any device, is there again. */
export const ApproveForm = (props: ApproveFormProps) => {
  const draft = useDraft(props.treatment.id);
  return draft.kept === undefined ? <Skeleton active title={false} /> : <PlanForm {...props} draft={draft} kept={draft.kept} />;
};

type PlanFormProps = ApproveFormProps & { draft: Draft; kept: NonNullable<Draft['kept']> };

const useStart = ({ treatment, record, repeats, kept }: PlanFormProps): PlanDraft => {
  const undone = useUndone(treatment.id);
  const contactKind = record.contact.kind;
  const proposal = record.invoice === null ? {} : { invoiceItems: record.invoice.approval };
  if (undone?.kind === 'approve') return { ...proposal, ...draftFrom(undone.input) };
  if (repeats > 0 && record.lastPlan !== null) return { ...draftFromLast(record.lastPlan), contactKind, ...proposal };
  if (kept.version > 0) return { ...proposal, ...draftFromKept(kept) };
  return { lines: [startLine()], diagnosis: '', remoteJustification: '', contactKind, ...proposal };
};

/** Sends the approval; a refusal stands at the field that it is about. */
const useApproval = ({ treatment, record, onDone, draft }: PlanFormProps, form: FormInstance<PlanDraft>, onRefused: (rules: readonly Exceeded[]) => void) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const { run, running } = useAction('treatments');
  const isQuick = useRef(false);
  const approve = async (input: Omit<ApproveInput, 'id'>, goesOn: boolean) => {
    const onError = (error: unknown) => {
      const { fields, rules } = refusalIn(error, t);
      form.setFields(fields as Parameters<typeof form.setFields>[0]);
      onRefused(rules);
    };
    const done = ({ releasesAt }: TreatmentRecord) => doneWords(t, 'approved', releasesAt);
    await draft.flush();
    const answer = await run(treatment.id, 'approve', input, { done, onDone: draft.stop, onError });
    if (answer === undefined) return;
    rememberPending(answer);
    forgetUndone();
    onDone(goesOn);
  };
  return {
    isApproving: running === 'approve',
    /** Ctrl+Enter signs what the preview shows; the button asks once more. */
    quick: () => {
      isQuick.current = true;
      form.submit();
    },
    fail: () => void (isQuick.current = false),
    finish: (values: PlanDraft, nameOf: (id: string) => string) => {
      const input = planFrom(values);
      if (isQuick.current) {
        isQuick.current = false;
        return void approve(input, true);
      }
      void modal.confirm({
        title: t('review.approveAsk', { count: input.medicationPlan.length, patient: record.patient.name }),
        content: <PlanSummary input={input} nameOf={nameOf} />,
        okText: t('review.approveSubmit'),
        width: 520,
        onOk: () => approve(input, false),
      });
    },
  };
};

/** Saves while it is written, and fills the form as last time. */
const useKeeping = ({ record, repeats, draft }: PlanFormProps, form: FormInstance<PlanDraft>) => {
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);
  const written = () => keptFrom(form.getFieldsValue(true) as Partial<PlanDraft>);
  const keep = () => {
    setWarnWhen(draft.state === 'failed');
    draft.save(written());
  };
  const asLastTime = () => {
    if (record.lastPlan === null) return;
    form.setFieldsValue(draftFromLast(record.lastPlan));
    keep();
  };
  const filled = useRef(repeats);
  useEffect(() => {
    if (filled.current === repeats) return;
    filled.current = repeats;
    asLastTime();
  });
  const takeOther = () => {
    form.setFieldsValue(draftFromKept(draft.other ?? {}));
    draft.settle(undefined);
  };
  return { keep, takeOther, keepMine: () => draft.settle(written()) };
};

const PlanForm = (props: PlanFormProps) => {
  const { record, onDone, draft } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<PlanDraft>();
  const start = useStart(props);
  const written = Form.useWatch('lines', form) ?? start.lines;
  const products = useProductFacts(record, written);
  const { lines, exceeded, unchecked, redHints, setRefused } = useJudgement(written, record, products.facts);
  const { keep, takeOther, keepMine } = useKeeping(props, form);
  const { isApproving, quick, fail, finish } = useApproval(props, form, setRefused);
  const warnings = plausibilityOf(lines, { usageType: record.answers.usageType });
  return (
    <QuickForm onQuick={quick}>
      <Form<PlanDraft>
        form={form}
        layout="vertical"
        className="plan-desk"
        noValidate
        initialValues={start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values) => finish(values, (id) => products.facts[id]?.name ?? '')}
        onFinishFailed={fail}
        onValuesChange={keep}
      >
        <div className="plan-grid">
          <div className="plan-form">
            <PlanLines products={products} maxRepeats={record.maxRepeats} />
            <PlanWarnings warnings={[...warnings, ...unchecked]} />
            <Reasons exceeded={exceeded} redHints={redHints} />
            <ReasonFields />
            {record.invoice === null ? null : <InvoiceFields depositCents={record.invoice.depositCents} />}
          </div>
          <PlanPreview record={record} facts={products.facts} />
        </div>
        <div className="form-foot plan-foot">
          <Button type="primary" htmlType="submit" loading={isApproving}>
            {t('review.approveSubmit')}
          </Button>
          <Button onClick={() => onDone(false)}>{t('common.close')}</Button>
          <DraftNote draft={draft} onTakeOther={takeOther} onKeepMine={keepMine} />
        </div>
      </Form>
    </QuickForm>
  );
};
