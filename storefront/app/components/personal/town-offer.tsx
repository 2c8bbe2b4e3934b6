import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTowns } from '../../lib/places/use-towns.ts';
import styles from './town-offer.module.css';

interface Props {
  zipCode: string;
  country?: string;
  /** What stands in the field for the town. */
  town: string;
  onTown: (town: string) => void;
}

/** The town of a postal code: the only one is filled in where the field is empty, several are offered. What a user typed is left alone. */
export const TownOffer = ({ zipCode, country = 'DE', town, onTown }: Props) => {
  const { t } = useTranslation('person');
  const towns = useTowns(zipCode, country);
  const fill = useRef<(only: string) => void>(undefined);
  useEffect(() => {
    fill.current = (only) => {
      if (town.trim() === '') onTown(only);
    };
  });
  // Once for a postal code: who empties the field afterwards wants it empty.
  useEffect(() => {
    const [only, ...others] = towns;
    if (only !== undefined && others.length === 0) fill.current?.(only);
  }, [towns]);
  const isOffered = towns.length > 1 && town.trim() === '';
  return (
    <div className={styles.offer} role="group" aria-label={t('townOffer')} hidden={!isOffered}>
      {isOffered && (
        <>
          <span>{t('townOffer')}</span>
          {towns.map((one) => (
            <button key={one} type="button" onClick={() => onTown(one)}>
              {one}
            </button>
          ))}
        </>
      )}
    </div>
  );
};
