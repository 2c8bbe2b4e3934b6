import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotedProduct } from '../../lib/request-list/list-store.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import styles from './left-out.module.css';

interface Props {
  left: readonly NotedProduct[];
  /** What may be given up for one of them. */
  chosen: readonly { productId: string; name: string }[];
  hasRoom: boolean;
  onTake: (product: NotedProduct) => void;
  onSwap: (product: NotedProduct, productId: string) => void;
  onForget: () => void;
}

/** The button that was pressed goes with its product: the keyboard goes on at the page's content. */
const goOnAtContent = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** What was noted on several devices and is more than a request may name: which, and how it comes in after all. */
export const LeftOut = ({ left, chosen, hasRoom, onTake, onSwap, onForget }: Props) => {
  const { t } = useTranslation('selection');
  const [asked, setAsked] = useState<NotedProduct>();
  const swap = (product: NotedProduct, productId: string): void => {
    setAsked(undefined);
    onSwap(product, productId);
    goOnAtContent();
  };
  const take = (product: NotedProduct): void => {
    onTake(product);
    goOnAtContent();
  };
  return (
    <Notice kind="warn" isAlert title={t('left.title', { count: left.length })}>
      <p>{t('left.text')}</p>
      <ul className={styles.left}>
        {left.map((product) => (
          <li key={product.productId}>
            <AppLink to={`/market/products/${product.slug}`}>{product.name}</AppLink>
            {(hasRoom || chosen.length > 0) && (
              <Button kind="secondary" size="small" onClick={() => (hasRoom ? take(product) : setAsked(product))}>
                {t(hasRoom ? 'left.take' : 'left.swap')}
                <span className="visually-hidden">: {product.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={onForget}>
        {t('left.forget')}
      </Button>
      {asked && (
        <Dialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={t('left.swapTitle', { name: asked.name })}
          actions={
            <Button kind="quiet" onClick={() => setAsked(undefined)}>
              {t('left.keep')}
            </Button>
          }
        >
          <ul className={styles.instead}>
            {chosen.map(({ productId, name }) => (
              <li key={productId}>
                <Button kind="secondary" isWide onClick={() => swap(asked, productId)}>
                  {t('left.instead', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </Notice>
  );
};
