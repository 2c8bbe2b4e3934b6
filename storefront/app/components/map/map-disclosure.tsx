import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../ui/disclosure.tsx';
import styles from './map-disclosure.module.css';
import { PharmacyMap } from './pharmacy-map.tsx';

/** The map beside a list that says the same: for who would rather look. */
export const MapDisclosure = (props: ComponentProps<typeof PharmacyMap>) => {
  const { t } = useTranslation();
  if (props.marks.length === 0) return null;
  return (
    <Disclosure summary={t('map.show')}>
      <div className={styles.map}>
        <PharmacyMap {...props} />
      </div>
    </Disclosure>
  );
};
