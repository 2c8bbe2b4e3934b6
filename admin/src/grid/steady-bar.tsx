import { ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says that a list has moved on; the user decides when the rows do. */
export const SteadyBar = ({ added, gone, onAdopt }: { added: number; gone: number; onAdopt: () => void }) => {
  const { t } = useTranslation();
  const words = [added > 0 ? t('grid.added', { count: added }) : '', gone > 0 ? t('grid.gone', { count: gone }) : ''].filter((part) => part !== '');
  return (
    <div className="steady-bar" role="status">
      {words.length === 0 ? null : (
        <Button type="primary" ghost icon={<ArrowUpOutlined aria-hidden="true" />} onClick={onAdopt}>
          {words.join(' · ')}
        </Button>
      )}
    </div>
  );
};
