import type { PharmacyQuestion } from '@blattwerk/contract/pharmacy-questions/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateTime, EnumText } from '../../components/values.tsx';

/** What the doctor answered, and the version that came of it. */
export const AnswerText = ({ answer }: { answer: NonNullable<PharmacyQuestion['answer']> }) => {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <strong>
          <EnumText type="answerAction" value={answer.action} />
        </strong>{' '}
        · {answer.doctorName} · <DateTime value={answer.at} />
      </p>
      {answer.text === null ? null : <p>{answer.text}</p>}
      {answer.line === null ? null : (
        <p>
          {answer.line.productName}, {answer.line.quantity} {t(`enum.unit.${answer.line.unit}`)}, {answer.line.dailyDose}
        </p>
      )}
      {answer.releasesAt === null ? null : (
        <p role="status">
          {t('pharmacy-questions.leaves')} <DateTime value={answer.releasesAt} />
        </p>
      )}
      {answer.replacementId === null ? null : (
        <p>
          <Link to={`/prescriptions/${answer.replacementId}`}>{t('pharmacy-questions.toNewVersion')}</Link>
        </p>
      )}
    </>
  );
};
