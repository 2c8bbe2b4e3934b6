import type { Agreement } from '@blattwerk/contract/agreements/shapes';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/ui/values.tsx';
import styles from './agreements.module.css';

/** "Fassung 2, veröffentlicht am 24. November 2026" */
export const VersionLine = ({ version, publishedOn }: Agreement['versions'][number]) => {
  const { t } = useTranslation('agreements');
  return (
    <>
      {t('version', { version })}, {t('publishedOn')} <DateTime value={publishedOn} kind="date" />
    </>
  );
};

/** Where the contents list leads. */
export const sectionId = (index: number): string => `section-${index + 1}`;

type Words = Pick<Agreement, 'title' | 'version' | 'publishedOn' | 'introduction' | 'sections' | 'declaration'>;

/** A versioned text as it is signed: introduction, sections, declaration; all that its hash is made of. */
export const AgreementText = ({ agreement, isBoxed = false }: { agreement: Words; isBoxed?: boolean }) => {
  const { t } = useTranslation('agreements');
  const paragraphs = (texts: readonly string[]) => texts.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <div
      className={isBoxed ? styles.boxed : styles.text}
      tabIndex={isBoxed ? 0 : undefined}
      role={isBoxed ? 'region' : undefined}
      aria-label={isBoxed ? agreement.title : undefined}
    >
      {isBoxed && (
        <p className={styles.version}>
          <VersionLine {...agreement} />
        </p>
      )}
      {paragraphs(agreement.introduction)}
      {agreement.sections.map((section, index) => (
        <section key={section.heading} id={sectionId(index)} className={styles.section}>
          <h2>{section.heading}</h2>
          {paragraphs(section.paragraphs)}
        </section>
      ))}
      {agreement.declaration.length > 0 && (
        <section>
          <h2>{t('declaration')}</h2>
          {paragraphs(agreement.declaration)}
        </section>
      )}
    </div>
  );
};
