import { EditOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

/** Leads to the draft; the server begins one where there is none. */
export const DraftButton = () => {
  const { t } = useTranslation();
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await api.post('/backoffice/questionnaire-drafts');
      void navigate(`/questionnaire-drafts/${id}`);
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <Button icon={<EditOutlined aria-hidden="true" />} loading={isBusy} onClick={() => void begin()}>
      {t('questionnaire-drafts.begin')}
    </Button>
  );
};
