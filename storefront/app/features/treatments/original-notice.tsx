import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';

/** Where the sheet is that the doctor signs by hand. */
export const OriginalNotice = ({ original }: { original: NonNullable<PatientPrescription['original']> }) => {
  const { t } = useTranslation('treatments');
  const { date } = useFormat();
  const { status, postedOn, tracking, arrivedAt } = original;
  if (status === 'to-post') return <p>{t('original.to-post')}</p>;
  if (status === 'arrived') return <p>{t('original.arrived', { day: date(arrivedAt ?? '') })}</p>;
  return (
    <p>
      {t('original.on-its-way', { day: date(postedOn ?? '') })} {tracking === null ? null : t('original.tracking', { tracking })}
    </p>
  );
};
