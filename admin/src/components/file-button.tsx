import { FilePdfOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '../providers/error-text.ts';
import { http } from '../providers/http.ts';

/** Hands a file that lies behind the login to the browser. `path` begins below `/api/v1`. */
const saveFile = async (path: string, fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await http.download(path));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

interface FileButtonProps {
  path: string;
  fileName: string;
  isSmall?: boolean;
  children: ReactNode;
}

export const FileButton = ({ path, fileName, isSmall = false, children }: FileButtonProps) => {
  const { open } = useNotification();
  const [isLoading, setLoading] = useState(false);
  const onClick = async () => {
    setLoading(true);
    try {
      await saveFile(path, fileName);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size={isSmall ? 'small' : 'middle'} icon={<FilePdfOutlined aria-hidden="true" />} loading={isLoading} onClick={() => void onClick()}>
      {children}
    </Button>
  );
};
