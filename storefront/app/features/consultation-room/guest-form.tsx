import { openGuestInput, type OpenedGuest } from '@blattwerk/contract/room-guests/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { FormDateInput } from '../../components/ui/form-inputs.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { openAsGuest, triesLeftOf } from './guest-session.ts';

const guestForm = openGuestInput.omit({ token: true });

interface Props {
  token: string;
  /** Why the form is shown once more. */
  reason: unknown;
  onOpened: (opened: OpenedGuest) => void;
}

/** The two questions before anything is shown of the appointment. */
export const GuestForm = ({ token, reason, onOpened }: Props) => {
  const { t } = useTranslation('room');
  const form = useShapeForm(guestForm, { firstName: '', lastName: '', dob: '' }, 'onSubmit');
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) => run(async () => onOpened(await openAsGuest({ token, ...input }))));
  const triesLeft = triesLeftOf(error);
  return (
    <Card tone="next">
      <h2>{t('guest.who')}</h2>
      <p>{t('guest.why')}</p>
      {triesLeft === 0 ? (
        <FailureNotice error={error} />
      ) : (
        <ScriptedForm onSubmit={(event) => void submit(event)}>
          <TextInput label={t('guest.firstName')} autoComplete="given-name" {...form.register('firstName')} error={form.errorOf('firstName')} />
          <TextInput label={t('guest.lastName')} autoComplete="family-name" {...form.register('lastName')} error={form.errorOf('lastName')} />
          <FormDateInput label={t('guest.dob')} control={form.control} name="dob" error={form.errorOf('dob')} />
          <FailureNotice error={error ?? reason} />
          {triesLeft !== undefined && <p>{t('guest.triesLeft', { count: triesLeft })}</p>}
          <Button type="submit" isBusy={isPending} iconEnd="arrow">
            {t('guest.open')}
          </Button>
        </ScriptedForm>
      )}
    </Card>
  );
};
