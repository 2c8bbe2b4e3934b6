import type { RequiredProfileField } from '@blattwerk/contract/accounts/shapes';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/feedback.tsx';
import styles from './profile.module.css';

/** What is still missing, in words; each leads to its field. */
export const MissingFields = ({ missing, onJump }: { missing: readonly RequiredProfileField[]; onJump: (field: RequiredProfileField) => void }) => {
  const { t } = useTranslation('profile');
  if (missing.length === 0) return null;
  return (
    <Notice kind="warn" title={t('incomplete')}>
      <p>{t('missing')}</p>
      <ul className={styles.missing}>
        {missing.map((field) => (
          <li key={field}>
            <button type="button" className={styles.jump} onClick={() => onJump(field)}>
              {t(field, { ns: 'person' })}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
