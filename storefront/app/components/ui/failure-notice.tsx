import { ApiError } from '../../lib/api/api-error.ts';
import { failureText, supportCode } from '../../lib/api/failure-text.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { Notice } from './feedback.tsx';

/** From here on hours say it better than minutes. */
const longWaitSeconds = 5400;

/** Why an action failed, beside the form that asked for it; how long to wait after too many tries; the support code only where something broke on our side. */
export const FailureNotice = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!error) return null;
  const isOurs = !(error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500);
  const code = isOurs ? supportCode(error) : undefined;
  const wait = error instanceof ApiError ? error.waitSeconds : undefined;
  return (
    <Notice kind="bad" isAlert>
      <p>
        {failureText(error, locale)}
        {wait !== undefined &&
          ` ${wait > longWaitSeconds ? t('state.waitHours', { count: Math.round(wait / 3600) }) : t('state.waitMinutes', { count: Math.ceil(wait / 60) })}`}
        {code && ` ${t('state.supportCode', { code })}`}
      </p>
    </Notice>
  );
};
