import { useTranslation } from 'react-i18next';
import { enumWord } from './change-words.ts';
import { DateTime, Day, Money, Nothing, YesNo } from './values.tsx';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

interface Props {
  resource: string;
  field: string;
  value: unknown;
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** One value of a change in words: no code, no id, no JSON. */
export const ChangedValue = ({ resource, field, value }: Props) => {
  const { t, i18n } = useTranslation();
  if (value === undefined || value === null || value === '') return <Nothing />;
  if (typeof value === 'boolean') return <YesNo value={value} />;
  if (typeof value === 'number')
    return field.endsWith('Cents') ? <Money cents={value} /> : <span className="figures">{value.toLocaleString(i18n.language)}</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <Nothing />;
    if (!value.every(isPlain)) return <>{t('history.several', { count: value.length })}</>;
    return (
      <>{value.map((one) => enumWord(i18n, resource, field, String(one)) ?? (uuid.test(String(one)) ? t('history.otherRecord') : String(one))).join(', ')}</>
    );
  }
  if (typeof value !== 'string') return <>{t('history.set')}</>;
  if (instant.test(value)) return <DateTime value={value} />;
  if (day.test(value)) return <Day value={value} />;
  if (uuid.test(value)) return <>{t('history.otherRecord')}</>;
  return <span className="wrap">{enumWord(i18n, resource, field, value) ?? value}</span>;
};
