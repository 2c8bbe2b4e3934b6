import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../providers/error-text.ts';
import { secondsToWait, waitingWords } from '../../providers/waiting-time.ts';

/** Why a login was refused, and how long to wait where that is the reason. */
export const Refusal = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  if (error === undefined) return null;
  const seconds = secondsToWait(error);
  const wait = seconds === undefined ? undefined : waitingWords(seconds);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={wait === undefined ? errorText(error) : t('login.tooMany')}
      description={wait === undefined ? undefined : t(wait.key, { count: wait.count })}
    />
  );
};
