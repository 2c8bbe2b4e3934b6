import type { Agreement } from '@blattwerk/contract/agreements/shapes';
import { useTranslation } from 'react-i18next';
import styles from './agreements.module.css';

/** A versioned text as it is signed: headings, paragraphs, version. */
export const AgreementText = ({ agreement, isBoxed = false }: { agreement: Agreement; isBoxed?: boolean }) => {
  const { t } = useTranslation('agreements');
  return (
    <div
      className={isBoxed ? styles.boxed : styles.text}
      tabIndex={isBoxed ? 0 : undefined}
      role={isBoxed ? 'region' : undefined}
      aria-label={isBoxed ? agreement.title : undefined}
    >
      <p className={styles.version}>{t('version', { version: agreement.version })}</p>
      {agreement.sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
};
