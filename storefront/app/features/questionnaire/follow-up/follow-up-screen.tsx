import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/feedback.tsx';
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

/** A follow-up from its question to its order, or why there can be none now and what to do instead. */
export const FollowUpScreen = ({ basis, view }: { basis: FollowUpBasis; view: FollowUpView }) => {
  const { last, draft, refusal, missing } = basis;
  if (refusal === 'treatment.alreadyOpen') return <Refused kind="open" to="/dashboard" />;
  if (refusal || !last) return <Refused kind="none" to={questionnairePage} />;
  const [first] = missing;
  if (first) return <Refused kind={first} to={pageFor[first]} />;
  const answered = { ...basis, last };
  if (view === 'answers' && draft) return <ChangeList last={last} draft={draft} />;
  if (view === 'order') return <FollowUpOrder basis={answered} isChanged={false} />;
  if (view === 'order-changed' && draft) return <FollowUpOrder basis={answered} isChanged />;
  return <FollowUpQuestion basis={answered} />;
};
