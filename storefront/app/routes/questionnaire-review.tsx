import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppLink } from '../components/ui/app-link.tsx';
import { Card, Facts } from '../components/ui/card.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { DateTime } from '../components/ui/values.tsx';
import { ReviewScreen } from '../features/questionnaire/review-screen.tsx';
import { addressOf, stepIn } from '../features/questionnaire/steps.ts';
import { useDefinition } from '../features/questionnaire/use-definition.ts';
import { useHealthState } from '../features/questionnaire/use-questionnaire.ts';
import styles from '../features/questionnaire/questionnaire.module.css';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { memberApi } from '../lib/api/client.ts';
import { useLocale, usePath } from '../lib/i18n/use-locale.ts';
import { useProfile } from '../lib/profile/use-profile.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['questionnaire', 'person', 'selection', 'uploads'] };

const Person = ({ title }: { title: string }) => {
  const { t } = useTranslation('person');
  const { data } = useProfile();
  if (!data) return <Skeleton lines={4} />;
  const items = [
    { term: t('name'), value: [data.title, data.firstName, data.lastName].filter(Boolean).join(' ') },
    ...(data.dob ? [{ term: t('dob'), value: <DateTime value={data.dob} kind="date" /> }] : []),
    {
      term: t('street'),
      value: [`${data.street ?? ''} ${data.houseNum ?? ''}`.trim(), `${data.zipCode ?? ''} ${data.city ?? ''}`.trim()].filter(Boolean).join(', ') || '–',
    },
    { term: t('phone'), value: data.phone ?? '–' },
  ];
  return (
    <div className={styles.group}>
      <Card>
        <div className={styles.groupHead}>
          <h2>{title}</h2>
          <AppLink to={addressOf('personal')}>
            {t('sheet.change', { ns: 'questionnaire' })}
            <span className="visually-hidden">: {title}</span>
          </AppLink>
        </div>
        <Facts items={items} />
      </Card>
    </div>
  );
};

const QuestionnaireReview = () => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const state = useHealthState();
  const definition = useDefinition(state.data?.definition);
  /** Where no step is left, the order follows: it says what a new request costs, or leads to the one under way. */
  const goOn = async () => {
    const { next } = await memberApi.get('/clients/iam/statuses');
    await navigate(path(next ?? '/dashboard/treatment-payment'));
  };
  return (
    <>
      <PageHead title={t('review.title')} isPrivate />
      {(state.isPending || definition.isPending) && <Skeleton lines={10} />}
      {state.isError && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {definition.isError && !state.isError && <ErrorState error={definition.error} onRetry={() => void definition.refetch()} />}
      {state.isSuccess && definition.isSuccess && (
        <ReviewScreen
          state={state.data}
          definition={definition.data}
          personal={<Person title={stepIn(definition.data, 'personal').title[locale]} />}
          uploads={<UploadField />}
          onSent={goOn}
        />
      )}
    </>
  );
};
export default QuestionnaireReview;
