import { UploadOutlined } from '@ant-design/icons';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

/** A stock file by hand; what becomes of it shows on the run's page. */
export const FeedUpload = ({ feedId, isMain }: { feedId: string; isMain: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      const { id } = await api.post('/backoffice/stock-feeds/:id/upload', { params: { id: feedId }, file });
      await invalidate({ resource: 'feed-runs', invalidates: ['list'] });
      await invalidate({ resource: 'stock-feeds', invalidates: ['list', 'detail'], id: feedId });
      void navigate(`/feed-runs/${id}`);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Upload
      accept=".csv,.txt,.json,.xml,.xlsx"
      showUploadList={false}
      beforeUpload={(file) => {
        void send(file);
        return false;
      }}
    >
      <Button type={isMain ? 'primary' : 'default'} icon={<UploadOutlined aria-hidden="true" />} loading={isSending}>
        {t('stock-feeds.upload')}
      </Button>
    </Upload>
  );
};
