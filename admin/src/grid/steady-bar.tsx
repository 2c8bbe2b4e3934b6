import { ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface SteadyBarProps {
  added: number;
  gone: number;
  /** The user has asked for the list as it is, and nothing has changed since. */
  isAdopted: boolean;
  onAdopt: () => void;
}

/** Says that a list has moved on, over the rows and without moving them; the user decides when they do. */
export const SteadyBar = ({ added, gone, isAdopted, onAdopt }: SteadyBarProps) => {
  const { t } = useTranslation();
  const words = [added > 0 ? t('grid.added', { count: added }) : '', gone > 0 ? t('grid.gone', { count: gone }) : ''].filter((part) => part !== '').join(' · ');
  return (
    <div className="steady-bar">
      <span className="sr-only" role="status">
        {words === '' && isAdopted ? t('grid.adopted') : words}
      </span>
      {words === '' ? null : (
        <Button type="primary" shape="round" icon={<ArrowUpOutlined aria-hidden="true" />} onClick={onAdopt}>
          {words}
        </Button>
      )}
    </div>
  );
};
