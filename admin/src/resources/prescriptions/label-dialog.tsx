import { PrinterOutlined } from '@ant-design/icons';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import { Amount } from '../../components/amount.tsx';
import { Dialog } from '../../components/dialog.tsx';
import './label.css';

/** What stands on the package, 60 by 30 millimetres. */
const Label = ({ row }: { row: PrescriptionRecord }) => (
  <div className="label">
    <div className="label-line">
      <strong>{row.patient?.name}</strong>
      {row.pickupCode === null ? null : <strong className="label-code">{row.pickupCode}</strong>}
    </div>
    <span>{row.number}</span>
    <span className="label-medicine">
      {row.productName}, <Amount quantity={row.quantity} unit={row.unit} />
    </span>
    <span className="label-dose">
      {[row.singleDose, row.dailyDose].filter(Boolean).join(' / ')} · {row.instructions}
    </span>
  </div>
);

/** Shows the label as it will be printed; on paper there is the label and nothing else. Once it is printed, the work goes on. */
export const LabelDialog = ({ row, onClose }: { row: PrescriptionRecord; onClose: () => void }) => {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('afterprint', onClose);
    return () => window.removeEventListener('afterprint', onClose);
  }, [onClose]);
  return (
    <>
      <Dialog
        title={t('prescriptions.label.title')}
        open
        onCancel={onClose}
        okText={t('prescriptions.label.print')}
        okButtonProps={{ icon: <PrinterOutlined aria-hidden="true" />, autoFocus: true }}
        onOk={() => window.print()}
      >
        <Label row={row} />
      </Dialog>
      {createPortal(
        <div className="print-label" aria-hidden="true">
          <Label row={row} />
        </div>,
        document.body,
      )}
    </>
  );
};
