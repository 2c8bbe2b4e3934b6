import type { Passkey, TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey, newRecoveryCodes, removePasskey, removeTotp, startTotp } from '../../providers/second-factors.ts';
import type { Guarded } from './guard-dialog.tsx';

/** What stands in the place of the list while something is set up. */
export type Stage = { totp: TotpEnrolment } | { codes: readonly string[] } | undefined;

/** Every change to the own second factors, each behind the password. `onChanged`: something else holds now. */
export const useFactorChanges = (onChanged: () => void) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [guarded, setGuarded] = useState<Guarded>();
  const [stage, setStage] = useState<Stage>();
  const done = (codes: readonly string[]) => {
    setGuarded(undefined);
    setStage(codes.length > 0 ? { codes } : undefined);
    open?.({ type: 'success', message: t('common.saved') });
    onChanged();
  };
  const words = (key: string) => ({ title: t(`security.ask.${key}.title`), text: t(`security.ask.${key}.text`), submit: t(`security.ask.${key}.submit`) });
  return {
    guarded,
    stage,
    done,
    close: () => setGuarded(undefined),
    leaveStage: () => setStage(undefined),
    addTotp: () =>
      setGuarded({
        ...words('addTotp'),
        run: async (guard) => {
          const totp = await startTotp(guard);
          setGuarded(undefined);
          setStage({ totp });
        },
      }),
    addPasskey: () =>
      setGuarded({
        ...words('addPasskey'),
        asksName: true,
        run: async ({ name = '', ...guard }) => {
          const added = await addPasskey(name.trim(), guard);
          if (added !== undefined) done(added.recoveryCodes);
        },
      }),
    dropTotp: () =>
      setGuarded({
        ...words('dropTotp'),
        isDanger: true,
        asksCode: true,
        run: async (guard) => {
          await removeTotp(guard);
          done([]);
        },
      }),
    dropPasskey: ({ id }: Passkey) =>
      setGuarded({
        ...words('dropPasskey'),
        isDanger: true,
        asksCode: true,
        run: async (guard) => {
          await removePasskey(id, guard);
          done([]);
        },
      }),
    renewCodes: () => setGuarded({ ...words('renewCodes'), asksCode: true, run: async (guard) => done((await newRecoveryCodes(guard)).recoveryCodes) }),
  };
};
