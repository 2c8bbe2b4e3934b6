import type { Profile } from '@blattwerk/contract/accounts/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { logout } from '../../lib/api/logout.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import { LanguageCard } from './language-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import styles from './profile.module.css';

const AccountCard = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile');
  const path = usePath();
  const { run, isPending } = useAction();
  const leave = () =>
    run(async () => {
      await logout();
      window.location.assign(path('/'));
    });
  return (
    <Card>
      <h2>{t('account')}</h2>
      <Facts
        items={[
          { term: t('email', { ns: 'person' }), value: profile.email },
          ...(profile.dob ? [{ term: t('dob', { ns: 'person' }), value: <DateTime value={profile.dob} kind="date" /> }] : []),
          { term: t('since'), value: <DateTime value={profile.createdAt} kind="date" /> },
        ]}
      />
      <Button kind="secondary" isBusy={isPending} onClick={() => void leave()}>
        {t('logout')}
      </Button>
    </Card>
  );
};

interface ProfileScreenProps {
  profile: Profile;
  documents: React.ReactNode;
  identity: React.ReactNode;
  invitations: React.ReactNode;
}

/** What we know about the person, and the way out. */
export const ProfileScreen = ({ profile, documents, identity, invitations }: ProfileScreenProps) => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.grid}>
      <PersonalCard profile={profile} />
      <div className={styles.stack}>
        <AccountCard profile={profile} />
        {identity}
        <LanguageCard profile={profile} />
        <Card>
          <h2>{t('documents')}</h2>
          <p>{t('documentsText')}</p>
          {documents}
        </Card>
        {invitations}
      </div>
    </div>
  );
};
