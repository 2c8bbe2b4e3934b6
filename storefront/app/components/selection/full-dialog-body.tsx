import { useTranslation } from 'react-i18next';
import { requestAddress } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** "Maximum reached": as many products are selected as a request may name, and one more waits. */
export const FullDialogBody = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const count = useMostProducts();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('note.fullTitle', { count })}
      actions={
        <>
          <LinkButton to={requestAddress}>{t('note.continue')}</LinkButton>
          <Button kind="secondary" onClick={onClose}>
            {t('note.later')}
          </Button>
        </>
      }
    >
      <p>{t('note.fullText', { count })}</p>
    </Dialog>
  );
};
