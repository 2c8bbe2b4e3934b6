import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import type { SaveState } from '../../lib/forms/use-autosave.ts';
import styles from './questionnaire.module.css';

/** Whether what was entered is on the server, and since when. */
export const SavedNote = ({ save }: { save: SaveState }) => {
  const { t } = useTranslation('questionnaire');
  const { dateTime } = useFormat();
  const words = { idle: '', saving: t('saving'), saved: save.kind === 'saved' ? t('savedAt', { time: dateTime(save.at) }) : '', failed: t('notSaved') }[
    save.kind
  ];
  return (
    <p className={styles.saved} role="status">
      {words}
    </p>
  );
};
