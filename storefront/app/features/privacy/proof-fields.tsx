import type { InputHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MailCodeField } from '../../components/personal/mail-code-field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';

export type ProofKind = 'password' | 'code';

/** A refused proof is told at its field. */
export const proofRefusals = { 'auth.invalidPassword': 'password', 'auth.mailCodeInvalid': 'code' } as const;

type Props = InputHTMLAttributes<HTMLInputElement> & { kind: ProofKind; ref?: Ref<HTMLInputElement>; error?: string | undefined };

/** That it is the owner who asks: the password, or for an account without one a code by mail. */
export const ProofFields = ({ kind, ...input }: Props) => {
  const { t } = useTranslation('privacy');
  if (kind === 'code') return <MailCodeField {...input} />;
  return <PasswordInput {...input} label={t('proof.password')} autoComplete="current-password" />;
};
