import { useTranslation } from 'react-i18next';
import { TownOffer } from '../../components/personal/town-offer.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './pharmacy-choice.module.css';
import { useAfterChoice } from './use-after-choice.ts';

const manualShape = async () => (await import('@blattwerk/contract/prescriptions/shapes')).manualPharmacyInput;

/** Any other German pharmacy, by its address. */
export const ManualPharmacy = ({ treatmentId }: { treatmentId: string }) => {
  const { t } = useTranslation('pharmacy-choice');
  const form = useShapeForm(manualShape, { treatmentId });
  const { run, isPending, error } = useAction();
  const afterChoice = useAfterChoice();
  const submit = form.handleSubmit(
    async (input) =>
      void (await run(async () => {
        try {
          await api.post('/pharmacy/manually', input);
        } catch (failure) {
          form.showServerErrors(failure);
          throw failure;
        }
        await afterChoice();
      })),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <p>{t('manual.text')}</p>
      <TextInput label={t('manual.name')} {...form.register('name')} error={form.errorOf('name')} />
      <div className={styles.street}>
        <TextInput label={t('manual.street')} {...form.register('street')} error={form.errorOf('street')} />
        <TextInput label={t('manual.houseNum')} {...form.register('houseNum')} error={form.errorOf('houseNum')} />
      </div>
      <div className={styles.town}>
        <TextInput label={t('manual.zipCode')} inputMode="numeric" maxLength={5} {...form.register('zipCode')} error={form.errorOf('zipCode')} />
        <TextInput label={t('manual.city')} {...form.register('city')} error={form.errorOf('city')} />
      </div>
      <TownOffer zipCode={form.watch('zipCode') ?? ''} town={form.watch('city') ?? ''} onTown={(town) => form.setValue('city', town)} />
      <TextInput label={t('manual.email')} type="email" isOptional {...form.register('email', { emptyIsNone: true })} error={form.errorOf('email')} />
      <TextInput label={t('manual.phone')} type="tel" isOptional {...form.register('phone', { emptyIsNone: true })} error={form.errorOf('phone')} />
      <FailureNotice error={error} />
      <Button type="submit" isBusy={isPending}>
        {t('manual.submit')}
      </Button>
    </ScriptedForm>
  );
};
