import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../../components/ui/feedback.tsx';
import { useDefinition } from '../use-definition.ts';
import { ChangeList } from './change-list.tsx';
import { FollowUpOrder } from './follow-up-order.tsx';
import { FollowUpQuestion } from './follow-up-question.tsx';
import { questionnairePage, type FollowUpView } from './pages.ts';

const pageFor = {
  profileComplete: '/profile',
  informationSheet: '/dashboard/information-sheet',
  treatmentContract: '/dashboard/treatment-contract',
} as const satisfies Record<FollowUpBasis['missing'][number], string>;

const Refused = ({ kind, to }: { kind: 'none' | 'open' | keyof typeof pageFor; to: string }) => {
  const { t } = useTranslation('follow-up');
  return (
    <>
      <h1>{t('title')}</h1>
      <EmptyState title={t(`refused.${kind}.title`)} action={<LinkButton to={to}>{t(`refused.${kind}.action`)}</LinkButton>}>
        {t(`refused.${kind}.text`)}
      </EmptyState>
    </>
  );
};

/** The questions as they are asked now. */
const WithQuestions = ({ children }: { children: (definition: QuestionnaireDefinition) => ReactNode }) => {
  const { data, error, refetch } = useDefinition();
  if (data) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />;
};

/** A follow-up from its question to its order, or why there can be none now and what to do instead. */
export const FollowUpScreen = ({ basis, view }: { basis: FollowUpBasis; view: FollowUpView }) => {
  const { last, draft, refusal, missing } = basis;
  if (refusal === 'treatment.alreadyOpen') return <Refused kind="open" to="/dashboard" />;
  if (refusal || !last) return <Refused kind="none" to={questionnairePage} />;
  const [first] = missing;
  if (first) return <Refused kind={first} to={pageFor[first]} />;
  const answered = { ...basis, last };
  if (view === 'answers' && draft) return <WithQuestions>{(definition) => <ChangeList definition={definition} last={last} draft={draft} />}</WithQuestions>;
  if (view === 'order' || (view === 'order-changed' && draft))
    return <WithQuestions>{(definition) => <FollowUpOrder definition={definition} basis={answered} isChanged={view !== 'order'} />}</WithQuestions>;
  return <FollowUpQuestion basis={answered} />;
};
