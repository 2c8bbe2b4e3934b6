import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import styles from './support-view.module.css';

/** Before the view: what will happen. One press, so that nothing that only looks at links uses the link up. */
export const SupportInvitation = ({ isBusy, error, onOpen }: { isBusy: boolean; error: unknown; onOpen: () => void }) => {
  const { t } = useTranslation('support-view');
  return (
    <Card tone="next">
      <h1 className={styles.gateTitle}>{t('invitation.title')}</h1>
      <p>{t('invitation.text')}</p>
      <ul>
        <li>{t('invitation.once')}</li>
        <li>{t('invitation.readOnly')}</li>
        <li>{t('invitation.logged')}</li>
      </ul>
      <FailureNotice error={error} />
      <Button isBusy={isBusy} onClick={onOpen} iconEnd="arrow">
        {t('invitation.open')}
      </Button>
    </Card>
  );
};

/** After the view, or where there is none: what happened, and how to get a new one. */
export const SupportOver = ({ why }: { why: 'none' | 'link' | 'ended' | 'expired' }) => {
  const { t } = useTranslation('support-view');
  return (
    <>
      <FocusedHeading className="visually-hidden">{t('title')}</FocusedHeading>
      <EmptyState
        title={t(`over.${why}.title`)}
        action={
          <LinkButton to="/" kind="secondary">
            {t('over.home')}
          </LinkButton>
        }
      >
        {t(`over.${why}.text`)}
      </EmptyState>
    </>
  );
};
