import { purposeTexts, purposeVersion } from '@blattwerk/contract/consents/texts';
import { useQuery } from '@tanstack/react-query';
import { CheckboxField } from '../ui/choices.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

const version = purposeVersion('video');

/** Whether the consent to video holds already; undefined until it is known. */
export const useVideoConsent = (): boolean | undefined => {
  const consents = useQuery({ queryKey: ['iam', 'consents'], queryFn: () => memberApi.get('/clients/iam/consents') });
  if (!consents.data) return undefined;
  return consents.data.items.some((item) => item.purpose === 'video' && item.version === version && item.givenAt !== null && item.withdrawnAt === null);
};

export const giveVideoConsent = (): Promise<unknown> => memberApi.post('/clients/iam/consents', { body: { purpose: 'video', version } });

interface Props {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
}

/** The words of the consent, with the tick that gives it. */
export const VideoConsentField = ({ isGiven, onChange }: Props) => {
  const locale = useLocale();
  return <CheckboxField label={purposeTexts.video[version - 1]?.[locale]} checked={isGiven} onChange={({ target }) => onChange(target.checked)} />;
};
