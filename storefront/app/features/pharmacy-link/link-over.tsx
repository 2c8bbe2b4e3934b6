import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import type { LinkEnding, PharmacyLinkPage } from './use-pharmacy-link.ts';

/** There is nothing to open, or nothing any more: what that means at the counter, and what to do. */
export const LinkOver = ({ why, page }: { why: LinkEnding; page: Pick<PharmacyLinkPage, 'isBusy' | 'error' | 'renew'> }) => {
  const { t } = useTranslation('pharmacy-link');
  const action = why === 'lapsed' && (
    <>
      <FailureNotice error={page.error} />
      <Button isBusy={page.isBusy} onClick={() => void page.renew()}>
        {t('over.lapsed.renew')}
      </Button>
    </>
  );
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t(`over.${why}.title`)} action={action}>
        {t(`over.${why}.text`)}
      </EmptyState>
    </>
  );
};
