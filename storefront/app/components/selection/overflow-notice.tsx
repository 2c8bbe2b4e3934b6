import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedProduct } from '../../lib/request-list/list-store.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import styles from './overflow-notice.module.css';

interface Props {
  products: readonly SelectedProduct[];
  /** What may be given up for one of them. */
  chosen: readonly { productId: string; name: string }[];
  hasRoom: boolean;
  onTake: (product: SelectedProduct) => void;
  onSwap: (product: SelectedProduct, productId: string) => void;
  onForget: () => void;
}

/** The button that was pressed goes with its product: the keyboard goes on at the page's content. */
const goOnAtContent = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** Products selected on several devices that exceed the limit of a request: which they are, and how to swap them in. */
export const OverflowNotice = ({ products, chosen, hasRoom, onTake, onSwap, onForget }: Props) => {
  const { t } = useTranslation('selection');
  const most = useMostProducts();
  const [asked, setAsked] = useState<SelectedProduct>();
  const swap = (product: SelectedProduct, productId: string): void => {
    setAsked(undefined);
    onSwap(product, productId);
    goOnAtContent();
  };
  const take = (product: SelectedProduct): void => {
    onTake(product);
    goOnAtContent();
  };
  return (
    <Notice kind="warn" isAlert title={t('left.title', { count: products.length })}>
      <p>{t('left.text', { count: most })}</p>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.productId}>
            <AppLink to={`/market/products/${product.slug}`}>{product.name}</AppLink>
            {(hasRoom || chosen.length > 0) && (
              <Button kind="secondary" size="small" opensDialog={!hasRoom} onClick={() => (hasRoom ? take(product) : setAsked(product))}>
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
