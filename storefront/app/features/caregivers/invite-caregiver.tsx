import { caregiverInput, usualAccessDays } from '@blattwerk/contract/caregivers/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './caregivers.module.css';
import { DaysField, LimitsField } from './grant-fields.tsx';
import { caregiversKey } from './use-caregivers.ts';

const empty = { name: '', email: '', limits: [], days: usualAccessDays };

/** Who, what and for how long: a mail goes out, and nothing can be seen before it is accepted. */
export const InviteCaregiver = () => {
  const { t } = useTranslation('caregivers');
  const client = useQueryClient();
  const form = useShapeForm(caregiverInput, empty);
  const { run, isPending, error } = useAction();
  const [sentTo, setSentTo] = useState('');
  const [limits = [], days = usualAccessDays] = useWatch({ control: form.control, name: ['limits', 'days'] });
  const submit = form.handleSubmit((input) =>
    run(async () => {
      setSentTo('');
      try {
        await memberApi.post('/clients/iam/caregivers', { body: input });
      } catch (failure) {
        if (form.showServerErrors(failure, { 'caregiver.ownAddress': 'email', 'caregiver.alreadyInvited': 'email' })) return;
        throw failure;
      }
      setSentTo(input.email);
      form.reset(empty);
      await client.invalidateQueries({ queryKey: caregiversKey });
    }),
  );
  return (
    <Card>
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.text')}</p>
      <ScriptedForm onSubmit={submit}>
        {sentTo && (
          <Notice kind="ok" isAlert>
            <p className={styles.long}>{t('invite.sent', { email: sentTo })}</p>
          </Notice>
        )}
        <TextInput label={t('invite.name')} help={t('invite.nameHelp')} autoComplete="off" {...form.register('name')} error={form.errorOf('name')} />
        <TextInput
          label={t('invite.email')}
          help={t('invite.emailHelp')}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        <LimitsField value={limits} error={form.errorOf('limits')} onChange={(chosen) => form.setValue('limits', chosen, { shouldValidate: true })} />
        <DaysField label={t('grant.howLong')} value={days} onChange={(chosen) => form.setValue('days', chosen)} />
        <p className={styles.quiet}>{t('invite.never')}</p>
        <FailureNotice error={error} />
        <Button type="submit" isBusy={isPending}>
          {t('invite.send')}
        </Button>
      </ScriptedForm>
    </Card>
  );
};
