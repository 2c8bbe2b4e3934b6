import type { Profile } from '@blattwerk/contract/accounts/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PersonalFields } from '../../components/personal/personal-fields.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import { logout } from '../../lib/api/logout.ts';
import { meKey, statusesKey } from '../../lib/auth/use-me.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import { personalOf, personalShape } from '../../lib/profile/personal-shape.ts';
import { profileKey } from '../../lib/profile/use-profile.ts';
import styles from './profile.module.css';

const PersonalCard = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const missing = profile.missing.map((field) => t(field, { ns: 'person' })).join(', ');
  const form = useShapeForm(personalShape, personalOf(profile));
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit(
    async (input) =>
      void (await run(async () => {
        try {
          client.setQueryData(profileKey, await api.patch<Profile>('/iam/profile', input));
        } catch (failure) {
          form.showServerErrors(failure);
          throw failure;
        }
        await Promise.all([client.invalidateQueries({ queryKey: meKey }), client.invalidateQueries({ queryKey: statusesKey })]);
        toast.success(t('saved'));
      })),
  );
  return (
    <Card>
      <h2>{t('personal')}</h2>
      {!profile.complete && (
        <Notice kind="warn" title={t('incomplete')}>
          <p>{t('missing', { list: missing })}</p>
        </Notice>
      )}
      <ScriptedForm onSubmit={(event) => void submit(event)}>
        <PersonalFields form={form} />
        <FailureNotice error={error} />
        <Button type="submit" isBusy={isPending}>
          {t('save')}
        </Button>
      </ScriptedForm>
    </Card>
  );
};

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

/** What we know about the person, and the way out. */
export const ProfileScreen = ({ profile, documents, identity }: { profile: Profile; documents: React.ReactNode; identity: React.ReactNode }) => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.grid}>
      <PersonalCard profile={profile} />
      <div className={styles.stack}>
        <AccountCard profile={profile} />
        {identity}
        <Card>
          <h2>{t('documents')}</h2>
          <p>{t('documentsText')}</p>
          {documents}
        </Card>
      </div>
    </div>
  );
};
