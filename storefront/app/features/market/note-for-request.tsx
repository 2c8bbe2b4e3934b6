import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { NotedProduct } from '../../lib/request-list/request-list.ts';
import { useNoted, writeNoted } from '../../lib/request-list/request-list.ts';

const limit = 3;
const requestAddress = '/health-state/create/prescription';

/** Keeps a product for the treatment request. The fourth opens the "maximum reached" dialog. */
export const NoteForRequest = ({ product }: { product: NotedProduct }) => {
  const { t } = useTranslation('market');
  const noted = useNoted();
  const [isFull, setFull] = useState(false);
  const isNoted = noted.some((entry) => entry.productId === product.productId);
  const note = () => (noted.length >= limit ? setFull(true) : writeNoted([...noted, product]));
  return (
    <>
      {isNoted ? (
        <>
          <Button kind="secondary" icon="check" aria-pressed onClick={() => writeNoted(noted.filter((entry) => entry.productId !== product.productId))}>
            {t('product.requested')}
          </Button>
          <LinkButton to={requestAddress} iconEnd="arrow">
            {t('product.toRequest')}
          </LinkButton>
        </>
      ) : (
        <Button icon="plus" onClick={note}>
          {t('product.request')}
        </Button>
      )}
      <Dialog
        isOpen={isFull}
        onClose={() => setFull(false)}
        title={t('product.fullTitle')}
        actions={
          <>
            <LinkButton to={requestAddress}>{t('product.continue')}</LinkButton>
            <Button kind="secondary" onClick={() => setFull(false)}>
              {t('product.later')}
            </Button>
          </>
        }
      >
        <p>{t('product.fullText')}</p>
      </Dialog>
    </>
  );
};
