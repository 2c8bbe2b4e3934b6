import { failureText, supportCode } from '../../lib/api/failure-text.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { Notice } from './feedback.tsx';

/** Why an action failed, beside the form that asked for it; the support code only where something broke on our side. */
export const FailureNotice = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!error) return null;
  const isOurs = !(error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500);
  const code = isOurs ? supportCode(error) : undefined;
  return (
    <Notice kind="bad" isAlert>
      <p>
        {failureText(error, locale)}
        {code && ` ${t('state.supportCode', { code })}`}
      </p>
    </Notice>
  );
};
