import { usePermissions } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Actions } from './actions.tsx';
import { PrescriptionContent } from './content.tsx';
import { Inbox } from './inbox/inbox.tsx';

/** One prescription: for a pharmacy in its inbox, for the others a page of its own. What can be done with it stands in `actions.tsx`. */
export const PrescriptionShow = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  if (role === 'pharmacy') return <Inbox />;
  return (
    <RecordPage
      resource="prescriptions"
      title={(row) => t('prescriptions.one', { number: row.number })}
      aside={(row) => <StatusTag type="prescriptionStatus" value={row.status} />}
      actions={(row) => <Actions row={row} />}
    >
      {(row) => <PrescriptionContent row={row} />}
    </RecordPage>
  );
};
