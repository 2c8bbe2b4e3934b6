import type { LinkPrescription } from '@blattwerk/contract/pharmacy-access/shapes';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

/** What the pharmacy asked the doctor, and what the doctor said. */
export const AskedQuestions = ({ questions }: Pick<LinkPrescription, 'questions'>) => {
  const { t } = useTranslation('pharmacy-link');
  const { dateTime } = useFormat();
  return questions.map(({ id, type, text, status, dueAt, answer }) => (
    <Notice key={id} kind={status === 'open' ? 'warn' : 'info'} title={t(status === 'open' ? 'asked.open' : `asked.${answer ? 'answered' : 'closed'}`)}>
      <p>{[t(`reason.${type}`), text].filter(Boolean).join(': ')}</p>
      {status === 'open' && <p>{t('asked.due', { at: dateTime(dueAt) })}</p>}
      {answer && <p>{t('asked.answer', { name: answer.doctorName, text: answer.text ?? '' })}</p>}
    </Notice>
  ));
};
