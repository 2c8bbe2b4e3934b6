import type { Profile, RequiredProfileField } from '@blattwerk/contract/accounts/shapes';
import { missingProfileFields } from '@blattwerk/contract/accounts/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonalFields } from '../../components/personal/personal-fields.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { meKey, statusesKey } from '../../lib/auth/use-me.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import type { Personal } from '../../lib/profile/personal.ts';
import { patchOf, personalOf } from '../../lib/profile/personal.ts';
import { profileShape } from '../../lib/profile/personal-shape.ts';
import { profileKey } from '../../lib/profile/use-profile.ts';
import { useSavedUnsent, useUnsent } from '../../lib/unsent/use-unsent.ts';
import { MissingFields } from './missing-fields.tsx';
import styles from './profile.module.css';

/** The profile as it will be once the server has agreed. */
const withInput = (profile: Profile, input: ReturnType<typeof patchOf>): Profile => {
  const next = { ...profile, ...input };
  const missing = missingProfileFields('patient', next);
  return { ...next, missing, complete: missing.length === 0 };
};

type Saved = { kind: 'never' } | { kind: 'saving' } | { kind: 'saved'; at: string } | { kind: 'failed' };

const SavedState = ({ saved, missing }: { saved: Saved; missing: readonly RequiredProfileField[] }) => {
  const { t } = useTranslation('profile');
  const list = missing.map((field) => t(field, { ns: 'person' })).join(', ');
  return (
    <span className={styles.saved} role="status">
      {saved.kind === 'saving' && t('saving')}
      {saved.kind === 'failed' && t('notSaved')}
      {saved.kind === 'saved' && (
        <>
          {t('savedAt')} <DateTime value={saved.at} kind="time" />
          {list && `. ${t('stillMissing', { list })}`}
        </>
      )}
    </span>
  );
};

/** Shows what was typed as stored at once, and takes it back with the reason when the server refuses it. */
const useSaveProfile = (profile: Profile) => {
  const client = useQueryClient();
  const [saved, setSaved] = useState<Saved>({ kind: 'never' });
  const save = async (personal: Personal): Promise<void> => {
    const input = patchOf(personal);
    setSaved({ kind: 'saving' });
    client.setQueryData(profileKey, withInput(profile, input));
    try {
      client.setQueryData(profileKey, await memberApi.patch('/clients/iam/profile', { body: input }));
    } catch (failure) {
      client.setQueryData(profileKey, profile);
      setSaved({ kind: 'failed' });
      throw failure;
    }
    setSaved({ kind: 'saved', at: new Date().toISOString() });
    await Promise.all([client.invalidateQueries({ queryKey: meKey }), client.invalidateQueries({ queryKey: statusesKey })]);
  };
  return { saved, save };
};

/** All fields as they stand, when one of them is not as it was stored. */
const changedIn = (valueOf: (name: keyof Personal) => string | undefined, profile: Profile): Personal | undefined => {
  const stored = personalOf(profile);
  const names = Object.keys(stored) as (keyof Personal)[];
  const isChanged = names.some((name) => (valueOf(name) ?? '') !== stored[name]);
  return isChanged ? (Object.fromEntries(names.map((name) => [name, valueOf(name) ?? ''])) as Personal) : undefined;
};

/** Name, address and phone number, as prescription and invoice need them. */
export const PersonalCard = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile');
  const unsent = useUnsent<Personal>('profile', profile.email);
  const form = useShapeForm(profileShape, unsent ?? personalOf(profile));
  useSavedUnsent('profile', profile.email, () => changedIn(form.getValues, profile));
  const { run, isPending, error } = useAction();
  const { saved, save } = useSaveProfile(profile);
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await save(input);
      } catch (failure) {
        if (!form.showServerErrors(failure, { 'invalid.phone': 'phone', 'invalid.zip.code': 'zipCode' })) throw failure;
      }
    }),
  );
  return (
    <Card>
      <h2>{t('personal')}</h2>
      <MissingFields missing={profile.missing} onJump={(field) => field !== 'position' && form.setFocus(field)} />
      <ScriptedForm onSubmit={(event) => void submit(event)}>
        {unsent && saved.kind !== 'saved' && (
          <Notice kind="info">
            <p>{t('unsent')}</p>
          </Notice>
        )}
        <PersonalFields form={form} />
        <FailureNotice error={error} />
        <div className={styles.submit}>
          <Button type="submit" isBusy={isPending}>
            {t('save')}
          </Button>
          <SavedState saved={saved} missing={profile.missing} />
        </div>
      </ScriptedForm>
    </Card>
  );
};
