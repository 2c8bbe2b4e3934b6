import type { TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Page } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { usePollEvery, usePolling } from '../../providers/use-polling.ts';
import { useRecord } from '../../providers/use-record.ts';
import { AdministratorsView } from './break-glass.tsx';
import { RequestStatus } from './request-status.tsx';
import { Answers } from './review/answers.tsx';
import { CaseFacts } from './review/case-facts.tsx';
import { Decision } from './review/decision.tsx';
import { Preview } from './review/preview.tsx';
import { ReviewActions } from './review/review-actions.tsx';
import './review/review.css';

const refreshEveryMs = 20_000;

/** One screen for one request: facts, answers, decision. What may be seen and done, the record says. */
export const TreatmentReview = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const polling = usePolling();
  const { query, result } = useRecord({ resource: 'treatments', id, errorNotification: false, liveParams: polling.liveParams });
  // Each reading of a case is on record, so only what shows no health data is read again by itself.
  usePollEvery(polling, result === undefined || result.access === 'assigned' ? undefined : refreshEveryMs);
  if (query.isError && result === undefined) {
    return (
      <Page title={t('treatments.title')} backTo="treatments">
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (result === undefined) return <PageSkeleton />;
  return (
    <Page
      title={t('treatments.one', { number: result.number })}
      backTo="treatments"
      aside={<RequestStatus row={result} />}
      actions={<ReviewActions treatment={result} onLapse={() => void query.refetch()} />}
    >
      <Content treatment={result} />
    </Page>
  );
};

const Content = ({ treatment }: { treatment: TreatmentRecord }) => {
  if (treatment.access === 'metadata') return <AdministratorsView key={treatment.id} treatment={treatment} />;
  if (treatment.case === null) return <Preview treatment={treatment} />;
  return (
    <div className="review">
      <div className="review-facts stack">
        <CaseFacts treatment={treatment} record={treatment.case} />
      </div>
      <div className="review-answers stack">
        <Answers record={treatment.case} />
      </div>
      <div className="review-decision stack">
        <Decision key={treatment.id} treatment={treatment} record={treatment.case} />
      </div>
    </div>
  );
};
