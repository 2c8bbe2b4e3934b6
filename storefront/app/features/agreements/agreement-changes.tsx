import type { AgreementChanges as Changes } from '@blattwerk/contract/agreements/shapes';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import styles from './agreements.module.css';

type Part = Changes['sections'][number]['paragraphs'][number][number];

const Changed = ({ kind, text }: Part) => {
  const { t } = useTranslation('agreements');
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles[kind]}>
      <span className="visually-hidden"> [{t(`change.${kind}`)}: </span>
      {text.trimEnd()}
      <span className="visually-hidden">]</span>
      {text.slice(text.trimEnd().length)}
    </Mark>
  );
};

/** What is new since an earlier version, paragraph by paragraph; open where the user has to agree anew. */
export const AgreementChanges = ({ changes, isOpen = false }: { changes: Changes; isOpen?: boolean }) => {
  const { t } = useTranslation('agreements');
  return (
    <div className={styles.changes}>
      <Disclosure summary={t(changes.wasSigned ? 'change.sinceSigned' : 'change.since', { version: changes.since })} isOpen={isOpen}>
        <p className={styles.legend}>
          <ins className={styles.added}>{t('change.added')}</ins> <del className={styles.removed}>{t('change.removed')}</del>
        </p>
        {changes.sections.length === 0 && <p>{t('change.none')}</p>}
        {changes.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((parts, index) => (
              <p key={index}>
                {parts.map((part, at) => (
                  <Changed key={at} {...part} />
                ))}
              </p>
            ))}
          </section>
        ))}
      </Disclosure>
    </div>
  );
};
