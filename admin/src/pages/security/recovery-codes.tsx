import { CopyOutlined, DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Alert, Button, Checkbox } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../components/page.tsx';
import './security.css';

const saveFile = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
  Heading?: 'h2' | 'h3';
}

/** Shown once: to be copied, saved or printed, and only then left behind. */
export const RecoveryCodes = ({ codes, onDone, Heading = 'h3' }: RecoveryCodesProps) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${t('security.codes.fileTitle', { brand })}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    open?.({ type: 'success', message: t('security.codes.copied') });
  };
  return (
    <div className="recovery-codes">
      <Heading ref={heading} tabIndex={-1}>
        {t('security.codes.title')}
      </Heading>
      <Alert type="warning" showIcon message={t('security.codes.once')} />
      <ul>
        {codes.map((code) => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ul>
      <div className="dialog-actions no-print">
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          {t('security.codes.copy')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => saveFile(text, t('security.codes.file'))}>
          {t('security.codes.download')}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => window.print()}>
          {t('security.codes.print')}
        </Button>
      </div>
      <div className="no-print recovery-foot">
        <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
          {t('security.codes.kept')}
        </Checkbox>
        <Button type="primary" disabled={!isSaved} onClick={onDone}>
          {t('security.codes.done')}
        </Button>
      </div>
    </div>
  );
};
