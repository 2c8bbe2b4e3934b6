import { questionsOf, type QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { Criterion } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useLocale } from '../../lib/i18n/use-locale.ts';

interface Props {
  /** The questions that were answered. */
  definition: QuestionnaireDefinition;
  applies: readonly Criterion[];
  onCorrect: () => void;
}

/** The kind end of a request: why, what to do instead, and that nothing is charged. */
export const ExclusionStop = ({ definition, applies, onCorrect }: Props) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const reasons = questionsOf(definition).filter(({ key }) => applies.some((criterion) => key === `criteriaConfirm.${criterion}`));
  return (
    <>
      <h1>{t('stop.title')}</h1>
      <p>{t('stop.text')}</p>
      <ul>
        {reasons.map(({ key, label, why }) => (
          <li key={key}>
            <strong>{label[locale]}:</strong> {why?.[locale]}
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
