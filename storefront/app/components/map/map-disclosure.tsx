import { lazy, Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpened } from '../../lib/browser/use-opened.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Skeleton } from '../ui/feedback.tsx';
import styles from './map-disclosure.module.css';
import type { PharmacyMap as Map } from './pharmacy-map.tsx';

/** The map comes when it is asked for. */
const PharmacyMap = lazy(async () => ({ default: (await import('./pharmacy-map.tsx')).PharmacyMap }));

/** The map beside a list that says the same: for who would rather look. */
export const MapDisclosure = (props: ComponentProps<typeof Map>) => {
  const { t } = useTranslation();
  const { isOpened, details } = useOpened();
  if (props.marks.length === 0) return null;
  return (
    <Disclosure summary={t('map.show')} details={details}>
      <div className={styles.map}>
        {isOpened ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <PharmacyMap {...props} />
          </Suspense>
        ) : (
          <noscript>{t('map.needsScript')}</noscript>
        )}
      </div>
    </Disclosure>
  );
};
