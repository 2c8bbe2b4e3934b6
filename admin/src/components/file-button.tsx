import { FilePdfOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '../providers/error-text.ts';
import { saveFile } from './save-file.ts';

interface FileButtonProps {
  /** Asks for the file. */
  load: () => Promise<Blob>;
  fileName: string;
  isSmall?: boolean;
  /** Most files are documents. */
  icon?: ReactNode;
  children: ReactNode;
}

export const FileButton = ({ load, fileName, isSmall = false, icon = <FilePdfOutlined aria-hidden="true" />, children }: FileButtonProps) => {
  const { open } = useNotification();
  const [isLoading, setLoading] = useState(false);
  const onClick = async () => {
    setLoading(true);
    try {
      saveFile(await load(), fileName);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size={isSmall ? 'small' : 'middle'} icon={icon} loading={isLoading} onClick={() => void onClick()}>
      {children}
    </Button>
  );
};
