import { EditOutlined } from '@ant-design/icons';
import type { HouseTextBlockRecord } from '@blattwerk/contract/text-blocks/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { DateTime, EnumText, Facts, YesNo } from '../../components/values.tsx';
import { IndicationText } from './indication.tsx';
import './house-text-blocks.css';

export const HouseTextBlockShow = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit = (row: HouseTextBlockRecord) =>
    row.abilities.includes('update') ? (
      <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/house-text-blocks/${row.id}/edit`)}>
        {t('common.edit')}
      </Button>
    ) : null;
  return (
    <RecordPage resource="house-text-blocks" title={(row) => row.name} actions={edit}>
      {(row) => (
        <Section title={t('house-text-blocks.block')}>
          <p className="house-words" lang={row.language}>
            {row.text}
          </p>
          <Facts
            items={[
              { label: t('house-text-blocks.language'), value: <EnumText type="language" value={row.language} /> },
              { label: t('house-text-blocks.indication'), value: <IndicationText value={row.indication} /> },
              { label: t('house-text-blocks.isActive'), value: <YesNo value={row.isActive} /> },
              { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
              { label: t('common.updatedAt'), value: <DateTime value={row.updatedAt} /> },
            ]}
          />
        </Section>
      )}
    </RecordPage>
  );
};
