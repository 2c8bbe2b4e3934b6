import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const everywhere = ['j', 'k', 'o', '?'] as const;
const review = ['j', 'k', 'c', 'a', 'd', 'q', '?'] as const;

/** What the keys do, here. */
export const KeyHelp = ({ isOpen, isReview, onClose }: { isOpen: boolean; isReview: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const branch = isReview ? 'review' : 'list';
  return (
    <Modal title={t('keys.title')} open={isOpen} onCancel={onClose} footer={null} width={420}>
      <dl className="keys">
        {(isReview ? review : everywhere).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
              {key === 'o' ? <kbd>Enter</kbd> : null}
            </dt>
            <dd>{t(`keys.${branch}.${key === '?' ? 'help' : key}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('keys.note')}</p>
    </Modal>
  );
};
