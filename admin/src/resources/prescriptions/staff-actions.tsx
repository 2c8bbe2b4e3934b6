import { MailOutlined, RollbackOutlined } from '@ant-design/icons';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { useAction } from '../../components/use-action.ts';

/** What administrators do for a prescription that is on its way: remind the pharmacy once more, or take the sending back. */
export const StaffActions = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('prescriptions');
  const may = (action: string) => row.abilities.includes(action);
  return (
    <>
      {may('resend-notice') ? (
        <Button
          icon={<MailOutlined aria-hidden="true" />}
          loading={running === 'resend-notice'}
          onClick={() => void run(row.id, 'resend-notice', {}, { done: 'prescriptions.resent' })}
        >
          {t('prescriptions.resend')}
        </Button>
      ) : null}
      {may('re-route') ? (
        <ReasonDialog
          icon={<RollbackOutlined aria-hidden="true" />}
          texts="prescriptions.reRoute"
          min={5}
          isDanger
          isBusy={running === 're-route'}
          onReason={async (reason) => (await run(row.id, 're-route', { reason }, { done: 'prescriptions.reRouted' })) !== undefined}
        />
      ) : null}
    </>
  );
};
