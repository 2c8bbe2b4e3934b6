import { invitationForm, doctorInvitationForm } from '@blattwerk/contract/invitations/shapes';
import type { InvitationAccepted, OpenInvitation } from '@blattwerk/contract/invitations/shapes';
import { federalStates } from '@blattwerk/contract/places/federal-states';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './invitations.module.css';

type Role = OpenInvitation['role'];

type Form = FormOf<typeof invitationForm>;

const titles = ['', 'Dr.', 'Dr. med.', 'Prof. Dr.', 'Prof. Dr. med.'] as const;
/** Countries whose doctors may prescribe here; Germany is named by its states. */
const countries = ['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] as const; // prettier-ignore

const Person = ({ form }: { form: Form }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <div className={styles.short}>
        <Select label={t('title')} isOptional {...form.register('title')} options={titles.map((value) => ({ value, label: value || t('titleNone') }))} />
      </div>
      <div className={styles.pair}>
        <TextInput label={t('firstName')} autoComplete="given-name" {...form.register('firstName')} error={form.errorOf('firstName')} />
        <TextInput label={t('lastName')} autoComplete="family-name" {...form.register('lastName')} error={form.errorOf('lastName')} />
      </div>
    </>
  );
};

const LicenceFields = ({ form }: { form: Form }) => {
  const { t, i18n } = useTranslation('invitations');
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const abroad = countries.map((code) => ({ value: `country:${code}`, label: names.of(code) ?? code }));
  const states = [
    { value: '', label: t('licence.choose') },
    ...federalStates.map((code) => ({ value: `DE-${code}`, label: t(`federalState.${code}`) })),
    ...abroad.toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('licence.title')}</legend>
      <TextInput label={t('licence.number')} {...form.register('licenceNumber')} error={form.errorOf('licenceNumber')} />
      <TextInput
        label={t('licence.authority')}
        help={t('licence.authorityHelp')}
        {...form.register('licenceAuthority')}
        error={form.errorOf('licenceAuthority')}
      />
      <Select label={t('licence.state')} {...form.register('licenceState')} error={form.errorOf('licenceState')} options={states} />
    </fieldset>
  );
};

const Passwords = ({ form }: { form: Form }) => {
  const { t } = useTranslation('account');
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <PasswordInput
        label={t('password')}
        autoComplete="new-password"
        {...form.register('password')}
        error={form.errorOf('password')}
        rulesFor={password ?? ''}
      />
      <PasswordInput label={t('passwordConfirm')} autoComplete="new-password" {...form.register('passwordConfirm')} error={form.errorOf('passwordConfirm')} />
    </>
  );
};

/** Name, licence and password: what the account begins with. */
export const AcceptForm = ({ token, role, onAccepted }: { token: string; role: Role; onAccepted: (accepted: InvitationAccepted) => void }) => {
  const { t } = useTranslation('invitations');
  const form = useShapeForm(role === 'doctor' ? doctorInvitationForm : invitationForm, {});
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit(({ licenceNumber: number, licenceAuthority: authority, licenceState: state, ...person }) =>
    run(async () => {
      const licence = role === 'doctor' && number && authority && state ? { licence: { number, authority, state } } : {};
      try {
        onAccepted(await visitorApi.post('/clients/invitations/:token/accept', { params: { token }, body: { ...person, ...licence } }));
      } catch (failure) {
        if (form.showServerErrors(failure)) return;
        throw failure;
      }
    }),
  );
  return (
    <ScriptedForm onSubmit={submit} className={styles.form}>
      <Person form={form} />
      {role === 'doctor' && <LicenceFields form={form} />}
      <Passwords form={form} />
      <FailureNotice error={error} />
      <Button type="submit" isWide isBusy={isPending}>
        {t('accept')}
      </Button>
    </ScriptedForm>
  );
};
