import { FilePdfOutlined, KeyOutlined } from '@ant-design/icons';
import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import type { NewTan } from '@blattwerk/contract/pharmacy-access/shapes';
import { useInvalidate, useNotification, useOnError } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { saveFile } from '../../components/save-file.ts';
import { Facts } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { ScriptLines } from './script.tsx';

type Step = 'tan' | 'tan-sheet';

/** The two steps at the task's sending. Both may end the former TAN, so the task is read again. */
const useSteps = (row: DeliveryTaskRecord) => {
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const { mutate: checkSession } = useOnError();
  const [running, setRunning] = useState<Step>();
  const [told, setTold] = useState<NewTan>();
  const run = async (step: Step, work: () => Promise<void>) => {
    setRunning(step);
    try {
      await work();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      checkSession(error);
    } finally {
      setRunning(undefined);
      await invalidate({ resource: 'delivery-tasks', id: row.id, invalidates: ['list', 'detail'] });
    }
  };
  const params = { id: row.sending.id };
  return {
    running,
    told,
    forget: () => setTold(undefined),
    newTan: () => void run('tan', async () => setTold(await api.post('/backoffice/sendings/:id/tan', { params }))),
    sheet: () =>
      void run('tan-sheet', async () =>
        saveFile(await api.postForFile('/backoffice/sendings/:id/tan-sheet', { params }), `zugang-${row.prescriptions[0]?.number ?? row.id}.pdf`),
      ),
  };
};

const inThrees = (tan: string): string => tan.replaceAll(/(\d{3})(?=\d)/g, '$1 ');

/** The TAN is shown once; closing the dialog forgets it. */
const ToldTan = ({ row, told, onClose }: { row: DeliveryTaskRecord; told: NewTan | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('delivery-tasks.tan.title')}
      open={told !== undefined}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
      destroyOnHidden
    >
      {told === undefined ? null : (
        <div className="stack">
          <Alert type="warning" showIcon message={t('delivery-tasks.tan.once')} />
          <Facts
            items={[
              { label: t('delivery-tasks.tan.tan'), value: <strong className="figures">{inThrees(told.tan)}</strong> },
              { label: t('delivery-tasks.tan.number'), value: told.number },
              { label: told.pharmacy.name, value: <Phone value={told.pharmacy.phone} /> },
            ]}
          />
          <ScriptLines row={row} kind="tan" />
        </div>
      )}
    </Dialog>
  );
};

interface StepButtonProps {
  row: DeliveryTaskRecord;
  children: string;
  icon: ReactNode;
  loading: boolean;
  /** This step makes a new TAN in place of the former one. */
  endsTan: boolean;
  onPress: () => void;
}

/** Asks first where a TAN that the pharmacy knows would stop working. */
const StepButton = ({ row, children, endsTan, onPress, ...look }: StepButtonProps) => {
  const { t } = useTranslation();
  if (!endsTan || row.sending.tanSentAt === null)
    return (
      <Button {...look} onClick={onPress}>
        {children}
      </Button>
    );
  return (
    <ConfirmButton {...look} means={t('delivery-tasks.tan.endsFormer')} onConfirm={onPress}>
      {children}
    </ConfirmButton>
  );
};

/** How staff get a pharmacy without an account to its sending: a TAN to be told, or a sheet for fax or post. */
export const LinkAccess = ({ row }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  const { running, told, forget, newTan, sheet } = useSteps(row);
  if (!row.abilities.includes('new-tan') && !row.abilities.includes('tan-sheet')) return null;
  const showsLink = row.sending.channel === 'staff';
  return (
    <Section title={t('delivery-tasks.tan.section')}>
      <p className="quiet">{t(showsLink ? 'delivery-tasks.tan.helpLink' : 'delivery-tasks.tan.helpTan')}</p>
      <div className="dialog-actions">
        {row.abilities.includes('new-tan') ? (
          <StepButton row={row} icon={<KeyOutlined aria-hidden="true" />} loading={running === 'tan'} endsTan onPress={newTan}>
            {t('delivery-tasks.tan.show')}
          </StepButton>
        ) : null}
        {row.abilities.includes('tan-sheet') ? (
          <StepButton row={row} icon={<FilePdfOutlined aria-hidden="true" />} loading={running === 'tan-sheet'} endsTan={!showsLink} onPress={sheet}>
            {t('delivery-tasks.tan.sheet')}
          </StepButton>
        ) : null}
      </div>
      <ToldTan row={row} told={told} onClose={forget} />
    </Section>
  );
};
