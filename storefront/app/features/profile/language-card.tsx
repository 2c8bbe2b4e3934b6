import type { Profile } from '@blattwerk/contract/accounts/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/ui/choices.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { profileKey } from '../../lib/profile/use-profile.ts';

/** The language in which mails and documents come; the pages' own language is their address. */
export const LanguageCard = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const { run, error } = useAction();
  const choose = (locale: Profile['locale']) =>
    run(async () => {
      client.setQueryData(profileKey, { ...profile, locale });
      try {
        client.setQueryData(profileKey, await memberApi.patch('/clients/iam/profile', { body: { locale } }));
      } catch (failure) {
        client.setQueryData(profileKey, profile);
        throw failure;
      }
    });
  return (
    <Card>
      <h2>{t('language.title')}</h2>
      <RadioCards
        label={t('language.label')}
        name="locale"
        columns={2}
        value={profile.locale}
        onChange={(locale) => void choose(locale === 'en' ? 'en' : 'de')}
        choices={[
          { value: 'de', label: t('language.de') },
          { value: 'en', label: t('language.en') },
        ]}
      />
      <FailureNotice error={error} />
    </Card>
  );
};
