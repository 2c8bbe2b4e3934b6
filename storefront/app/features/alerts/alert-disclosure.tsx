import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useOpened } from '../../lib/browser/use-opened.ts';
import type { AlertProduct } from './alert-wish.ts';
import styles from './alerts.module.css';

/** The form comes when it is asked for. */
const AlertBox = lazy(async () => ({ default: (await import('./alert-box.tsx')).AlertBox }));

/** "Be told": closed until a user wants it. */
export const AlertDisclosure = ({ product }: { product: AlertProduct }) => {
  const { t } = useTranslation();
  const { isOpened, details } = useOpened();
  return (
    <details className={styles.disclosure} {...details}>
      <summary>
        <Icon name="mail" />
        <span>{t('alert.open')}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>
        {isOpened ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <AlertBox product={product} />
          </Suspense>
        ) : (
          <noscript>{t('form.needsScript')}</noscript>
        )}
      </div>
    </details>
  );
};
