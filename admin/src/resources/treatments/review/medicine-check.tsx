import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/values.tsx';

type Check = NonNullable<TreatmentCase['medicineCheck']>;

/** Which of the listed medicines the list of interactions knows, and which are not checked. */
export const MedicineCheck = ({ check }: { check: Check }) => {
  const { t } = useTranslation();
  const words = ({ status, rules }: Check['medicines'][number]): string =>
    status === 'checked' ? t('review.medicineRules', { count: rules.length }) : t(`review.medicine.${status}`);
  return (
    <>
      <ul className="medicine-check" aria-label={t('review.medicineCheck')}>
        {check.medicines.map((one) => (
          <li key={one.name} className={one.status === 'not-checked' ? 'is-open' : ''}>
            <span>{one.substance === null || one.substance === one.name ? one.name : `${one.name} (${one.substance})`}</span>
            <span>{words(one)}</span>
          </li>
        ))}
      </ul>
      <p className="quiet small">
        {t('review.interactionList', { version: check.version })} <Day value={check.reviewedOn} />
      </p>
    </>
  );
};
