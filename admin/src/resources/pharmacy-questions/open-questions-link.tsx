import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAnswer } from '../../providers/use-answer.ts';

/** In the queue: how many pharmacies wait for an answer, and the way to them. Nothing while none does. */
export const OpenQuestionsLink = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/dashboard', {}, { refreshEveryMs: 30_000 });
  const count = query.data === undefined ? 0 : (result.data.questionsOpen ?? 0);
  return count === 0 ? null : <Link to="/pharmacy-questions">{t('pharmacy-questions.openCount', { count })}</Link>;
};
