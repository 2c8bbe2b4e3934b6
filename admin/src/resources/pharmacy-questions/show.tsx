import { UndoOutlined } from '@ant-design/icons';
import type { PharmacyQuestion } from '@blattwerk/contract/pharmacy-questions/shapes';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { useRepeatWords } from '../../components/repeat-words.ts';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText, Facts, Text } from '../../components/values.tsx';
import { useRecord } from '../../providers/use-record.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerText } from './answer-text.tsx';

const Undo = ({ question }: { question: PharmacyQuestion }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('pharmacy-questions');
  if (!question.abilities.includes('undo')) return null;
  return (
    <Button
      icon={<UndoOutlined aria-hidden="true" />}
      loading={running === 'undo'}
      onClick={() => void run(question.id, 'undo', {}, { done: 'pharmacy-questions.undone' })}
    >
      {t('review.undo')}
    </Button>
  );
};

const Prescribed = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const repeatWords = useRepeatWords();
  return (
    <Facts
      items={[
        { label: t('prescriptions.number'), value: <Link to={`/prescriptions/${row.id}`}>{row.number}</Link> },
        { label: t('prescriptions.productName'), value: <Text value={row.productName} /> },
        { label: t('prescriptions.quantity'), value: <Amount quantity={row.quantity} unit={row.unit} /> },
        { label: t('prescriptions.form'), value: <Text value={row.form} /> },
        { label: t('prescriptions.singleDose'), value: <Text value={row.singleDose} /> },
        { label: t('prescriptions.dailyDose'), value: <Text value={row.dailyDose} /> },
        ...(row.repeat === null ? [] : [{ label: t('prescriptions.repeat'), value: repeatWords(row.repeat) }]),
        { label: t('prescriptions.instructions'), value: <Text value={row.instructions} /> },
      ]}
    />
  );
};

const Content = ({ question }: { question: PharmacyQuestion }) => {
  const { t } = useTranslation();
  const { result: row } = useRecord({ resource: 'prescriptions', id: question.prescriptionId, errorNotification: false });
  return (
    <div className="columns">
      <div className="stack">
        <Section title={t('pharmacy-questions.question')}>
          <p>
            <strong>
              <EnumText type="questionType" value={question.type} />
            </strong>
          </p>
          {question.text === null ? null : <p className="section-lead">{question.text}</p>}
          <Facts
            items={[
              { label: t('pharmacy-questions.pharmacyName'), value: <Text value={question.pharmacy?.name} /> },
              { label: t('pharmacy-questions.pharmacyPhone'), value: <Phone value={question.pharmacy?.phone} /> },
              { label: t('pharmacy-questions.patientName'), value: <Text value={question.patientName} /> },
              { label: t('pharmacy-questions.askedAt'), value: <DateTime value={question.askedAt} /> },
              { label: t('pharmacy-questions.dueAt'), value: <DateTime value={question.dueAt} /> },
            ]}
          />
        </Section>
        {row === undefined ? null : (
          <Section title={t('pharmacy-questions.prescription')}>
            <Prescribed row={row} />
          </Section>
        )}
      </div>
      <Section title={t('pharmacy-questions.answer')}>
        {question.answer === null ? null : <AnswerText answer={question.answer} />}
        <Undo question={question} />
        {question.abilities.includes('answer') && row !== undefined ? <AnswerForm question={question} row={row} /> : null}
        {question.answer === null && question.abilities.length === 0 ? <p className="quiet">{t('pharmacy-questions.waits')}</p> : null}
      </Section>
    </div>
  );
};

/** A pharmacy's question with the prescription that it is about, and the ways to answer it. */
export const PharmacyQuestionShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="pharmacy-questions"
      title={(question) => t('pharmacy-questions.one', { number: question.prescriptionNumber })}
      aside={(question) => <StatusTag type="questionStatus" value={question.status} />}
      refreshEveryMs={({ status }) => (status === 'held' ? 2000 : 20_000)}
    >
      {(question) => <Content question={question} />}
    </RecordPage>
  );
};
