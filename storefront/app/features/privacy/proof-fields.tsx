import { useTranslation } from 'react-i18next';
import { MailCodeField } from '../../components/personal/mail-code-field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';

export type ProofKind = 'password' | 'code';

interface Props {
  kind: ProofKind;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** That it is the owner who asks: the password, or for an account without one a code by mail. */
export const ProofFields = ({ kind, value, onChange, error }: Props) => {
  const { t } = useTranslation('privacy');
  if (kind === 'code') return <MailCodeField value={value} error={error} onChange={(event) => onChange(event.target.value)} />;
  return (
    <PasswordInput label={t('proof.password')} autoComplete="current-password" value={value} error={error} onChange={(event) => onChange(event.target.value)} />
  );
};
