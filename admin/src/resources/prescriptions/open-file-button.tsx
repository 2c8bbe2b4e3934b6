import { PrinterOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '../../providers/error-text.ts';

/** Opens a document beside this page, where the browser prints it. The window is opened by the press itself, else browsers would hold it back. */
export const useOpenFile = () => {
  const { open } = useNotification();
  const [isLoading, setLoading] = useState(false);
  const openFile = async (load: () => Promise<Blob>): Promise<void> => {
    const beside = window.open('', '_blank');
    setLoading(true);
    try {
      const address = URL.createObjectURL(await load());
      if (beside) beside.location.href = address;
      setTimeout(() => URL.revokeObjectURL(address), 600_000);
    } catch (error) {
      beside?.close();
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setLoading(false);
    }
  };
  return { openFile, isLoading };
};

export const OpenFileButton = ({ load, children }: { load: () => Promise<Blob>; children: ReactNode }) => {
  const { openFile, isLoading } = useOpenFile();
  return (
    <Button icon={<PrinterOutlined aria-hidden="true" />} loading={isLoading} onClick={() => void openFile(load)}>
      {children}
    </Button>
  );
};
