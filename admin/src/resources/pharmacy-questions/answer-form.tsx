import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { answerActions } from '@blattwerk/contract/pharmacy-questions/states';
import type { AnswerAction } from '@blattwerk/contract/pharmacy-questions/states';
import type { PharmacyQuestion } from '@blattwerk/contract/pharmacy-questions/shapes';
import { maxRepeats } from '@blattwerk/contract/prescriptions/repeats';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import type { Exceeded } from '@blattwerk/contract/treatments/plan-limits';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { SubmitAndNext } from '../../components/submit-and-next.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';
import { secondsUntil } from '../../components/use-now.ts';
import type { ActionBody } from '../../providers/resource-types.ts';
import { useRecord } from '../../providers/use-record.ts';
import { Reasons } from '../treatments/review/reasons.tsx';
import { lineFrom, overridesFrom, planFrom } from '../treatments/review/plan.ts';
import type { PlanDraft, ProductFacts } from '../treatments/review/plan.ts';
import { StockOf } from '../treatments/review/nearby-stock.tsx';
import { PlanLineFields } from '../treatments/review/plan-line-fields.tsx';
import '../treatments/review/review.css';

interface Draft extends PlanDraft {
  action: AnswerAction;
  text?: string;
}

/** The alternatives that the doctor signed with the prescription: one press each. */
const Alternatives = ({ row, isBusy, onTake }: { row: PrescriptionRecord; isBusy: boolean; onTake: (productId: string) => void }) => {
  const { t } = useTranslation();
  if (row.alternatives.length === 0) return <p className="quiet small">{t('pharmacy-questions.noAlternatives')}</p>;
  return (
    <div className="ways" role="group" aria-label={t('pharmacy-questions.alternatives')}>
      {row.alternatives.map(({ productId, productName, pzn }) => (
        <Button key={productId} disabled={isBusy} onClick={() => onTake(productId)}>
          {productName} · {pzn}
        </Button>
      ))}
    </div>
  );
};

/** The line that takes the place of the former one. */
const NewVersion = ({ productId }: { productId: string | null }) => {
  const [picked, setFacts] = useState<Record<string, ProductFacts>>({});
  const { query, result: former } = useRecord({
    resource: 'products',
    id: productId ?? '',
    queryOptions: { enabled: productId !== null },
    errorNotification: false,
  });
  if (query.isLoading) return null;
  const facts = former === undefined ? picked : { [former.id]: former, ...picked };
  return (
    <Form.List name="lines">
      {(fields) =>
        fields.map((field) => (
          <PlanLineFields
            key={field.key}
            name={field.name}
            number={1}
            facts={facts}
            asked={[]}
            maxRepeats={maxRepeats}
            onPick={(product) => setFacts((known) => ({ ...known, [product.id]: product }))}
          />
        ))
      }
    </Form.List>
  );
};

/** What needs a reason, when that is why the server refused. */
const exceededIn = (error: unknown): Exceeded[] | undefined =>
  refusedWith<Posts['/backoffice/pharmacy-questions/:id/answer']>(error, 'treatment.overrideReasonRequired')
    ? (error.details as { rules: Exceeded[] }).rules
    : undefined;

const useAnswer = (question: PharmacyQuestion) => {
  const { t } = useTranslation();
  const { run, running } = useAction('pharmacy-questions');
  const [exceeded, setExceeded] = useState<Exceeded[]>([]);
  const answer = (body: ActionBody<'pharmacy-questions', 'answer'>) =>
    run(question.id, 'answer', body, {
      done: ({ answer: given }) =>
        given === null || given.releasesAt === null
          ? t('pharmacy-questions.answered')
          : t('pharmacy-questions.answerHeld', { count: secondsUntil(given.releasesAt) }),
      onError: (error) => setExceeded((known) => exceededIn(error) ?? known),
    });
  return { answer, running, exceeded, setExceeded };
};

/** Words, a new version, a product in its place, or revocation. A new version can be undone for a short while. */
export const AnswerForm = ({ question, row }: { question: PharmacyQuestion; row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Draft>();
  const { answer, running, exceeded, setExceeded } = useAnswer(question);
  const goOn = useNextOpen('pharmacy-questions');
  const [goesOn, setGoesOn] = useState(false);
  const action = Form.useWatch('action', form);
  const isNewVersion = action === 'correct' || action === 'substitute';
  const reasons = () => ({ overrides: overridesFrom(form.getFieldValue('overrides') as Draft['overrides']) });
  const submit = async ({ text, ...draft }: Draft) => {
    const words = text?.trim() ? { text: text.trim() } : {};
    const version = isNewVersion ? { lines: planFrom(draft).medicationPlan, ...reasons() } : {};
    const answered = await answer({ action, ...words, ...version });
    if (answered !== undefined && goesOn) await goOn(question.id);
  };
  return (
    <Form<Draft>
      form={form}
      layout="vertical"
      initialValues={{ action: question.type === 'not-available' ? 'substitute' : 'answer', lines: [lineFrom(row)] }}
      onFinish={(draft) => void submit(draft)}
      onValuesChange={(changed) => {
        if ('lines' in changed || 'action' in changed) setExceeded([]);
      }}
    >
      <Form.Item name="action" label={t('pharmacy-questions.action')} required>
        <Choice options={answerActions.map((value) => ({ value, label: t(`enum.answerAction.${value}`) }))} />
      </Form.Item>
      {action === 'substitute' ? (
        <Alternatives row={row} isBusy={running !== undefined} onTake={(alternative) => void answer({ action: 'substitute', alternative, ...reasons() })} />
      ) : null}
      {isNewVersion ? (
        <StockOf value={row.treatmentId}>
          <NewVersion productId={row.productId} />
        </StockOf>
      ) : null}
      <Reasons exceeded={exceeded} />
      <Form.Item
        name="text"
        label={t(action === 'revoke' ? 'prescriptions.revokeText' : 'pharmacy-questions.text')}
        rules={isNewVersion ? [] : [{ required: true, whitespace: true, min: 2, message: t('common.required') }]}
      >
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
      <SubmitAndNext
        goesOn={goesOn}
        onGoesOn={setGoesOn}
        isBusy={running === 'answer'}
        label={t(action === 'revoke' ? 'prescriptions.revoke' : 'pharmacy-questions.send')}
        nextLabel={t('common.sendAndNext')}
        danger={action === 'revoke'}
        hasNext={!isNewVersion && action !== 'revoke'}
      />
    </Form>
  );
};
