import type { Indication } from '@blattwerk/contract/text-blocks/shapes';
import { useTranslation } from 'react-i18next';
import { EnumText } from '../../components/values.tsx';

/** The symptoms that a block is for; without any it is for all. */
export const IndicationText = ({ value }: { value: Indication | null }) => {
  const { t } = useTranslation();
  return value === null ? <>{t('house-text-blocks.everyIndication')}</> : <EnumText type="symptom" value={value} />;
};
