import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullDialog } from '../../components/selection/full-dialog.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import type { NotedProduct } from '../../lib/request-list/list-store.ts';
import { isFull, removeNoted, useNoted, writeNoted } from '../../lib/request-list/request-list.ts';

/** Keeps a product for the treatment request, in one button that keeps the focus. The fourth opens the "maximum reached" dialog. */
export const NoteForRequest = ({ product }: { product: NotedProduct }) => {
  const { t } = useTranslation('market');
  const noted = useNoted();
  const [isAsking, setAsking] = useState(false);
  const isNoted = noted.some((entry) => entry.productId === product.productId);
  const press = (): void => {
    if (isNoted) removeNoted(product.productId);
    else if (isFull(noted)) setAsking(true);
    else writeNoted([...noted, product]);
  };
  return (
    <>
      <Button kind={isNoted ? 'secondary' : 'primary'} icon={isNoted ? 'check' : 'plus'} aria-pressed={isNoted} onClick={press}>
        {t(isNoted ? 'product.requested' : 'product.request')}
      </Button>
      {isNoted && (
        <LinkButton to="/market/checkout" iconEnd="arrow">
          {t('product.toSelection')}
        </LinkButton>
      )}
      {isAsking && <FullDialog isOpen onClose={() => setAsking(false)} />}
    </>
  );
};
