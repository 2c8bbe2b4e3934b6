import { CheckOutlined, ExperimentOutlined, GiftOutlined, InboxOutlined, MailOutlined, RollbackOutlined, TagOutlined, UndoOutlined } from '@ant-design/icons';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-button.tsx';
import { Day } from '../../components/values.tsx';
import { api } from '../../providers/http.ts';
import { CreateAttestation } from '../attestations/create-button.tsx';
import { OpenFileButton } from './open-file-button.tsx';
import { PostOriginal } from './original.tsx';
import { RevokeButton } from './revocation.tsx';
import { StaffActions } from './staff-actions.tsx';
import type { StepAction, StepDialog, Steps } from './use-steps.ts';

interface StepButton {
  action: StepAction;
  /** The text's key, where it is another than the action's. */
  text?: string;
  icon: ReactNode;
  dialog?: StepDialog;
  isQuiet?: boolean;
}

/** In the order of the way; the last possible one is what comes next. */
const buttons: readonly StepButton[] = [
  { action: 'return', icon: <RollbackOutlined aria-hidden="true" />, dialog: 'return', isQuiet: true },
  { action: 'undo-ready', text: 'undoReady', icon: <UndoOutlined aria-hidden="true" />, isQuiet: true },
  { action: 'accept', icon: <InboxOutlined aria-hidden="true" /> },
  { action: 'prepare', icon: <ExperimentOutlined aria-hidden="true" /> },
  { action: 'confirm-original', text: 'paper.confirm', icon: <MailOutlined aria-hidden="true" /> },
  { action: 'ready', icon: <GiftOutlined aria-hidden="true" />, dialog: 'ready' },
  { action: 'dispense', icon: <CheckOutlined aria-hidden="true" />, dialog: 'dispense' },
];

/** In place of the button for a repeat that cannot be dispensed yet. */
const NextDispensing = ({ row: { dispensings } }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  if (dispensings === null || dispensings.nextFrom === null) return null;
  return (
    <span className="quiet">
      {t('prescriptions.nextDispensing')} <Day value={dispensings.nextFrom} />
    </span>
  );
};

/**
 * The one place for what can be done with a prescription; the record's abilities say what is possible now. `steps` are the pharmacy's,
 * who works through them in its inbox.
 */
export const Actions = ({ row, steps }: { row: PrescriptionRecord; steps?: Steps }) => {
  const { t } = useTranslation();
  const may = (action: string) => row.abilities.includes(action);
  const loadFile = () => api.file('/backoffice/prescriptions/:id/file', { params: { id: row.id } });
  return (
    <>
      {may('download') && steps === undefined ? (
        <FileButton load={loadFile} fileName={`${row.number}.pdf`}>
          {t('prescriptions.pdf')}
        </FileButton>
      ) : null}
      {may('download') && steps !== undefined ? <OpenFileButton load={loadFile}>{t('prescriptions.printPdf')}</OpenFileButton> : null}
      {steps === undefined ? <StaffActions row={row} /> : null}
      {may('attest') ? <CreateAttestation row={row} /> : null}
      {steps === undefined ? <RevokeButton row={row} /> : null}
      {steps === undefined ? <PostOriginal row={row} /> : null}
      {steps !== undefined && row.patient !== null && row.status !== 'dispensed' ? (
        <Button icon={<TagOutlined aria-hidden="true" />} onClick={() => steps.ask('label', row)}>
          {t('prescriptions.label.button')}
        </Button>
      ) : null}
      {steps === undefined ? null : <NextDispensing row={row} />}
      {steps === undefined
        ? null
        : buttons
            .filter(({ action }) => may(action))
            .map(({ action, text = action, icon, dialog, isQuiet = false }) => (
              <Button
                key={action}
                type={isQuiet ? 'default' : 'primary'}
                icon={icon}
                loading={steps.running === action}
                onClick={() => (dialog === undefined ? void steps.take(row, action) : steps.ask(dialog, row))}
              >
                {t(`prescriptions.${text}`)}
              </Button>
            ))}
    </>
  );
};
