import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Notice } from '../../../components/ui/feedback.tsx';
import { useAction } from '../../../lib/action/use-action.ts';
import { memberApi } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePath } from '../../../lib/i18n/use-locale.ts';
import { LastAnswers } from './last-answers.tsx';
import { pageOf } from './pages.ts';
import { followUpKey } from './use-follow-up.ts';
import styles from './follow-up.module.css';

type Answered = FollowUpBasis & { last: NonNullable<FollowUpBasis['last']> };

/** The one question: has anything changed since last time? */
export const FollowUpQuestion = ({ basis: { last, draft } }: { basis: Answered }) => {
  const { t } = useTranslation('follow-up');
  const { date } = useFormat();
  const client = useQueryClient();
  const path = usePath();
  const navigate = useNavigate();
  const { run, isPending, error } = useAction();
  const change = () =>
    run(async () => {
      await memberApi.post('/clients/health-state/follow-up', { body: { changed: true } });
      await client.invalidateQueries({ queryKey: followUpKey });
      await navigate(path(pageOf('answers')));
    });
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro', { date: date(last.savedAt) })}</p>
      {draft && (
        <Notice kind="info">
          <p>{t('question.begun', { date: date(draft.savedAt) })}</p>
        </Notice>
      )}
      <FailureNotice error={error} />
      <Card tone="next">
        <h2>{t('question.title')}</h2>
        <p>{t('question.help')}</p>
        <div className={styles.choices}>
          <LinkButton to={pageOf('order')} iconEnd="arrow">
            {t('question.no')}
          </LinkButton>
          <Button kind="secondary" isBusy={isPending} onClick={() => void change()}>
            {t(draft ? 'question.yesOn' : 'question.yes')}
          </Button>
        </div>
      </Card>
      <Disclosure summary={t('lastAnswers', { date: date(last.savedAt) })}>
        <LastAnswers state={last} />
      </Disclosure>
    </>
  );
};
