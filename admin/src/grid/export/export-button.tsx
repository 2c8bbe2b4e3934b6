import { exportFormats } from '@blattwerk/contract/list-exports/shapes';
import type { ExportFormat } from '@blattwerk/contract/list-exports/shapes';
import { DownloadOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { askedOf } from '../asked.ts';
import type { GridState } from '../filters.ts';
import { noteExport } from './started-exports.ts';
import './export.css';

interface ExportButtonProps {
  resource: string;
  state: GridState;
  total: number;
  isTotalExact: boolean;
  /** The columns that the list shows now. */
  shown: readonly string[];
}

/** Every list of pages has an export; which lists there are is the contract's (`list-operations.ts`). */
const askFor = (resource: string, body: object): Promise<unknown> => api.post(`/backoffice/${resource}/exports` as never, ...([{ body }] as never));

/** Asks how the list is to be written to a file; the tray tells when it is there. */
export const ExportButton = ({ resource, state, total, isTotalExact, shown }: ExportButtonProps) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [isAll, setAll] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await askFor(resource, { ...askedOf(state), format, ...(isAll ? {} : { columns: shown }) });
      noteExport();
      setOpen(false);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden="true" />} aria-label={t('export.button')} title={t('export.button')} onClick={() => setOpen(true)} />
      <Dialog
        title={t('export.title')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        onOk={() => void start()}
        okText={t('export.start')}
        okButtonProps={{ loading: isBusy, disabled: total === 0 }}
        width={480}
        destroyOnHidden
      >
        <p>{t(isTotalExact ? 'export.count' : 'export.countOpen', { count: total })}</p>
        <fieldset className="export-choice">
          <legend>{t('export.format')}</legend>
          <Radio.Group
            name="format"
            value={format}
            onChange={({ target }) => setFormat(target.value as ExportFormat)}
            options={exportFormats.toReversed().map((value) => ({ value, label: t(`export.formats.${value}`) }))}
          />
        </fieldset>
        <fieldset className="export-choice">
          <legend>{t('export.columns')}</legend>
          <Radio.Group
            name="columns"
            value={isAll}
            onChange={({ target }) => setAll(target.value as boolean)}
            options={[
              { value: false, label: t('export.shownColumns', { count: shown.length }) },
              { value: true, label: t('export.allColumns') },
            ]}
          />
        </fieldset>
        <p className="quiet">{t('export.noted')}</p>
      </Dialog>
    </>
  );
};
