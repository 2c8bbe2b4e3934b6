import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { inGroups } from '../../components/phone.tsx';
import { Nothing } from '../../components/values.tsx';
import { isMoney } from './setting-schema.ts';

/** A setting's value in words. */
export const SettingValue = ({ settingKey, value }: { settingKey: string; value: unknown }) => {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  const words = (single: unknown): string => {
    if (typeof single === 'boolean') return t(single ? 'common.yes' : 'common.no');
    if (typeof single === 'number') return isMoney(settingKey) ? money(single) : number(single);
    return t(`enum.settingValue.${String(single)}`, { defaultValue: String(single) });
  };
  const isEmpty = value === '' || (typeof value === 'object' && value !== null && Object.values(value).every((single) => single === ''));
  if (isEmpty) return <Nothing />;
  if (settingKey === 'operator.helpPhone') return <span className="figures">{inGroups(String(value))}</span>;
  if (typeof value !== 'object' || value === null) return <span className="figures">{words(value)}</span>;
  return (
    <span>
      {Object.entries(value)
        .map(([part, single]) => `${t(`enum.settingPart.${part}`, { defaultValue: part })}: ${words(single)}`)
        .join(' · ')}
    </span>
  );
};
