import { StopOutlined } from '@ant-design/icons';
import { useGetIdentity } from '@refinedev/core';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { revokeReasons } from '@blattwerk/contract/prescriptions/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { EnumText, Facts, Text } from '../../components/values.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { KindDialog } from './kind-dialog.tsx';
import type { Kind } from './kind-dialog.tsx';

const revoking: Kind = { action: 'revoke', field: 'reason', values: revokeReasons, enumType: 'revokeReason' };

/** The doctor takes a prescription back that was not dispensed. */
export const RevokeButton = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!row.abilities.includes('revoke') && !isOpen) return null;
  return (
    <>
      <Button danger icon={<StopOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('prescriptions.revoke')}
      </Button>
      {isOpen ? <KindDialog row={row} kind={revoking} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

/** Why it was taken back; or, for its doctor, what to do instead once it was dispensed. */
export const Revocation = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const isTooLate = user?.role === 'doctor' && (row.status === 'dispensed' || row.status === 'partly-dispensed');
  if (row.revokeReason === null && !isTooLate) return null;
  return (
    <Section title={t(row.revokeReason === null ? 'prescriptions.revokeTitle' : 'prescriptions.revoked')}>
      {row.revokeReason === null ? (
        <p>{t('prescriptions.revokeTooLate')}</p>
      ) : (
        <Facts
          items={[
            { label: t('prescriptions.revokeKind'), value: <EnumText type="revokeReason" value={row.revokeReason} /> },
            { label: t('prescriptions.revokeText'), value: <Text value={row.revokeText} /> },
          ]}
        />
      )}
    </Section>
  );
};
