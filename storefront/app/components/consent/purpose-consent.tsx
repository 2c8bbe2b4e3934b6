import type { ConsentWay } from '@blattwerk/contract/consents/shapes';
import { purposeTexts, purposeVersion, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { useQuery } from '@tanstack/react-query';
import { CheckboxField } from '../ui/choices.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

export const consentsKey = ['iam', 'consents'] as const;

export const useConsents = () => useQuery({ queryKey: consentsKey, queryFn: () => memberApi.get('/clients/iam/consents') });

/** Whether the consent to the current words of a purpose holds already; undefined until it is known. */
export const useConsent = (purpose: ConsentPurpose): boolean | undefined => {
  const consents = useConsents();
  const version = purposeVersion(purpose);
  return consents.data?.items.some((item) => item.purpose === purpose && item.version === version && item.givenAt !== null && item.withdrawnAt === null);
};

export const giveConsent = (purpose: ConsentPurpose, way: ConsentWay): Promise<unknown> =>
  memberApi.post('/clients/iam/consents', { body: { purpose, version: purposeVersion(purpose), way } });

interface Props {
  purpose: ConsentPurpose;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  error?: string | undefined;
}

/** The words of a consent, with the tick that gives it; never ticked beforehand. */
export const ConsentField = ({ purpose, isGiven, onChange, error }: Props) => {
  const locale = useLocale();
  return <CheckboxField label={purposeTexts[purpose].at(-1)?.[locale]} checked={isGiven} onChange={({ target }) => onChange(target.checked)} error={error} />;
};
