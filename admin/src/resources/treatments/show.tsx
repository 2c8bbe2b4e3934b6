import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BlocksOf } from '../../components/block-groups.ts';
import { Page } from '../../components/page.tsx';
import { Presence } from '../../components/presence.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { usePollEvery, usePolling } from '../../providers/use-polling.ts';
import { useRecord } from '../../providers/use-record.ts';
import { AdministratorsView } from './break-glass.tsx';
import { RequestStatus } from './request-status.tsx';
import { Answers } from './review/answers.tsx';
import { CaseFacts } from './review/case-facts.tsx';
import { CaseDiary } from './review/diary.tsx';
import { Decision } from './review/decision.tsx';
import { StockOf } from './review/nearby-stock.tsx';
import { Notes } from './review/notes.tsx';
import { Preview } from './review/preview.tsx';
import { Uploads } from './review/uploads.tsx';
import { ReviewActions } from './review/review-actions.tsx';
import './review/review.css';
import './review/case.css';
import './review/desk.css';

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
      aside={
        <>
          <RequestStatus row={result} />
          <Presence key={id} resource="treatments" id={id} />
        </>
      }
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
    <StockOf value={treatment.id}>
      <Case key={treatment.id} treatment={treatment} record={treatment.case} />
    </StockOf>
  );
};

/** Facts, answers, decision; while the approval is written it has the room, and what is read for it stands beside it in one column. */
const Case = ({ treatment, record }: { treatment: TreatmentRecord; record: TreatmentCase }) => {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const { symptoms = [] } = record.answers;
  const { locale: language } = record.patient;
  const blocksOf = useMemo(() => ({ symptoms, language }), [symptoms, language]);
  return (
    <div className={isWriting ? 'review is-writing' : 'review'}>
      <div className="review-read">
        <div className="review-facts stack" role="region" aria-label={t('review.facts')} tabIndex={0}>
          <CaseFacts treatment={treatment} record={record} />
          <CaseDiary treatmentId={treatment.id} />
        </div>
        <div className="review-answers stack" role="region" aria-label={t('review.answers')} tabIndex={0}>
          <Answers record={record} />
          <Uploads treatmentId={treatment.id} />
        </div>
      </div>
      <div className="review-decision stack">
        <BlocksOf value={blocksOf}>
          <Decision treatment={treatment} record={record} onWrite={setWriting} />
        </BlocksOf>
        <Notes key={`notes of ${treatment.id}`} treatmentId={treatment.id} />
      </div>
    </div>
  );
};
