import { accessDays, caregiverLimits, type CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/ui/choices.tsx';

interface LimitsProps {
  value: readonly CaregiverLimit[];
  error: string | undefined;
  onChange: (limits: CaregiverLimit[]) => void;
}

/** What may be seen, each with what it contains and what not. */
export const LimitsField = ({ value, error, onChange }: LimitsProps) => {
  const { t } = useTranslation('caregivers');
  const toggle = (limit: string): void => onChange(caregiverLimits.filter((one) => (one === limit ? !value.includes(one) : value.includes(one))));
  return (
    <RadioCards
      label={t('grant.limits')}
      name="limits"
      error={error}
      choices={caregiverLimits.map((limit) => ({ value: limit, label: t(`limit.${limit}`), hint: t(`limitHint.${limit}`) }))}
      value={value}
      onChange={toggle}
    />
  );
};

interface DaysProps {
  label: string;
  value: number | undefined;
  /** What choosing no time means, where the end may stay as it is. */
  unchanged?: string;
  onChange: (days: (typeof accessDays)[number] | undefined) => void;
}

/** For how long, counted from today. */
export const DaysField = ({ label, value, unchanged, onChange }: DaysProps) => {
  const { t } = useTranslation('caregivers');
  return (
    <RadioCards
      label={label}
      name="days"
      columns={2}
      choices={[
        ...(unchanged ? [{ value: '', label: unchanged }] : []),
        ...accessDays.map((days) => ({ value: String(days), label: t('grant.days', { days }) })),
      ]}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(accessDays.find((days) => String(days) === chosen))}
    />
  );
};
