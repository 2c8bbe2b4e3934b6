import type { Agreement, AgreementDocument, Imprint } from '@blattwerk/contract/agreements/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { PageHead } from '../../lib/seo/page-head.tsx';
import { AgreementChanges } from './agreement-changes.tsx';
import { AgreementText, sectionId, VersionLine } from './agreement-text.tsx';
import styles from './agreements.module.css';

/** Where each text stands for everybody. */
export const agreementAddresses: Record<AgreementDocument, string> = {
  information: '/agreements/information',
  contract: '/agreements/contract',
  privacy: '/datenschutz',
  terms: '/agb',
  safety: '/patientensicherheit',
};

const Summary = ({ summary }: Pick<Agreement, 'summary'>) => {
  const { t } = useTranslation('agreements');
  return (
    <Card tone="sunken">
      <h2 className={styles.boxTitle}>{t('summary')}</h2>
      <ul>
        {summary.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={styles.version}>{t('summaryNote')}</p>
    </Card>
  );
};

const Contents = ({ sections }: Pick<Agreement, 'sections'>) => {
  const { t } = useTranslation('agreements');
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.boxTitle}>
        {t('contents')}
      </h2>
      <ul>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Versions = ({ address, versions, version: shown }: { address: string } & Pick<Agreement, 'versions' | 'version'>) => {
  const { t } = useTranslation('agreements');
  const addressOf = (version: number): string => `${address}${version === versions[0]?.version ? '' : `?version=${version}`}`;
  return (
    <nav aria-labelledby="versions" className={styles.contents}>
      <h2 id="versions" className={styles.boxTitle}>
        {t('versions')}
      </h2>
      <ul>
        {versions.map((entry) => (
          <li key={entry.version}>
            <AppLink to={addressOf(entry.version)} current={entry.version === shown}>
              <VersionLine {...entry} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface Props {
  /** An agreement, the words on patient safety, or the legal notice. */
  agreement: Agreement | Imprint;
  /** Where its current version stands. */
  address: string;
}

/** A text of law to read for everybody: summary, what is new, contents, the text, and every earlier version. */
export const AgreementPage = ({ agreement, address }: Props) => {
  const { t } = useTranslation('agreements');
  const { version, versions, summary, changes, sections } = agreement;
  const isCurrent = version === versions[0]?.version;
  return (
    <>
      <PageHead
        title={isCurrent ? agreement.title : `${agreement.title}, ${t('version', { version })}`}
        description={agreement.title}
        canonicalPath={address}
        canonicalSearch={isCurrent ? '' : `?version=${version}`}
      />
      <h1>{agreement.title}</h1>
      <p className={styles.version}>
        <VersionLine {...agreement} />
      </p>
      {!isCurrent && (
        <Notice kind="warn" title={t('earlier')}>
          <p>
            <AppLink to={address}>{t('toCurrent')}</AppLink>
          </p>
        </Notice>
      )}
      {summary.length > 0 && <Summary summary={summary} />}
      {changes && <AgreementChanges changes={changes} />}
      <Contents sections={sections} />
      <AgreementText agreement={agreement} />
      <Versions address={address} version={version} versions={versions} />
    </>
  );
};
