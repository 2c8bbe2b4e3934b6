import { purposeVersion } from '@blattwerk/contract/consents/texts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField, useConsent } from '../../components/consent/purpose-consent.tsx';

interface TransferConsent {
  /** The tick, where the consent does not stand from before. */
  field: ReactNode;
  /** Whether sending may go on; else the field says what is missing. */
  check: () => boolean;
  /** What goes along with the choice. */
  body: { consentVersion?: number };
}

/** The consent to passing prescriptions on, asked once where a pharmacy is chosen. */
export const useTransferConsent = (): TransferConsent => {
  const { t } = useTranslation('consents');
  const stands = useConsent('pharmacy-transfer');
  const [isTicked, setTicked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isMissing = stands === false && !isTicked;
  return {
    field: stands === false && (
      <ConsentField purpose="pharmacy-transfer" isGiven={isTicked} onChange={setTicked} error={isChecked && isMissing ? t('pharmacyNeeded') : undefined} />
    ),
    check: () => {
      setChecked(true);
      return !isMissing;
    },
    body: isTicked ? { consentVersion: purposeVersion('pharmacy-transfer') } : {},
  };
};
