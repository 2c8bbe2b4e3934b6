import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/ui/choices.tsx';

interface Props {
  label: ReactNode;
  help?: ReactNode;
  name: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
  error: string | undefined;
}

export const YesNo = ({ label, help, name, value, onChange, error }: Props) => {
  const { t } = useTranslation();
  return (
    <RadioCards
      label={label}
      help={help}
      name={name}
      columns={2}
      error={error}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(choice) => onChange(choice === 'yes')}
      choices={[
        { value: 'yes', label: t('form.yes') },
        { value: 'no', label: t('form.no') },
      ]}
    />
  );
};
