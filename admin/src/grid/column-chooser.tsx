import { SettingOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolPopover } from './tool-popover.tsx';

interface ColumnChooserProps {
  columns: readonly { field: string; label: string }[];
  shown: readonly string[];
  onChange: (fields: string[]) => void;
}

/** The first column names the record and always stays. */
export const ColumnChooser = ({ columns, shown, onChange }: ColumnChooserProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <ToolPopover label={t('grid.columns')} icon={<SettingOutlined aria-hidden="true" />} isBare placement="bottomRight" isOpen={isOpen} onOpenChange={setOpen}>
      <fieldset className="column-choice">
        <legend>{t('grid.columns')}</legend>
        {columns.map(({ field, label }, index) => (
          <Checkbox
            key={field}
            checked={index === 0 || shown.includes(field)}
            disabled={index === 0}
            onChange={(event) =>
              onChange(columns.map((column) => column.field).filter((name) => (name === field ? event.target.checked : shown.includes(name))))
            }
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </ToolPopover>
  );
};
