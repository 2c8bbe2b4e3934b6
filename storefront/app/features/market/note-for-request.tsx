import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullDialog } from '../../components/selection/full-dialog.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import type { NotedProduct } from '../../lib/request-list/request-list.ts';
import { isFull, removeNoted, useNoted, writeNoted } from '../../lib/request-list/request-list.ts';

/** Keeps a product for the treatment request. The fourth opens the "maximum reached" dialog. */
export const NoteForRequest = ({ product }: { product: NotedProduct }) => {
  const { t } = useTranslation('market');
  const noted = useNoted();
  const [isAsking, setAsking] = useState(false);
  const isNoted = noted.some((entry) => entry.productId === product.productId);
  return (
    <>
      {isNoted ? (
        <>
          <Button kind="secondary" icon="check" aria-pressed onClick={() => removeNoted(product.productId)}>
            {t('product.requested')}
          </Button>
          <LinkButton to="/market/checkout" iconEnd="arrow">
            {t('product.toSelection')}
          </LinkButton>
        </>
      ) : (
        <Button icon="plus" onClick={() => (isFull(noted) ? setAsking(true) : writeNoted([...noted, product]))}>
          {t('product.request')}
        </Button>
      )}
      {isAsking && <FullDialog isOpen onClose={() => setAsking(false)} />}
    </>
  );
};
