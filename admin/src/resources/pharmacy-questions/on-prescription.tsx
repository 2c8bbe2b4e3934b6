import { QuestionCircleOutlined } from '@ant-design/icons';
import { useGetIdentity } from '@refinedev/core';
import { questionTypes } from '@blattwerk/contract/pharmacy-questions/states';
import type { PharmacyQuestion } from '@blattwerk/contract/pharmacy-questions/shapes';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText } from '../../components/values.tsx';
import { api } from '../../providers/http.ts';
import { errorText } from '../../providers/error-text.ts';
import type { StaffMember } from '../../providers/auth.ts';
import { KindDialog } from '../prescriptions/kind-dialog.tsx';
import type { Kind } from '../prescriptions/kind-dialog.tsx';
import { AnswerText } from './answer-text.tsx';

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

const asking: Kind = { action: 'question', field: 'type', values: questionTypes, enumType: 'questionType' };
const askable = ['passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed'];

/** What was asked about a prescription, and the pharmacy's button to ask. */
export const PrescriptionQuestions = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const [isAsking, setAsking] = useState(false);
  const [items, setItems] = useState<PharmacyQuestion[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void api
      .get('/backoffice/prescriptions/:id/questions', { params: { id: row.id } })
      .then((answer) => (isGone ? undefined : setItems(answer.items)))
      .catch((error: unknown) => (isGone ? undefined : setProblem(errorText(error))));
    return () => void (isGone = true);
  }, [row.id, row.version, isAsking]);
  const isWaiting = items.some(({ status }) => status === 'open');
  const mayAsk = user?.role === 'pharmacy' && askable.includes(row.status) && !isWaiting;
  if (items.length === 0 && problem === undefined && !mayAsk) return null;
  return (
    <Section title={t('pharmacy-questions.title')}>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {items.length === 0 ? null : (
        <ul className="stack">
          {items.map((question) => (
            <Question key={question.id} question={question} isDoctor={user?.role === 'doctor'} />
          ))}
        </ul>
      )}
      {mayAsk ? (
        <div className="form-foot">
          <Button icon={<QuestionCircleOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('prescriptions.ask')}
          </Button>
        </div>
      ) : null}
      {isAsking ? <KindDialog row={row} kind={asking} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
};
