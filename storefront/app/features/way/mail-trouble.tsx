import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';

/** Mails to the address do not arrive: where it is put right. */
export const MailTrouble = ({ email }: { email: string }) => {
  const { t } = useTranslation('way');
  return (
    <Notice kind="warn" title={t('mailTrouble.title')}>
      <p>{t('mailTrouble.text', { email })}</p>
      <LinkButton to="/profile/security" kind="secondary">
        {t('mailTrouble.action')}
      </LinkButton>
    </Notice>
  );
};
