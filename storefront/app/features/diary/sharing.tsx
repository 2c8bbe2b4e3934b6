import { purposeTexts, purposeVersion } from '@blattwerk/contract/consents/texts';
import type { Diary } from '@blattwerk/contract/diary/shapes';
import { useTranslation } from 'react-i18next';
import { giveConsent } from '../../components/consent/purpose-consent.tsx';
import { WithdrawButton } from '../../components/consent/withdraw-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useRefetchDiary } from '../../lib/diary/use-diary.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

const version = purposeVersion('diary');

/** Who reads the diary: no doctor without the consent, and with it the doctors of the requests that are ticked. */
export const DiarySharing = ({ sharing: { hasConsent, requests } }: Pick<Diary, 'sharing'>) => {
  const { t } = useTranslation('diary');
  const locale = useLocale();
  const refetch = useRefetchDiary();
  const { run, isPending, error } = useAction();
  const change = (ask: () => Promise<unknown>) =>
    void run(async () => {
      await ask();
      await refetch();
    });
  const give = () => change(() => giveConsent('diary', 'diary'));
  return (
    <Card>
      <h2>{t('sharing.title')}</h2>
      <p>{purposeTexts.diary[version - 1]?.[locale]}</p>
      <p>
        <strong>{hasConsent ? t('sharing.given') : t('sharing.notGiven')}</strong>
      </p>
      <FailureNotice error={error} />
      {hasConsent &&
        requests.map(({ treatmentId, number, isShared }) => (
          <CheckboxField
            key={treatmentId}
            label={t('sharing.request', { number })}
            checked={isShared}
            disabled={isPending}
            onChange={({ target }) => change(() => memberApi.post('/clients/diary/sharing', { body: { treatmentId, isShared: target.checked } }))}
          />
        ))}
      {hasConsent ? (
        <WithdrawButton purpose="diary" />
      ) : (
        <Button kind="secondary" isBusy={isPending} onClick={give}>
          {t('sharing.give')}
        </Button>
      )}
    </Card>
  );
};
