import type { Criterion } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';

/** The kind end of a request: why, what to do instead, and that nothing is charged. */
export const ExclusionStop = ({ applies, onCorrect }: { applies: readonly Criterion[]; onCorrect: () => void }) => {
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <h1>{t('stop.title')}</h1>
      <p>{t('stop.text')}</p>
      <ul>
        {applies.map((criterion) => (
          <li key={criterion}>
            <strong>{t(`criterion.${criterion}.short`)}:</strong> {t(`criterion.${criterion}.why`)}
          </li>
        ))}
      </ul>
      <h2>{t('stop.nextTitle')}</h2>
      <p>{t('stop.next')}</p>
      <Notice kind="info" title={t('stop.chargedTitle')}>
        <p>{t('stop.charged')}</p>
      </Notice>
      <p>
        <LinkButton to="/dashboard">{t('stop.dashboard')}</LinkButton>{' '}
        <Button kind="quiet" onClick={onCorrect}>
          {t('stop.correct')}
        </Button>
      </p>
    </>
  );
};
