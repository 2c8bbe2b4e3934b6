import { useTranslation } from 'react-i18next';
import styles from './questions.module.css';

/** Why a question is asked, for those who wonder; the browser's own element, so that it works with a keyboard and is found by a search. */
export const WhyWeAsk = ({ text }: { text: string }) => {
  const { t } = useTranslation('questionnaire');
  return (
    <details className={styles.why}>
      <summary>{t('why')}</summary>
      <p>{text}</p>
    </details>
  );
};
