import { SafetyCertificateOutlined } from '@ant-design/icons';
import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';

/** The second person's approval: a button where it is due and the viewer may give it, else who gives it. */
export const Approval = ({ row }: { row: PersonRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('people');
  const goOn = useNextOpen('people');
  const kind = row.role === 'doctor' ? 'licence' : 'admin';
  const action = row.abilities.find((ability) => ability === 'approve-licence' || ability === 'confirm');
  if (!row.awaitsApproval && action === undefined) return null;
  const approve = async (step: NonNullable<typeof action>, goesOn: boolean) => {
    const approved = await run(row.id, step, {}, { done: 'people.approval.done' });
    if (approved !== undefined && goesOn) await goOn(row.id);
  };
  const button =
    action === undefined ? null : (
      <ConfirmButton
        type="primary"
        icon={<SafetyCertificateOutlined aria-hidden="true" />}
        loading={running === action}
        means={t(`people.approval.${kind}Means`)}
        hasNext
        onConfirm={(goesOn) => void approve(action, goesOn)}
      >
        {t(`people.approval.${kind}Button`)}
      </ConfirmButton>
    );
  return (
    <Alert
      className="columns-wide"
      type="info"
      showIcon
      message={t(`people.approval.${kind}`)}
      description={action === undefined ? t('people.approval.other') : t(`people.approval.${kind}Help`)}
      action={button}
    />
  );
};
