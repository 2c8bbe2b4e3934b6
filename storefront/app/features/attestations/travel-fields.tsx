import { travelSexes } from '@blattwerk/contract/attestations/shapes';
import { useTranslation } from 'react-i18next';
import { FormDateInput } from '../../components/ui/form-inputs.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { nationalities } from './nationalities.ts';
import type { travelShape } from './travel-shape.ts';

/** What the form for travel asks beyond the account. */
export const TravelFields = ({ form, unit, most }: { form: FormOf<ReturnType<typeof travelShape>>; unit: string; most: number }) => {
  const { t } = useTranslation('attestations');
  const locale = useLocale();
  const { register, errorOf } = form;
  const sexes = travelSexes.map((value) => ({ value, label: t(`travel.sexes.${value}`) }));
  return (
    <>
      <FormDateInput control={form.control} name="from" label={t('travel.from')} error={errorOf('from')} />
      <TextInput
        label={t('travel.days')}
        help={t('travel.daysHelp')}
        inputMode="numeric"
        suffix={t('travel.daysUnit')}
        {...register('days')}
        error={errorOf('days')}
      />
      <TextInput
        label={t('travel.amount')}
        help={t('travel.amountHelp', { most, unit })}
        inputMode="decimal"
        suffix={unit}
        {...register('amount')}
        error={errorOf('amount')}
      />
      <TextInput
        label={t('travel.identityDocument')}
        help={t('travel.identityHelp')}
        autoComplete="off"
        maxLength={30}
        {...register('identityDocument')}
        error={errorOf('identityDocument')}
      />
      <TextInput label={t('travel.birthPlace')} autoComplete="off" maxLength={80} {...register('birthPlace')} error={errorOf('birthPlace')} />
      <Select label={t('travel.nationality')} options={nationalities(locale)} {...register('nationality')} error={errorOf('nationality')} />
      <Select label={t('travel.sex')} options={[{ value: '', label: t('choose') }, ...sexes]} {...register('sex')} error={errorOf('sex')} />
    </>
  );
};
