import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/ui/feedback.tsx';
import type { LinkEnding } from './use-pharmacy-link.ts';

/** There is nothing to open, or nothing any more: what that means at the counter, and whom to call. */
export const LinkOver = ({ why }: { why: LinkEnding }) => {
  const { t } = useTranslation('pharmacy-link');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t(`over.${why}.title`)}>{t(`over.${why}.text`)}</EmptyState>
    </>
  );
};
