import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { Button } from '../ui/button.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { TextInput } from '../ui/inputs.tsx';
import styles from './mail-code-field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; error?: string | undefined };

/** The code by mail that stands in for the password of an account without one. */
export const MailCodeField = (input: Props) => {
  const { t } = useTranslation('person');
  const [isSent, setSent] = useState(false);
  const { run, isPending, error } = useAction();
  const send = () =>
    run(async () => {
      await memberApi.post('/clients/iam/owner-code');
      setSent(true);
    });
  return (
    <div className={styles.stack}>
      <p role="status">{t(isSent ? 'mailCode.sent' : 'mailCode.help')}</p>
      <Button kind="secondary" isBusy={isPending} onClick={() => void send()}>
        {t('mailCode.send')}
      </Button>
      <FailureNotice error={error} />
      <TextInput {...input} label={t('mailCode.label')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
    </div>
  );
};
