import { EditOutlined } from '@ant-design/icons';
import type { VaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { DateTime, Facts, Text, YesNo } from '../../components/values.tsx';
import { Takes } from './takes.tsx';

export const VaporizerShow = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit = (row: VaporizerRecord) =>
    row.abilities.includes('update') ? (
      <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/vaporizers/${row.id}/edit`)}>
        {t('common.edit')}
      </Button>
    ) : null;
  return (
    <RecordPage resource="vaporizers" title={(row) => row.name} actions={edit}>
      {(row) => (
        <Section title={t('vaporizers.device')}>
          <Facts
            items={[
              { label: t('vaporizers.manufacturer'), value: <Text value={row.manufacturer} /> },
              { label: t('vaporizers.takes'), value: <Takes forms={row.takes} /> },
              { label: t('vaporizers.cartridgeSystem'), value: <Text value={row.cartridgeSystem} /> },
              { label: t('vaporizers.isListed'), value: <YesNo value={row.isListed} /> },
              { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
              { label: t('common.updatedAt'), value: <DateTime value={row.updatedAt} /> },
            ]}
          />
        </Section>
      )}
    </RecordPage>
  );
};
