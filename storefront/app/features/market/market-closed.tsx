import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { bareOf } from '../../lib/i18n/locale.ts';

/** The market while the settings keep it to patients with a prescription. */
export const MarketClosed = ({ reason }: { reason: 'login' | 'prescription' }) => {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const way = reason === 'login' ? `/auth/login?returnTo=${encodeURIComponent(bareOf(pathname) + search)}` : '/health-state/create/prescription';
  return (
    <EmptyState title={t(`closed.${reason}.title`)} action={<LinkButton to={way}>{t(`closed.${reason}.action`)}</LinkButton>}>
      {t(`closed.${reason}.text`)}
    </EmptyState>
  );
};
