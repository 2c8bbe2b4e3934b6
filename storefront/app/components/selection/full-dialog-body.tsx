import { useTranslation } from 'react-i18next';
import { requestAddress } from '../../lib/request-list/request-list.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** "Maximum reached": three products are selected, and the fourth waits. */
export const FullDialogBody = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('note.fullTitle')}
      actions={
        <>
          <LinkButton to={requestAddress}>{t('note.continue')}</LinkButton>
          <Button kind="secondary" onClick={onClose}>
            {t('note.later')}
          </Button>
        </>
      }
    >
      <p>{t('note.fullText')}</p>
    </Dialog>
  );
};
