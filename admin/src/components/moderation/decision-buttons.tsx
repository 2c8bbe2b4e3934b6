import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Contribution, ModeratedResource } from './use-moderation.ts';
import './moderation.css';

interface Props {
  resource: ModeratedResource;
  row: Contribution;
  isSmall?: boolean;
  onPublish: () => void;
  onReject: () => void;
}

/** What can be decided about one contribution now. */
export const DecisionButtons = ({ resource, row, isSmall = false, onPublish, onReject }: Props) => {
  const { t } = useTranslation();
  const size = isSmall ? 'small' : 'middle';
  return (
    <span className="decision-buttons">
      {row.abilities.includes('publish') ? (
        <Button size={size} type="primary" icon={<CheckOutlined aria-hidden="true" />} title={`${t(`${resource}.publish`)} (p)`} onClick={onPublish}>
          {t(`${resource}.publish`)}
        </Button>
      ) : null}
      {row.abilities.includes('reject') ? (
        <Button size={size} icon={<StopOutlined aria-hidden="true" />} title={`${t(`${resource}.reject`)} (r)`} onClick={onReject}>
          {t(`${resource}.reject`)}
        </Button>
      ) : null}
    </span>
  );
};
