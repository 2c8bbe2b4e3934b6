import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import type { IssuedLetter } from '@blattwerk/contract/treatments/letters';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { useAction } from '../../../components/use-action.ts';
import { Day, Facts, Text } from '../../../components/values.tsx';
import { lineFrom } from './plan.ts';
import type { PlanDraft } from './plan.ts';
import { LetterPreview } from './plan-preview.tsx';
import { LetterFields } from './reason-fields.tsx';
import { useProductFacts } from './use-product-facts.ts';
import './letter.css';

interface IssuedLetterProps {
  treatmentId: string;
  letter: IssuedLetter;
  record: TreatmentCase;
}

/** The form has the names of the plan's, so that fields and preview are the same. */
type Correction = PlanDraft & { reason: string };

/** What the letter should say, and why: a new version follows. */
const CorrectionForm = ({ treatmentId, letter, record, onClose }: IssuedLetterProps & { onClose: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Correction>();
  const { run, running } = useAction('treatments');
  const lines = (record.decision?.medicationPlan ?? []).map(lineFrom);
  const { facts } = useProductFacts(record, lines);
  const { version, diagnosis, remoteJustification } = letter;
  const start = { lines, diagnosis, remoteJustification, letter: letter.letter ?? '', nextCheckOn: letter.nextCheckOn ?? '' };
  const submit = async (values: Correction) => {
    const words = { diagnosis: values.diagnosis, remoteJustification: values.remoteJustification, reason: values.reason };
    const more = { letter: values.letter ?? '', ...(values.nextCheckOn ? { nextCheckOn: values.nextCheckOn } : {}) };
    const answer = await run(treatmentId, 'letter/correct', { version, ...words, ...more }, { done: 'review.letterCorrection.done' });
    if (answer !== undefined) onClose();
  };
  return (
    <Dialog
      title={t('review.letterCorrection.button')}
      open
      width={880}
      onCancel={onClose}
      okText={t('review.letterCorrection.submit')}
      confirmLoading={running === 'letter/correct'}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <Form<Correction>
        form={form}
        layout="vertical"
        requiredMark={false}
        className="letter-correction"
        initialValues={start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values) => void submit(values)}
      >
        <div>
          <Alert className="page-note" type="info" showIcon message={t('review.letterCorrection.means')} />
          <Form.Item
            name="reason"
            label={t('review.correction.reason')}
            extra={t('review.letterCorrection.reasonHelp')}
            rules={[{ required: true, whitespace: true, min: 2, message: t('review.correction.reasonNeeded') }]}
          >
            <Input maxLength={300} />
          </Form.Item>
          <LetterFields keptDay={letter.nextCheckOn} />
        </div>
        <LetterPreview lines={lines} record={record} facts={facts} />
      </Form>
    </Dialog>
  );
};

/** What the newest version says other than the decision. */
const useCorrected = ({ letter, record: { decision } }: IssuedLetterProps) => {
  const { t } = useTranslation();
  const { diagnosis, remoteJustification, nextCheckOn } = letter;
  return [
    { label: t('review.diagnosis'), value: <Text value={diagnosis} />, isCorrected: diagnosis !== decision?.diagnosis },
    {
      label: t('review.remoteJustification'),
      value: <Text value={remoteJustification} />,
      isCorrected: remoteJustification !== (decision?.remoteJustification ?? ''),
    },
    { label: t('review.letterCorrection.addition'), value: <Text value={letter.letter} />, isCorrected: letter.letter !== decision?.letter },
    { label: t('review.nextCheckOn'), value: <Day value={nextCheckOn} />, isCorrected: nextCheckOn !== decision?.nextCheckOn },
  ].filter(({ isCorrected }) => isCorrected);
};

/** The newest medical letter of an approved request, and the way to correct it. */
export const IssuedLetterFacts = (props: IssuedLetterProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { version, issuedAt, reason, isCorrectable } = props.letter;
  const corrected = useCorrected(props);
  const about = (
    <>
      {t('review.documentVersion', { version })} · <Day value={issuedAt} />
      {reason === null ? null : <div className="quiet">{t('review.letterCorrection.because', { reason })}</div>}
    </>
  );
  return (
    <>
      <Facts items={[{ label: t('enum.documentKind.medical-letter'), value: about }, ...(reason === null ? [] : corrected)]} />
      {isCorrectable ? (
        <p className="section-links">
          <Button onClick={() => setOpen(true)}>{t('review.letterCorrection.button')}</Button>
        </p>
      ) : null}
      {isOpen ? <CorrectionForm {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
