import { DeleteOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { useAction } from '../../components/use-action.ts';

/** A patient asked by letter, telephone or mail that their account be erased. */
export const ErasureButton = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { run, running } = useAction('patients');
  const erase = async (reason: string): Promise<boolean> => {
    if ((await run(patientId, 'erase', { reason })) === undefined) return false;
    open?.({ type: 'success', message: t('patients.erasure.done') });
    return true;
  };
  return <ReasonDialog texts="patients.erasure" icon={<DeleteOutlined aria-hidden="true" />} min={10} isDanger isBusy={running === 'erase'} onReason={erase} />;
};
