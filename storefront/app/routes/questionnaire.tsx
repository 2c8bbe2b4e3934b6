import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { answersOf } from '../features/questionnaire/answers.ts';
import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';
import { stepOf } from '../features/questionnaire/steps.ts';
import { useHealthState } from '../features/questionnaire/use-questionnaire.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['questionnaire', 'person', 'selection'] };

/** All addresses of the questionnaire; which half of it is meant says the address, which step its query. */
const QuestionnaireRoute = () => {
  const { t } = useTranslation('questionnaire');
  const { pathname, search } = useLocation();
  const state = useHealthState();
  const isProfile = pathname.endsWith('/profile');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {state.isPending && <Skeleton lines={8} />}
      {state.isError && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {state.isSuccess && <QuestionnaireScreen stored={state.data} step={stepOf(new URLSearchParams(search).get('step'), isProfile, answersOf(state.data))} />}
    </>
  );
};
export default QuestionnaireRoute;
