import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { answersOf } from '../features/questionnaire/answers.ts';
import { HealthDataConsent } from '../features/questionnaire/health-data-consent.tsx';
import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';
import { useDefinition } from '../features/questionnaire/use-definition.ts';
import { stepOf } from '../features/questionnaire/steps.ts';
import { useHealthState } from '../features/questionnaire/use-questionnaire.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['questionnaire', 'person', 'selection', 'uploads', 'consents'] };

/** All addresses of the questionnaire; which half of it is meant says the address, which step its query. */
const QuestionnaireRoute = () => {
  const { t } = useTranslation('questionnaire');
  const { pathname, search } = useLocation();
  const state = useHealthState();
  const definition = useDefinition();
  const isProfile = pathname.endsWith('/profile');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {(state.isPending || definition.isPending) && <Skeleton lines={8} />}
      {state.isError && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {definition.isError && !state.isError && <ErrorState error={definition.error} onRetry={() => void definition.refetch()} />}
      {state.isSuccess && definition.isSuccess && (
        <HealthDataConsent way="questionnaire">
          <QuestionnaireScreen
            stored={state.data}
            definition={definition.data}
            step={stepOf(new URLSearchParams(search).get('step'), isProfile, answersOf(state.data))}
            uploads={<UploadField />}
          />
        </HealthDataConsent>
      )}
    </>
  );
};
export default QuestionnaireRoute;
