import type { PharmacyCandidate } from '@blattwerk/contract/prescriptions/shapes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import styles from './pharmacy-choice.module.css';

interface Props {
  candidates: readonly PharmacyCandidate[];
  isBusy: boolean;
  onChoose: (pharmacyId: string) => void;
  onNone: () => void;
}

/** Known pharmacies that the one typed by hand may be. */
export const Candidates = ({ candidates, isBusy, onChoose, onNone }: Props) => {
  const { t } = useTranslation('pharmacy-choice');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="candidates">
      <h3 id="candidates" ref={heading} tabIndex={-1}>
        {t('candidates.title')}
      </h3>
      <p>{t('candidates.text')}</p>
      <ul className={styles.list}>
        {candidates.map(({ id, name, street, houseNum, zipCode, city }) => (
          <li key={id} className={styles.row}>
            <div>
              <h4>{name}</h4>
              <p>
                {street} {houseNum}, {zipCode} {city}
              </p>
            </div>
            <Button kind="secondary" isBusy={isBusy} onClick={() => onChoose(id)}>
              {t('candidates.choose')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="secondary" isBusy={isBusy} onClick={onNone}>
        {t('candidates.none')}
      </Button>
    </section>
  );
};
