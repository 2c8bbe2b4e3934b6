import type { RequiredProfileField } from '@blattwerk/contract/accounts/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback.tsx';

/** A step that needs the whole profile asks for it, says what is missing, and leads there. */
export const ProfileIncomplete = ({ missing }: { missing: readonly RequiredProfileField[] }) => {
  const { t } = useTranslation('person');
  return (
    <EmptyState title={t('incompleteTitle')} action={<LinkButton to="/profile">{t('toProfile')}</LinkButton>}>
      {t('incompleteText', { list: missing.map((field) => t(field)).join(', ') })}
    </EmptyState>
  );
};
