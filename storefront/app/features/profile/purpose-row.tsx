import type { Consent } from '@blattwerk/contract/consents/shapes';
import { purposeTexts, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { giveConsent } from '../../components/consent/purpose-consent.tsx';
import { WithdrawButton } from '../../components/consent/withdraw-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { allowCampaigns } from '../../lib/consent/campaign.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './consents.module.css';

export type PurposeConsent = Consent & { purpose: ConsentPurpose };

type State = 'given' | 'withdrawn' | 'notGiven';
const tones = { given: 'ok', withdrawn: 'neutral', notGiven: 'neutral' } as const;

const stateOf = ({ givenAt, withdrawnAt }: Consent): State => (withdrawnAt !== null ? 'withdrawn' : givenAt === null ? 'notGiven' : 'given');

const When = ({ consent, state }: { consent: PurposeConsent; state: State }) => {
  const { t } = useTranslation('consents');
  const at = consent.withdrawnAt ?? consent.givenAt;
  return (
    <p className={styles.when}>
      <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>
      {at !== null && <DateTime value={at} />}
      {state === 'given' && consent.way && <span>{t(`way.${consent.way}`)}</span>}
    </p>
  );
};

/** One consent with its words: given here, withdrawn here after what follows was shown, and proven by a receipt. */
export const PurposeRow = ({ consent, onChanged }: { consent: PurposeConsent; onChanged: () => Promise<unknown> }) => {
  const { t } = useTranslation('consents');
  const locale = useLocale();
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const { purpose, version } = consent;
  const name = t(`purpose.${purpose}`);
  const state = stateOf(consent);
  const give = () =>
    run(async () => {
      await giveConsent(purpose, 'profile');
      if (purpose === 'analytics') allowCampaigns();
      await onChanged();
      if (purpose === 'newsletter') await client.invalidateQueries({ queryKey: ['newsletter'] });
    });
  const download = () => run(async () => saveFile(await memberApi.file('/clients/iam/consents/:purpose/receipt', { params: { purpose } })));
  return (
    <section className={styles.row} aria-label={name}>
      <h3>{name}</h3>
      <When consent={consent} state={state} />
      <Disclosure summary={t('words', { version })} isOpen={state !== 'given'}>
        <p>{purposeTexts[purpose][version - 1]?.[locale]}</p>
      </Disclosure>
      <FailureNotice error={error} />
      <div className={styles.buttons}>
        {state === 'given' ? (
          <WithdrawButton purpose={purpose} />
        ) : (
          <Button kind="secondary" isBusy={isPending} onClick={() => void give()}>
            {t('give')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {state !== 'notGiven' && (
          <Button kind="quiet" icon="download" isBusy={isPending} onClick={() => void download()}>
            {t('receipt')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </section>
  );
};
