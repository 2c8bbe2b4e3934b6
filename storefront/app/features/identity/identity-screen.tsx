import type { OwnIdentity } from '@blattwerk/contract/identity-checks/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { Waiting } from '../../components/ui/waiting.tsx';
import { identityView, type IdentityView } from './identity-view.ts';
import { StartCard } from './start-card.tsx';
import styles from './identity.module.css';

const longAfterMs = 45_000;

const Verified = ({ identity, next }: { identity: OwnIdentity; next: string }) => {
  const { t } = useTranslation('identity');
  return (
    <Card>
      <Notice kind="ok" title={t('verified.title')}>
        <p>{t('verified.text')}</p>
      </Notice>
      <Facts
        items={[
          { term: t('verified.how'), value: t(`verified.by.${identity.method ?? 'document'}`) },
          ...(identity.verifiedAt ? [{ term: t('verified.at'), value: <DateTime value={identity.verifiedAt} kind="date" /> }] : []),
        ]}
      />
      <LinkButton to={next} iconEnd="arrow">
        {t('continue')}
      </LinkButton>
    </Card>
  );
};

const Mismatch = ({ identity }: { identity: OwnIdentity }) => {
  const { t } = useTranslation('identity');
  return (
    <Card>
      <Notice kind="warn" title={t('mismatch.title')}>
        <p>{t('mismatch.text')}</p>
        <ul>
          {identity.mismatch.map((field) => (
            <li key={field}>{t(`mismatch.field.${field}`)}</li>
          ))}
        </ul>
      </Notice>
      <p>{t(identity.mismatch.includes('dob') ? 'mismatch.dob' : 'mismatch.name')}</p>
      <div className={styles.actions}>
        <LinkButton to="/profile">{t('mismatch.action')}</LinkButton>
        <LinkButton to="/dashboard" kind="secondary">
          {t('toOverview')}
        </LinkButton>
      </div>
    </Card>
  );
};

const notices: Partial<Record<IdentityView, 'info' | 'warn'>> = { resume: 'info', retry: 'warn', canceled: 'info', redacted: 'info', outdated: 'warn' };

const Explanation = () => {
  const { t } = useTranslation('identity');
  return (
    <Card>
      <h2>{t('what.title')}</h2>
      <ol className={styles.list}>
        {(['document', 'face', 'back'] as const).map((step) => (
          <li key={step}>{t(`what.${step}`)}</li>
        ))}
      </ol>
      <h2>{t('stored.title')}</h2>
      <ul className={styles.list}>
        {(['kept', 'images', 'seen'] as const).map((fact) => (
          <li key={fact}>{t(`stored.${fact}`)}</li>
        ))}
      </ul>
    </Card>
  );
};

/** What was tried before, in one notice, and the start of the next try. Who begins for the first time reads first what happens. */
const Begin = ({ view, identity }: { view: IdentityView; identity: OwnIdentity }) => {
  const { t } = useTranslation('identity');
  const kind = notices[view];
  return (
    <div className={styles.stack}>
      {kind && (
        <Notice kind={kind} title={t(`notice.${view}.title`)}>
          <p>{view === 'retry' ? t(`reason.${identity.lastError ?? 'document_unverified_other'}`) : t(`notice.${view}.text`)}</p>
        </Notice>
      )}
      {!kind && <Explanation />}
      <StartCard action={t(view === 'retry' ? 'retry' : view === 'resume' ? 'resume' : 'start')} />
      {kind && <Explanation />}
    </div>
  );
};

interface IdentityScreenProps {
  identity: OwnIdentity;
  isWaitingForWord: boolean;
  /** Where the way goes on. */
  next: string;
}

/** One screen for whatever became of the check. */
export const IdentityScreen = ({ identity, isWaitingForWord, next }: IdentityScreenProps) => {
  const { t } = useTranslation('identity');
  const view = identityView(identity, isWaitingForWord);
  return (
    <div className={styles.screen}>
      <h1>{t(view === 'waiting' ? 'waiting.title' : 'title')}</h1>
      {view === 'waiting' && <Waiting text={t('waiting.text')} longText={t('waiting.long')} longAfterMs={longAfterMs} leave={t('toOverview')} />}
      {view === 'verified' && <Verified identity={identity} next={next} />}
      {view === 'mismatch' && <Mismatch identity={identity} />}
      {view !== 'waiting' && view !== 'verified' && view !== 'mismatch' && (
        <>
          <p>{t(identity.isRequired ? 'introRequired' : 'introOptional')}</p>
          <Begin view={view} identity={identity} />
        </>
      )}
    </div>
  );
};
