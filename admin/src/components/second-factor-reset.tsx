import { SafetyOutlined } from '@ant-design/icons';
import { useNotification, useOnError } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../providers/error-text.ts';
import { api } from '../providers/http.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** A user lost the phone: their second factor is taken away, with a reason that is on record. */
export const SecondFactorReset = ({ personId }: { personId: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { mutate: checkSession } = useOnError();
  const [isBusy, setBusy] = useState(false);
  const reset = async (reason: string): Promise<boolean> => {
    setBusy(true);
    try {
      await api.post('/backoffice/people/:id/second-factor/reset', { params: { id: personId }, body: { reason } });
      open?.({ type: 'success', message: t('factorReset.done') });
      return true;
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      checkSession(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return <ReasonDialog texts="factorReset" icon={<SafetyOutlined aria-hidden="true" />} min={5} isDanger isBusy={isBusy} onReason={reset} />;
};
